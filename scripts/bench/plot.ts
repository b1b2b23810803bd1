import * as vega from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { Table } from "./table";

const ours = "#6f8f00";
const others = "#9aa0a6";

/** One panel per column, each with its own scale: bars by candidate, ours in colour. */
export async function plot({ title, columns, rows, plotted = columns }: Table): Promise<string> {
  const values = rows.flatMap((row) =>
    columns.flatMap((column, index) => {
      const value = plotted.includes(column) ? row.values[index] : undefined;
      return typeof value === "number" && Number.isFinite(value)
        ? [{ column, name: row.name, value, who: row.isOurs ? "Drip" : "others" }]
        : [];
    }),
  );
  const spec: TopLevelSpec = {
    $schema: "https://vega.github.io/schema/vega-lite/v6.json",
    title: { text: title, anchor: "start" },
    background: "white",
    padding: 12,
    data: { values },
    facet: { field: "column", type: "nominal", sort: [...plotted], title: null },
    columns: Math.min(3, plotted.length),
    resolve: { scale: { x: "independent" } },
    spec: {
      width: 220,
      height: { step: 20 },
      mark: { type: "bar", cornerRadiusEnd: 2, tooltip: true },
      encoding: {
        y: {
          field: "name",
          type: "nominal",
          sort: rows.map(({ name }) => name),
          title: null,
          axis: { labelLimit: 420 },
        },
        x: {
          field: "value",
          type: "quantitative",
          title: null,
          scale: { zero: true },
          axis: { tickCount: 4, format: "~s" },
        },
        color: {
          field: "who",
          type: "nominal",
          scale: { domain: ["Drip", "others"], range: [ours, others] },
          legend: null,
        },
      },
    },
    config: { font: "system-ui, sans-serif", view: { stroke: null } },
  };
  const view = new vega.View(vega.parse(compile(spec).spec), { renderer: "none" });
  const svg = await view.toSVG();
  view.finalize();
  return `${svg}\n`;
}
