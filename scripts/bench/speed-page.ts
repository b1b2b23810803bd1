import type { Row } from "./measure";

const head = ["subject", "what", "ours", "beside it", "ratio", "measured"];
type Cells = readonly string[];

export const cellsOf = (
  subject: string,
  measured: string,
  { what, ours, unit, beside: [name, value] = ["", Number.NaN] }: Row,
): Cells => [
  subject,
  what,
  `${show(ours)} ${unit}`.trim(),
  name && `${name}: ${show(value)}`,
  name && show(ours / value),
  measured,
];

export function tableOf(rows: readonly Cells[]): string[] {
  const widths = head.map((cell, at) =>
    Math.max(...[cell, ...rows.map((row) => row[at] ?? "")].map(lengthOf)),
  );
  const line = (cells: Cells) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)];
}
const lengthOf = ({ length }: string) => length;

/** The page with new rows in the place of the subject's former ones, or at the end. */
export function withRows(page: string, subject: string, rows: readonly Cells[]): string {
  const lines = page.split("\n");
  const first = lines.findIndex((line) => /^\| subject +\|/.test(line));
  if (first < 0) throw new Error("docs/develop/speed.md has no table.");
  const end = lines.findIndex((line, at) => at > first && !line.startsWith("|"));
  const old = lines.slice(first + 2, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const at = old.findIndex(([name]) => name === subject);
  const kept = old.filter(([name]) => name !== subject);
  kept.splice(at < 0 ? kept.length : at, 0, ...rows.map((row) => [...row]));
  return [...lines.slice(0, first), ...tableOf(kept), ...lines.slice(end)].join("\n");
}

/** Three significant figures. */
export const show = (value: number) =>
  Number.isFinite(value)
    ? Number(value.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 4 })
    : "–";
