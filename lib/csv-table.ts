/**
 * A cell that no spreadsheet reads as a formula and that no comma or line break splits. Some spreadsheets also read full-width signs as a
 * formula.
 */
const cell = (text: string): string =>
  `"${(/^[\s]*[=+\-@＝＋－＠]/.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table that spreadsheets can open (RFC 4180); its first row contains the column names. */
export const csvTable = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
