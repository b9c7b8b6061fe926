import { env } from "@/lib/env";
import { BesideDay, Entry, InFull, Letter, type PatchDay, Press, renderLetter, SmallWords, TextLink, TwoAnswers, Words } from "./letter";
import type { Mail } from "./send";
import { greeting, mailSubject, mailWords } from "./words";

/** Where people choose what they hear about. */
const SETTINGS_PATH = "/dashboard/account#notices";
/** More than these would only be skimmed; the rest is counted and waits in the app. */
const SHOWN = 20;

/** A particular of the thing: "Fee", "It was Tk 250, it is Tk 300". */
export interface Fact {
  term: string;
  says: string;
  /** The page of ours that tells more of it, from the first slash on. */
  way?: { says: string; path: string };
}

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

interface ToSomebody {
  /** Null for somebody who has told us no name. */
  displayName: string | null;
  /** Why they get it: "You get this because you run this group." */
  why: string;
  /** Opens the page that stops mails of this kind, and the one-click address of RFC 8058; null for what cannot be switched off. */
  unsubscribe: string | null;
}

/** What is told at once: one notice, or several of a kind that came together. */
export interface NoticeMail extends ToSomebody {
  notices: readonly [NoticeInMail, ...NoticeInMail[]];
  /** For several: "3 people ask to join". One alone is its own title. */
  title?: string;
  facts?: readonly Fact[];
  /** When the thing is: a date patch beside the first of its particulars, and the end of the subject. */
  day?: PatchDay | undefined;
  /** What hangs on it for others: right above what to do. */
  stakes?: string | null;
  /** The words of its one button, which leads to the first notice's page. */
  act: string;
  /** Instead of that button, where it asks a question: both answers, each with the page of ours where one press gives it. */
  answers?: Record<"yes" | "no", { says: string; path: string }> | undefined;
  /** What else there is to know, below it all. */
  notes?: readonly string[];
  attachments?: Mail["attachments"];
}

/** What came up since the last one, by what it is about. */
export interface DigestMail extends ToSomebody {
  every: "day" | "week";
  parts: readonly { title: string; notices: readonly NoticeInMail[] }[];
  /** What waits for its reader besides, each with the page of ours where it does. */
  open?: readonly { says: string; path: string }[];
}

export type Written = Omit<Mail, "to">;

const siteUrl = (path: string): string => env().SITE_URL + path;

