/** When groups of a category last changed. An older database knows of the newest group only; nobody asks for one owner's moments. */
export const changedAt = `
ALTER TABLE group_counts ADD COLUMN changed_at TEXT NOT NULL DEFAULT '';
UPDATE group_counts SET changed_at = coalesce((SELECT max(created_at) FROM groups WHERE category = group_counts.category), '')
WHERE owner_id = '';
`;
