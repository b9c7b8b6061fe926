/** When a tap at the door last said how many guests came, and whether was paid; of older ones nobody knows, and any word counts. */
export const momentsOfTaps = `
ALTER TABLE check_ins ADD COLUMN guests_at TEXT;
ALTER TABLE check_ins ADD COLUMN paid_at TEXT;
`;
