import { type Fact, Facts, FactsOn } from "@/lib/platform/email/facts";
import {
  InFull,
  Letter,
  type PatchDay,
  Press,
  renderLetter,
  SmallWords,
  siteUrl,
  TextLink,
  TwoAnswers,
  Words,
} from "@/lib/platform/email/letter";
import type { Mail } from "@/lib/platform/email/send";
import { greeting, mailSubject, mailWords } from "@/lib/platform/email/words";
import { More, type NoticeInMail, SHOWN, stopHeaders, Told, type ToSomebody, Why, type Written } from "./shared-mails";

/** In words of ours; some of them may lead to a page of ours. */
export type Note = string | { before: string; says: string; path: string; after: string };

const InNote = ({ note }: { note: Note }) =>
  typeof note === "string" ? (
    note
  ) : (
    <>
      {note.before}
      <TextLink href={siteUrl(note.path)}>{note.says}</TextLink>
      {note.after}
    </>
  );

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
  notes?: readonly Note[];
  attachments?: Mail["attachments"];
}

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
        <SmallWords key={typeof note === "string" ? note : note.says}>
          <InNote note={note} />
        </SmallWords>
      ))}
    </Letter>
  );
  const written = { subject: mailSubject(dated(title, day)), ...(await renderLetter(letter)), ...stopHeaders(unsubscribe) };
  return attachments ? { ...written, attachments } : written;
}
