import "server-only";
import type { Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { NoticeEvents } from "./record";
import type { Notice, NoticeKind } from "./scene";

/** Where, when and by whom something happened; the actor is null for the clock. */
export interface Happening {
  groupId: string;
  groupName: string;
  actorId: string | null;
  at: string;
}

/** For people who are named, also where their membership ends in this very step. */
export interface NoticeToPeople {
  kind: NoticeKind;
  people: string[];
  detail: string | null;
}

/** Records what there is to tell, in the step in which it happens: both are kept or none. */
export function recordNotices(tx: Transaction, happening: Happening, notices: readonly (Notice | NoticeToPeople)[]): Promise<void> {
  return tx.insertAll(
    NoticeEvents,
    notices.map((notice) => ({ _id: newId(), ...happening, kind: notice.kind, detail: notice.detail, ...audienceOf(notice) })),
  );
}

function audienceOf(notice: Notice | NoticeToPeople): { to: "people" | "organizers" | "members"; people: string[] } {
  if ("people" in notice) return { to: "people", people: notice.people };
  if (typeof notice.to === "string") return { to: notice.to, people: [] };
  return { to: "people", people: [notice.to.person] };
}
