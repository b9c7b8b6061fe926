import { Letter, Press, renderLetter, SmallWords, TextLink, Words } from "./letter";
import { More, type NoticeInMail, SHOWN, siteUrl, stopHeaders, Told, type ToSomebody, Why, type Written } from "./notice-parts";
import { greeting, mailWords } from "./words";

/** What came up since the last one, by what it is about. */
export interface DigestMail extends ToSomebody {
  every: "day" | "week";
  parts: readonly { title: string; notices: readonly NoticeInMail[] }[];
  /** What waits for its reader besides, each with the page of ours where it does. */
  open?: readonly { says: string; path: string }[];
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
