import type { Row } from "./measure";

const head = ["subject", "what", "ours", "beside it", "ratio", "measured"];
type Cells = readonly string[];

/** A row of the table in docs/develop/speed.md. */
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
    Math.max(...[cell, ...rows.map((row) => row[at] ?? "")].map(({ length }) => length)),
  );
  const line = (cells: Cells) =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)];
}

/** Three significant figures. */
export const show = (value: number) =>
  Number.isFinite(value)
    ? Number(value.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 4 })
    : "–";
