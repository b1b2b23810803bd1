import { type Drawing, toDrawing } from "./drawing";
import { type Direction, type Measure, toElk } from "./machine-graph";
import type { MachineNode } from "./machine-tree";

/** ELK is large, so it is loaded with the first machine. Of two directions the one that fits the pane better is used. */
export async function drawMachine(
  machine: MachineNode,
  room: { width: number; height: number },
  measure: Measure,
) {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const elk = new Elk();
  const directions: Direction[] = ["RIGHT", "DOWN"];
  const drawings = await Promise.all(
    directions.map(async (direction) =>
      toDrawing(machine, await elk.layout(toElk(machine, direction, measure))),
    ),
  );
  const scale = ({ width, height }: Drawing) => Math.min(room.width / width, room.height / height);
  return drawings.reduce((best, other) => (scale(other) > scale(best) ? other : best));
}
