/** A file that spreadsheets read: UTF-8 with its mark, and one line for each row. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `\ufeff${rows.map(lineOf).join("")}`;

const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(",")}\r\n`;

/** A spreadsheet would run a cell that begins like a formula, also after a semicolon or a tab where those separate its cells. */
const quoted = (cell: string): string => {
  const text = (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell).replace(/[;\t]/g, ",");
  return `"${text.replaceAll('"', '""')}"`;
};
