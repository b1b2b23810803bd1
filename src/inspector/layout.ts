import { type Direction, type Measure, toElk } from "./chart-graph";
import type { ChartNode } from "./chart-tree";
import { type Drawing, toDrawing } from "./drawing";

/** ELK is large, so it is loaded with the first chart. Of two directions the one that fits the pane better is used. */
export async function drawChart(chart: ChartNode, room: { width: number; height: number }, measure: Measure) {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const elk = new Elk();
  const directions: Direction[] = ["RIGHT", "DOWN"];
  const drawings = await Promise.all(
    directions.map(async (direction) => toDrawing(chart, await elk.layout(toElk(chart, direction, measure)))),
  );
  const scale = ({ width, height }: Drawing) => Math.min(room.width / width, room.height / height);
  return drawings.reduce((best, other) => (scale(other) > scale(best) ? other : best));
}
