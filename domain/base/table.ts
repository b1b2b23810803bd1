/**
 * The cells of a CSV file. Lines may have different numbers of cells, as lists that people keep do: a line of fewer cells takes none of
 * the next one. A quote that nobody closes ends with its line.
 */
export function tableOf(text: string): string[][] {
  const clean = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const separator = separatorOf(clean);
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"[^\\S\\n${separator}]*|([^${separator}\\n]*))(${separator}|\\n|$)`,
    "y",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < clean.length) {
    const [, quoted, plain = "", end] = cell.exec(clean) ?? [];
    if (end === undefined) break;
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== "\n" && end !== "") continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, ""]);
  return rows.filter((cells) => cells.some((each) => each !== ""));
}

const separators = ["\t", ";", ",", "\\|"];

/** The one that most of the first lines have most often. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, "")
    .split("\n", 20);
  const counts = separators.map((separator) => {
    const found = lines.map((line) => line.match(new RegExp(separator, "g"))?.length ?? 0).filter(Boolean);
    return found.length === 0 ? 0 : found.length + Math.min(...found) / 100;
  });
  return separators[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A heading in lower case, without accents and signs, so that words can be compared. */
export const plainHeading = (heading: string) =>
  heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
