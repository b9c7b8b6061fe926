/** When a tap at the door last set the number of guests or the payment. For older rows the time is unknown, and any later tap counts. */
export const momentsOfTaps = `
ALTER TABLE check_ins ADD COLUMN guests_at TEXT;
ALTER TABLE check_ins ADD COLUMN paid_at TEXT;
`;
