import { Entry, Letter, Press, renderLetter, SmallWords, siteUrl, TextLink, Words } from "@/lib/platform/email/letter";
import { mailWords } from "@/lib/platform/email/words";
import type { Dated } from "./calendar-rules";
import { More, type NoticeInMail, SHOWN, stopHeaders, Told, type ToSomebody, Why, type Written } from "./shared-mails";

/** The reader's next meetups, and what is new since the last summary, grouped by topic. */
export interface DigestMail extends ToSomebody {
  every: "day" | "week";
  /** The meetups they go to, host or wait for until the next summary. */
  yours: readonly Dated[];
  /** Meetups that their groups plan and that they have not answered. */
  fresh: readonly Dated[];
  /** Says in which time zone the times are given. */
  times: string;
  parts: readonly { title: string; notices: readonly NoticeInMail[] }[];
  /** What else waits for the reader, each with the page where it waits. */
  open?: readonly { says: string; path: string }[];
}

const CALENDAR_PATH = "/dashboard/calendar";
/** The most dates for each part of the calendar; the mail says how many more there are, and links to them. */
const SHOWN_DATES = 10;
/** A mail program's list of mails has room for this many, after the subject. */
const AT_A_GLANCE = 3;

const some = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

/** "3 meetups, and 4 new ones in your groups" */
function contents({ yours, fresh, parts }: DigestMail): string {
  const notices = parts.reduce((sum, part) => sum + part.notices.length, 0);
  const said: string[] = [];
  if (yours.length > 0) said.push(some(yours.length, "one meetup", "meetups"));
  const planned = yours.length > 0 ? some(fresh.length, "a new one", "new ones") : some(fresh.length, "one new meetup", "new meetups");
  if (fresh.length > 0) said.push(`${planned} in your groups`);
  const more = fresh.length > 0 ? "more" : "new";
  if (notices > 0) said.push(some(notices, `one ${more} notice`, `${more} notices`));
  const last = said.pop() ?? "";
  return said.length > 0 ? `${said.join(", ")}, and ${last}` : last;
}

function glance({ yours, fresh, parts }: DigestMail): string {
  const dates = [...yours, ...fresh].slice(0, AT_A_GLANCE).map(({ title, day }) => `${title} on ${day}`);
  return dates.join(", ") || (parts[0]?.notices[0]?.title ?? "");
}

/** As many of the parts as the mail shows, in their order. */
function shownParts({ parts }: DigestMail): DigestMail["parts"] {
  let room = SHOWN;
  return parts.flatMap(({ title, notices }) => {
    const shown = notices.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{ title, notices: shown }] : [];
  });
}

const PartHead = ({ title }: { title: string }) => (
  <div style={{ marginTop: "22px" }}>
    <Words>
      <strong>{mailWords(title)}</strong>
    </Words>
  </div>
);

/** Some dates, the earliest first, with a coloured line beside them. */
function Dates({ title, dates, edge, rest }: { title: string; dates: readonly Dated[]; edge: string; rest: string }) {
  if (dates.length === 0) return null;
  return (
    <>
      <PartHead title={title} />
      {dates.slice(0, SHOWN_DATES).map(({ _id, when, title: name, says, path }) => (
        <Entry key={_id} edge={edge}>
          <strong>{when}</strong>
          <br />
          <span className="dated">
            <TextLink href={siteUrl(path)}>
              <bdi>{mailWords(name)}</bdi>
            </TextLink>{" "}
            · {mailWords(says)}
          </span>
        </Entry>
      ))}
      <More count={dates.length - SHOWN_DATES} path={rest} />
    </>
  );
}

/** A summary of the next meetups and of new, unread notices. */
export async function digestMail(mail: DigestMail): Promise<Written> {
  const { displayName, every, yours, fresh, times, parts, open = [] } = mail;
  const subject = `Your ${every}: ${contents(mail)}`;
  const dated = yours.length + fresh.length > 0;
  const notices = parts.reduce((sum, part) => sum + part.notices.length, 0);
  const letter = (
    <Letter
      title={displayName ? `Your ${every}, ${mailWords(displayName)}` : `Your ${every}`}
      preview={mailWords(glance(mail))}
      footnote={<Why {...mail} />}
    >
      <Dates title="Yours" dates={yours} edge="#b9302a" rest={CALENDAR_PATH} />
      <Dates title="New in your groups" dates={fresh} edge="#f2a71b" rest="/dashboard/notices" />
      {dated && <SmallWords>{times}</SmallWords>}
      {shownParts(mail).map((part) => (
        <div key={part.title}>
          <PartHead title={part.title} />
          {part.notices.map((notice) => (
            <Told key={notice._id} {...notice} />
          ))}
        </div>
      ))}
      <More count={notices - SHOWN} />
      <div style={{ marginTop: "22px" }}>
        {dated ? (
          <Press href={siteUrl(CALENDAR_PATH)}>Open my calendar</Press>
        ) : (
          <Press href={siteUrl("/dashboard/notices")}>See your notices</Press>
        )}
      </div>
      {open.map(({ says, path }) => (
        <SmallWords key={path}>
          <TextLink href={siteUrl(path)}>{mailWords(says)}</TextLink>
        </SmallWords>
      ))}
    </Letter>
  );
  return { subject, ...(await renderLetter(letter)), ...stopHeaders(mail.unsubscribe) };
}
