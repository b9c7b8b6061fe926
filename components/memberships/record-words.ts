import type { Recorded } from "@/lib/memberships/schema";
import type { RecordRow } from "@/lib/memberships/views";
import { dayOf } from "./join-words";
import { settingNames } from "./settings-draft";

/** The words for an action. The name of the person it is about stands between `before` and `after`. */
interface ActionWords {
  before: string;
  after?: string;
  /** The reason or text that the actor wrote. */
  said?: string | null;
}

const named = (detail: string | null): string => (detail ? ` “${detail}”` : "");

/** "the 12 who had asked to join". */
const askers = (count: string | null): string => `${count === "1" ? "the one" : `the ${count ?? "people"}`} who had asked to join`;

const TELL: Record<Recorded, (detail: string | null, row: Pick<RecordRow, "person" | "until">) => ActionWords> = {
  approved: () => ({ before: "approved" }),
  declined: (said) => ({ before: "declined", said }),
  removed: (said) => ({ before: "removed", said }),
  "requests-approved": (count) => ({ before: `approved ${askers(count)}` }),
  "requests-declined": (count) => ({ before: `declined ${askers(count)}` }),
  banned: (said, { until }) => ({ before: "banned", ...(until && { after: `until ${dayOf(until)}` }), said }),
  // For the ban of a deleted account, nobody knows whose it was.
  lifted: (_detail, { person }) => ({ before: `lifted the ban of${person === null ? " somebody whose account was deleted" : ""}` }),
  "role-changed": (role) => ({ before: "made", after: role === "organizer" ? "an organizer" : "an ordinary member" }),
  invited: (name) => ({ before: `made the invitation${named(name)}` }),
  revoked: (name) => ({ before: `revoked the invitation${named(name)}` }),
  "transfer-offered": () => ({ before: "offered the group to" }),
  "transfer-ended": () => ({ before: "ended the offer of the group to" }),
  "transfer-accepted": () => ({ before: "took over the group from" }),
  "settings-changed": (fields) => ({ before: `changed ${settingNames((fields ?? "").split(", "))}` }),
  closed: (said) => ({ before: "closed the group", said }),
  reopened: () => ({ before: "opened the group again" }),
  moved: (said) => ({ before: "announced a move", said }),
};

/** An entry of the record as a sentence. */
export const recordWords = ({ action, detail, ...row }: Pick<RecordRow, "action" | "detail" | "person" | "until">): ActionWords =>
  TELL[action](detail, row);