/** The headers by which a mail program offers its own button; nobody has to sign in for it. */
const stopHeaders = (token: string | null): Pick<Mail, "headers"> =>
  token === null
    ? {}
    : {
        headers: {
          "List-Unsubscribe": `<${siteUrl(`/api/unsubscribe/${token}`)}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };

const Why = ({ why, unsubscribe }: ToSomebody) => (
  <>
    {mailWords(why)}{" "}
    {unsubscribe !== null && (
      <>
        <TextLink href={siteUrl(`/unsubscribe/${unsubscribe}`)}>Stop these mails</TextLink> with one press, or{" "}
        <TextLink href={siteUrl(SETTINGS_PATH)}>choose which ones you want</TextLink>.
      </>
    )}
  </>
);

const Told = ({ title, detail, facts = [], path }: Omit<NoticeInMail, "_id">) => (
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

const InWords = ({ term, says, way }: Fact) => (
  <>
    {mailWords(term)}: <strong>{mailWords(says)}</strong>
    {way && (
      <>
        <br />
        <TextLink href={siteUrl(way.path)}>{way.says}</TextLink>
      </>
    )}
  </>
);

const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.map((fact) => (
    <Entry key={fact.term} edge="#c9a769">
      <InWords {...fact} />
    </Entry>
  ));

/** As many as are as high as a date patch, on a phone too. */
const BESIDE_DAY = 2;

/** The particulars of something that has its day. */
const FactsOn = ({ day, facts }: { day: PatchDay; facts: readonly Fact[] }) => (
  <>
    <BesideDay day={day}>
      {facts.slice(0, BESIDE_DAY).map((fact) => (
        <Words key={fact.term}>
          <InWords {...fact} />
        </Words>
      ))}
    </BesideDay>
    <Facts facts={facts.slice(BESIDE_DAY)} />
  </>
);

/** The rest of a list that is too long for a mail. */
const More = ({ count }: { count: number }) =>
  count > 0 && (
    <Words>
      And {count} more: <TextLink href={siteUrl("/dashboard/notices")}>see them all</TextLink>.
    </Words>
  );

/** What to do about it; addresses stand in full beneath, for programs that show no buttons. */
function Acts({ act, answers, notices: [{ path }] }: Pick<NoticeMail, "act" | "answers" | "notices">) {
  if (answers === undefined)
    return (
      <>
        <Press href={siteUrl(path)}>{act}</Press>
        <InFull href={siteUrl(path)} />
      </>
    );
  const { yes, no } = answers;
  return (
    <>
      <TwoAnswers yes={{ ...yes, href: siteUrl(yes.path) }} no={{ ...no, href: siteUrl(no.path) }} />
      <SmallWords>Both open a page where you confirm, so nothing happens by a wrong tap.</SmallWords>
      <SmallWords>
        {act}: {siteUrl(path)}
      </SmallWords>
    </>
  );
}

/** Mails about the dates of a series are told apart by their day. */
const dated = (title: string, day: PatchDay | undefined): string =>
  day ? `${title}${title.endsWith("?") ? "" : ","} ${day.weekday} ${day.day} ${day.month}` : title;

/** A mail about what has just happened. */
export async function noticeMail(mail: NoticeMail): Promise<Written> {
  const { displayName, notices, facts = [], day, stakes, notes = [], attachments, unsubscribe } = mail;
  const [first, ...others] = notices;
  const alone = others.length === 0;
  const title = mail.title ?? first.title;
  // Said once: as a particular it stands out.
  const detail = alone && !facts.some(({ says }) => says === first.detail) && first.detail;
  const letter = (
    <Letter
      title={mailWords(title)}
      preview={mailWords((alone ? stakes || first.detail : first.title) || "Open HobbyHub to see it.")}
      footnote={<Why {...mail} />}
    >
      <Words>
        {greeting(displayName)} {!alone && "this came up:"}
      </Words>
      {detail && <Words>{mailWords(detail)}</Words>}
      {!alone && notices.slice(0, SHOWN).map((notice) => <Told key={notice._id} {...notice} />)}
      <More count={notices.length - SHOWN} />
      {day ? <FactsOn day={day} facts={facts} /> : <Facts facts={facts} />}
      {stakes && <Words>{mailWords(stakes)}</Words>}
      <Acts {...mail} />
      {notes.map((note) => (
        <SmallWords key={note}>{note}</SmallWords>
      ))}
    </Letter>
  );
  const written = { subject: mailSubject(dated(title, day)), ...(await renderLetter(letter)), ...stopHeaders(unsubscribe) };
  return attachments ? { ...written, attachments } : written;
}

const countOf = ({ parts }: DigestMail): number => parts.reduce((sum, { notices }) => sum + notices.length, 0);

/** As much of the parts as a mail shows, in their order. */
function shownParts({ parts }: DigestMail): DigestMail["parts"] {
  let room = SHOWN;
  return parts.flatMap(({ title, notices }) => {
    const shown = notices.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{ title, notices: shown }] : [];
  });
}

/** A summary of what is new and unread. */
export async function digestMail(mail: DigestMail): Promise<Written> {
  const count = countOf(mail);
  const subject = `Your ${mail.every}: ${count === 1 ? "one new notice" : `${count} new notices`}`;
  const shown = shownParts(mail);
  const letter = (
    <Letter title={subject} preview={mailWords(shown[0]?.notices[0]?.title ?? subject)} footnote={<Why {...mail} />}>
      <Words>
        {greeting(mail.displayName)} this is new since {mail.every === "day" ? "yesterday" : "last week"}.
      </Words>
      {shown.map(({ title, notices }) => (
        <div key={title} style={{ marginTop: "22px" }}>
          <Words>
            <strong>{mailWords(title)}</strong>
          </Words>
          {notices.map((notice) => (
            <Told key={notice._id} {...notice} />
          ))}
        </div>
      ))}
      <More count={count - SHOWN} />
      <Press href={siteUrl("/dashboard/notices")}>See your notices</Press>
      {mail.open?.map(({ says, path }) => (
        <SmallWords key={path}>
          <TextLink href={siteUrl(path)}>{mailWords(says)}</TextLink>
        </SmallWords>
      ))}
    </Letter>
  );
  return { subject, ...(await renderLetter(letter)), ...stopHeaders(mail.unsubscribe) };
}
