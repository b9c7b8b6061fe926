import type { RecordRow } from "@/lib/memberships/views";
import "./record.css";

const WHEN = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Dhaka" });

/** What the record's short names mean to a reader; one that is not known here is shown as it is. */
const WORDS: Record<string, string> = {
  joined: "joined",
  requested: "asked to join",
  waiting: "lined up for a place",
  withdrew: "took back their request",
  left: "left the group",
  promoted: "got a place from the line",
  approved: "approved",
  declined: "declined",
  removed: "removed",
  banned: "banned",
  lifted: "lifted the ban of",
  "role-changed": "changed the role of",
  invited: "made an invitation",
  "invitation-revoked": "revoked an invitation",
  "invitation-accepted": "accepted an invitation",
  "invitation-refused": "declined an invitation",
  "transfer-offered": "offered the group to",
  "transfer-withdrawn": "took back the offer to",
  "transfer-accepted": "took over the group from",
  "settings-changed": "changed the settings",
  "rules-changed": "changed the rules",
  "limit-changed": "changed the number of places",
  closed: "closed the group",
  reopened: "opened the group again",
  moved: "announced a move",
};

/** What was done by whom, the newest first. Nobody can change it. */
export function RecordList({ items }: { items: RecordRow[] }) {
  return (
    <ol className="record">
      {items.map(({ _id, at, action, actor, person, detail }) => (
        <li key={_id}>
          <time dateTime={at}>{WHEN.format(new Date(at))}</time>
          <p>
            <b dir="auto">{actor}</b> {WORDS[action] ?? action.replaceAll("-", " ")}{" "}
            {person && person !== actor && <b dir="auto">{person}</b>}
          </p>
          {detail && (
            <p className="said" dir="auto">
              {detail}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
