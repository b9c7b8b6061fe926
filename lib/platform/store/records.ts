import type { ArchiveKind, ArchiveRecords } from "./port/archive";
import type { Topic } from "./port/changes";

/** How many records an archive reads at a time. */
export const READ_BATCH = 500;

/** More new groups than this in one call are told as "everything". */
const NAMED_CHANGES = 100;

export const recordId = (record: ArchiveRecords[ArchiveKind]): string => ("_id" in record ? record._id : record.id);

/** What adding these groups makes stale. */
export function archiveTopics(ids: string[]): Topic[] {
  if (ids.length === 0) return [];
  return ids.length > NAMED_CHANGES ? ["*"] : ["groups", ...ids.map((id): Topic => `group:${id}`)];
}
