import Link from "next/link";
import type { ReactNode } from "react";
import { Avatar } from "@/components/account/avatar";
import { Icon } from "@/components/ui/icon";
import type { NoticeView } from "@/lib/notices/schema";
import { MARKS } from "./mark-of-kind";

interface NoticeRowProps {
  notice: NoticeView;
  /** When it happened, as the list shows it. */
  at: string;
  /** Called when the person follows the link. */
  onFollow?: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** One notice of a list. Its sentence is a link to what happened. */
export function NoticeRow({ notice, at, onFollow, children }: NoticeRowProps) {
  const { kind, title, named, detail, facts, path, actor, createdAt, read } = notice;
  const { icon, dye } = MARKS[kind];
  return (
    <li className={read ? "note" : "note note-new"}>
      {actor ? (
        <Avatar name={actor.displayName} photoURL={actor.photoURL} />
      ) : (
        <span className={`merit merit-sm dye-${dye}`} aria-hidden="true">
          <Icon name={icon} />
        </span>
      )}
      <div className="note-words">
        <p>
          <Link href={path} prefetch={false} onClick={onFollow} dir="auto">
            {!read && <span className="sr-only">Unread: </span>}
            <Sentence title={title} named={named} />
          </Link>
        </p>
        {detail && (
          <p className="note-more" dir="auto">
            {detail}
          </p>
        )}
        {facts.map(({ term, says }) => (
          <p key={term} className="note-more">
            {term}
            {!term.endsWith("?") && ":"} {says}
          </p>
        ))}
        {children}
      </div>
      <time className="note-at" dateTime={createdAt}>
        {at}
      </time>
    </li>
  );
}

/** What happened, with the name in it. The name has its own text direction and does not change that of the sentence. */
function Sentence({ title, named }: Pick<NoticeView, "title" | "named">) {
  if (!named) return title;
  return (
    <>
      {named.before}
      <strong dir="auto">{named.name}</strong>
      {named.after}
    </>
  );
}
