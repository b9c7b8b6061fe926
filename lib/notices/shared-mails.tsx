import type { Fact } from "@/lib/platform/email/facts";
import { Entry, siteUrl, TextLink, Words } from "@/lib/platform/email/letter";
import type { Mail } from "@/lib/platform/email/send";
import { mailWords } from "@/lib/platform/email/words";

/** Where people choose what they hear about. */
const SETTINGS_PATH = "/dashboard/account#notices";
/** More than these would only be skimmed; the rest is counted and waits in the app. */
export const SHOWN = 20;

/** One notice as a mail tells it. Every text may hold words of people: they are made harmless here, whoever calls. */
export interface NoticeInMail {
  _id: string;
  /** What happened, as a sentence: "Kamrul Hasan asks to join Ramna Runners". */
  title: string;
  /** What it means, or what somebody said about it. */
  detail?: string | null;
  /** In a list of several: what changed, when it is. */
  facts?: readonly Fact[];
  /** The page of ours that shows it, from the first slash on. */
  path: string;
}

export interface ToSomebody {
  /** Null for somebody who has told us no name. */
  displayName: string | null;
  /** Why they get it: "You get this because you run this group." */
  why: string;
  /** Opens the page that stops mails of this kind, and the one-click address of RFC 8058; null for what cannot be switched off. */
  unsubscribe: string | null;
  /** False for somebody without an account: their settings would stand behind a login they do not have. */
  hasSettings?: boolean;
}

export type Written = Omit<Mail, "to">;

/** The headers by which a mail program offers its own button; nobody has to sign in for it. */
export const stopHeaders = (token: string | null): Pick<Mail, "headers"> =>
  token === null
    ? {}
    : {
        headers: {
          "List-Unsubscribe": `<${siteUrl(`/api/unsubscribe/${token}`)}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };

export const Why = ({ why, unsubscribe, hasSettings = true }: ToSomebody) => (
  <>
    {mailWords(why)}{" "}
    {unsubscribe !== null && (
      <>
        <TextLink href={siteUrl(`/unsubscribe/${unsubscribe}`)}>Stop these mails</TextLink> with one press
        {hasSettings && (
          <>
            , or <TextLink href={siteUrl(SETTINGS_PATH)}>choose which ones you want</TextLink>
          </>
        )}
        .
      </>
    )}
  </>
);

export const Told = ({ title, detail, facts = [], path }: Omit<NoticeInMail, "_id">) => (
  <Entry>
    <TextLink href={siteUrl(path)}>{mailWords(title)}</TextLink>
    {detail && (
      <>
        <br />
        {mailWords(detail)}
      </>
    )}
    {facts.map(({ term, says }) => (
      <span key={term}>
        <br />
        {mailWords(`${term}: ${says}`)}
      </span>
    ))}
  </Entry>
);

interface MoreProps {
  count: number;
  /** The page of ours that has them, from the first slash on. */
  path?: string;
}

/** The rest of a list that is too long for a mail. */
export const More = ({ count, path = "/dashboard/notices" }: MoreProps) =>
  count > 0 && (
    <Words>
      And {count} more: <TextLink href={siteUrl(path)}>see them all</TextLink>.
    </Words>
  );
