import type { ElkNode } from "elkjs/lib/elk-api";
import { type Arrow, anywhereOf, arrowsOf, type BoxRow, rowsOf, startOf } from "./machine-graph";
import { everyNode, type MachineNode } from "./machine-tree";

export type Place = { x: number; y: number; width: number; height: number };
export type DrawnState = Place & { node: MachineNode; rows: readonly BoxRow[] };
export type DrawnArrow = { arrow: Arrow; path: string; label: Place | null };
export type Drawing = {
  width: number;
  height: number;
  states: readonly DrawnState[];
  starts: readonly Place[];
  anywheres: readonly Place[];
  arrows: readonly DrawnArrow[];
};

/** Joins ELK's positions with the machine. */
export function toDrawing(machine: MachineNode, laid: ElkNode): Drawing {
  const places = new Map(everyPlace(laid).map(({ id, ...place }) => [id, place]));
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const nodes = everyNode(machine);
  const at = (id: string) => {
    const place = places.get(id);
    return place ? [place] : [];
  };
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: nodes.flatMap((node) => at(node.id).map((place) => ({ ...place, node, rows: rowsOf(node) }))),
    starts: nodes.flatMap((node) => at(startOf(node))),
    anywheres: nodes.flatMap((node) => at(anywhereOf(node))),
    arrows: arrowsOf(machine).map((arrow) => {
      const edge = edges.get(arrow.id);
      const label = edge?.labels?.[0];
      const [section] = edge?.sections ?? [];
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      return { arrow, path: roundedPath(points), label: label ? placeOf(label) : null };
    }),
  };
}

const everyPlace = (node: ElkNode): (Place & { id: string })[] =>
  (node.children ?? []).flatMap((child) => [{ id: child.id, ...placeOf(child) }, ...everyPlace(child)]);

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height });

type Point = { x: number; y: number };

/** Right angles with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 7): string {
  const [first, ...rest] = points;
  if (!first) return "";
  return rest.reduce((path, point, index) => {
    const [before, next] = [points[index], rest[index + 1]];
    if (!before || !next) return `${path} L ${point.x} ${point.y}`;
    const [a, b] = [towards(point, before, radius), towards(point, next, radius)];
    return `${path} L ${a.x} ${a.y} Q ${point.x} ${point.y} ${b.x} ${b.y}`;
  }, `M ${first.x} ${first.y}`);
}

function towards(from: Point, to: Point, wanted: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const step = length === 0 ? 0 : Math.min(wanted, length / 2) / length;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}
