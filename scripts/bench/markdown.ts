import { holds, type Table, type Verdict } from "./table";

/** A table with its verdicts, as shown in docs/speed.md and on the terminal. */
export function renderTable(table: Table, hasPlot: boolean): string {
  const { title, result = "", how, name, plotted, verdicts = [] } = table;
  return [
    `### ${title}`,
    result,
    how,
    renderRows(table),
    verdicts.length > 0
      ? grid(["Held against the target", "reached", "target", ""], verdicts.map(renderVerdict))
      : "",
    hasPlot && plotted?.length !== 0 ? `![${title}](speed/${name}.svg)` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

export const renderRows = ({ columns, rows }: Pick<Table, "columns" | "rows">) =>
  grid(
    ["", ...columns],
    rows.map((row) => [row.isOurs ? `**${row.name}**` : row.name, ...row.values.map(show)]),
  );

const renderVerdict = (verdict: Verdict) => [
  verdict.what,
  show(verdict.value),
  `${verdict.isAtLeast ? "≥" : "≤"} ${show(verdict.target)}`,
  holds(verdict) ? "reached" : "**missed**",
];

/** Three significant figures. */
export function show(value: number | string): string {
  if (typeof value === "string") return value;
  if (!Number.isFinite(value)) return "–";
  const digits =
    Math.abs(value) >= 100 || Number.isInteger(value)
      ? 0
      : Math.abs(value) >= 10
        ? 1
        : Math.abs(value) >= 0.1
          ? 2
          : 3;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function grid(head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((cell, column) =>
    Math.max(3, ...[cell, ...rows.map((row) => row[column] ?? "")].map(({ length }) => length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
