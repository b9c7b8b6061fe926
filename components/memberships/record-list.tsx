import { siteDate } from "@/lib/date-format";
import type { RecordRow } from "@/lib/memberships/views";
import { recordWords } from "./record-words";
import "./record.css";

const WHEN: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
};

/** The record of actions, the newest first. Nobody can change it. */
export function RecordList({ items }: { items: RecordRow[] }) {
  return (
    <ol className="record">
      {items.map((row) => (
        <Line key={row._id} row={row} />
      ))}
    </ol>
  );
}

function Line({ row }: { row: RecordRow }) {
  const { at, actor, person, self } = row;
  const { before, after, said } = recordWords(row);
  return (
    <li>
      <time dateTime={at}>{siteDate(WHEN).format(new Date(at))}</time>
      <p>
        <b dir="auto">{actor}</b> {before} {person && <b dir="auto">{self ? "themselves" : person}</b>} {after}
      </p>
      {said && (
        <p className="said" dir="auto">
          {said}
        </p>
      )}
    </li>
  );
}
