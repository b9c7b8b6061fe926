/**
 * When a group of a category last changed. For old rows only the creation of the newest group is known; for the counts per owner this time
 * is not needed.
 */
export const changedAt = `
ALTER TABLE group_counts ADD COLUMN changed_at TEXT NOT NULL DEFAULT '';
UPDATE group_counts SET changed_at = coalesce((SELECT max(created_at) FROM groups WHERE category = group_counts.category), '')
WHERE owner_id = '';
`;
