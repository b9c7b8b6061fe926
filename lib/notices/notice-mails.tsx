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

/** A note in our own words; it may contain a link to a page of ours. */
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

/** A mail that is sent at once: one notice, or several of one kind together. */
export interface NoticeMail extends ToSomebody {
  notices: readonly [NoticeInMail, ...NoticeInMail[]];
  /** The title for several notices: "3 people ask to join". One notice uses its own title. */
  title?: string;
  facts?: readonly Fact[];
  /** The day of the event: shown as a date patch beside the first notice's facts, and at the end of the subject. */
  day?: PatchDay | undefined;
  /** What the reader's decision means for others; shown right above the button. */
  stakes?: string | null;
  /** The text of the one button; it leads to the first notice's page. */
  act: string;
  /** Both answers if the notice asks a question; they replace the button. Each path leads to the page where one press gives that answer. */
  answers?: Record<"yes" | "no", { says: string; path: string }> | undefined;
  /** More notes, below everything else. */
  notes?: readonly Note[];
  attachments?: Mail["attachments"];
}

/** The button or buttons. The addresses are written in full beneath, for mail programs that show no buttons. */
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

/** The day in the subject tells the mails about different dates of a series apart. */
const dated = (title: string, day: PatchDay | undefined): string =>
  day ? `${title}${title.endsWith("?") ? "" : ","} ${day.weekday} ${day.day} ${day.month}` : title;

/** A mail about something that has just happened. */
export async function noticeMail(mail: NoticeMail): Promise<Written> {
  const { displayName, notices, facts = [], day, stakes, notes = [], attachments, unsubscribe } = mail;
  const [first, ...others] = notices;
  const alone = others.length === 0;
  const title = mail.title ?? first.title;
  // If the detail is also one of the facts, show it only there, where it is easier to see.
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
