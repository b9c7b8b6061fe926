import type { Group, GroupEdit } from "@/lib/groups/schema";

/** The group after the edit, or null when every given value is the one it has already. */
export function edited(group: Group, edit: GroupEdit): Group | null {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const after: Group = { ...group, ...given };
  const keys = Object.keys(given) as (keyof GroupEdit)[];
  return keys.some((key) => group[key] !== after[key]) ? after : null;
}
