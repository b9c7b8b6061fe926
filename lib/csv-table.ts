/** A cell that no spreadsheet takes for a formula, and no comma or line end breaks. Some take the signs in their full width for one, too. */
const cell = (text: string): string =>
  `"${(/^[\s]*[=+\-@＝＋－＠]/.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as spreadsheets open it (RFC 4180), its first row the names of the columns. */
export const csvTable = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
