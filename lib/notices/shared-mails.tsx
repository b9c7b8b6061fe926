import type { Fact } from "@/lib/platform/email/facts";
import { Entry, siteUrl, TextLink, Words } from "@/lib/platform/email/letter";
import type { Mail } from "@/lib/platform/email/send";
import { mailWords } from "@/lib/platform/email/words";

/** The page where people choose what they hear about. */
const SETTINGS_PATH = "/dashboard/account#notices";
/** A mail lists this many notices at most; it says how many more are in the app. */
export const SHOWN = 20;

/** One notice as a mail shows it. Any of its texts may contain words that people typed; this file escapes them, so callers need not. */
export interface NoticeInMail {
  _id: string;
  /** What happened, in one sentence: "Kamrul Hasan asks to join Ramna Runners". */
  title: string;
  /** What it means, or what a person said about it. */
  detail?: string | null;
  /** For a list of several notices: what changed, or when it is. */
  facts?: readonly Fact[];
  /** The page of our site that shows it: a path that begins with a slash. */
  path: string;
}

export interface ToSomebody {
  /** Null for a person who has given no name. */
  displayName: string | null;
  /** Why the reader gets it: "You get this because you run this group." */
  why: string;
  /**
   * The token for the page that stops mails of this kind and for the one-click address of RFC 8058. Null for mails that cannot be switched
   * off.
   */
  unsubscribe: string | null;
  /** False for a person without an account: they cannot log in to see settings. */
  hasSettings?: boolean;
}

export type Written = Omit<Mail, "to">;

/** The headers with which a mail program offers its own unsubscribe button. The reader need not sign in. */
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
  /** The page of our site that lists them: a path that begins with a slash. */
  path?: string;
}

/** The line that says how many more there are than the mail lists. */
export const More = ({ count, path = "/dashboard/notices" }: MoreProps) =>
  count > 0 && (
    <Words>
      And {count} more: <TextLink href={siteUrl(path)}>see them all</TextLink>.
    </Words>
  );
