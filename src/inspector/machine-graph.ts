import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api";
import { everyNode, type MachineNode, type MachineTransition } from "./machine-tree";

export type Measure = (text: string, look: "title" | "text") => number;
export type Direction = "RIGHT" | "DOWN";
export type LabelLine = { text: string; transition: MachineTransition };
/** All transitions from one state to another share an arrow; the arrow to an initial state has none. */
export type Arrow = { id: string; from: string; to: string; lines: readonly LabelLine[] };
export type BoxRow = { text: string; transition: MachineTransition | null };

export const sizes = { titleHeight: 30, lineHeight: 18, rowHeight: 18, padding: 12, start: 12, anywhere: 24 };
export const anywhereWords = "from anywhere in here";

export const startOf = (node: MachineNode) => `${node.id}>start`;
export const anywhereOf = (node: MachineNode) => `${node.id}>anywhere`;

/** The events, each with its condition. */
export const occasionOf = ({ label, guard }: MachineTransition) =>
  guard === null ? label : `${label} [${guard}]`;
const actionsOf = ({ actions }: MachineTransition) => (actions.length === 0 ? "" : `/ ${actions.join(", ")}`);

/** Actions are below the event on an arrow's label: labels decide how wide a drawing gets. */
const linesOf = (transition: MachineTransition): LabelLine[] =>
  [occasionOf(transition), actionsOf(transition)]
    .filter((text) => text !== "")
    .map((text) => ({ text, transition }));

/** The lines in a state's box: its invocations, its actions, and the transitions without a target. */
export const rowsOf = (node: MachineNode): BoxRow[] => [
  ...node.invokes.map((name) => ({ text: `calls ${name}`, transition: null })),
  ...(node.entry.length > 0 ? [{ text: `entry / ${node.entry.join(", ")}`, transition: null }] : []),
  ...(node.exit.length > 0 ? [{ text: `exit / ${node.exit.join(", ")}`, transition: null }] : []),
  ...node.transitions
    .filter(({ target }) => target === null || target === node.id)
    .map((transition) => ({
      text: `↻ ${occasionOf(transition)} ${actionsOf(transition)}`.trimEnd(),
      transition,
    })),
];

/** A transition to one's own child state starts from a small "anywhere" node inside, since its arrow needs a start. */
export function arrowsOf(node: MachineNode): Arrow[] {
  const targets = new Map<string, LabelLine[]>();
  for (const transition of node.transitions) {
    const { target } = transition;
    if (target === null || target === node.id) continue;
    targets.set(target, [...(targets.get(target) ?? []), ...linesOf(transition)]);
  }
  const own = [...targets].map(([to, lines]) => {
    const from = to.startsWith(`${node.id}.`) ? anywhereOf(node) : node.id;
    return { id: `${from}->${to}`, from, to, lines };
  });
  const start = node.initial
    ? [{ id: `${startOf(node)}->${node.initial}`, from: startOf(node), to: node.initial, lines: [] }]
    : [];
  return [...start, ...own, ...node.children.flatMap(arrowsOf)];
}

/** The machine in ELK's input format: sizes go in, positions come out. Boxes do not inherit options, so each gets them. */
export function toElk(machine: MachineNode, direction: Direction, measure: Measure): ElkNode {
  return {
    id: "drawing",
    layoutOptions: { ...layout, "elk.direction": direction },
    children: [box(machine, direction, measure)],
    edges: arrowsOf(machine).map((arrow) => edge(arrow, measure)),
  };
}

function box(node: MachineNode, direction: Direction, measure: Measure): ElkNode {
  const rows = rowsOf(node);
  const width = Math.max(
    measure(node.name, "title") + (node.kind === "final" ? 24 : 0),
    ...rows.map(({ text }) => measure(text, "text")),
  );
  const height = sizes.titleHeight + rows.length * sizes.rowHeight + (rows.length > 0 ? 8 : 0);
  const size = { width: Math.ceil(width) + 2 * sizes.padding, height };
  if (node.children.length === 0) return { id: node.id, ...size };
  return {
    id: node.id,
    layoutOptions: {
      ...layout,
      "elk.direction": direction,
      "elk.padding": `[top=${height + 14},left=16,bottom=16,right=16]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${size.width},${size.height})`,
    },
    children: [...marks(node, measure), ...inOrder(node).map((child) => box(child, direction, measure))],
  };
}

/** States in breadth-first order from the initial one. A definition arrives with its keys sorted, so its own order is lost. */
export function inOrder(node: MachineNode): MachineNode[] {
  const found = new Set(node.children.filter(({ id }) => id === node.initial));
  for (const state of found) {
    for (const { target } of everyNode(state).flatMap(({ transitions }) => transitions)) {
      const next = node.children.find(({ id }) => target === id || target?.startsWith(`${id}.`));
      if (next) found.add(next);
    }
  }
  return [...new Set([...found, ...node.children])];
}

function marks(node: MachineNode, measure: Measure): ElkNode[] {
  const isAnywhere = arrowsOf({ ...node, children: [] }).some(({ from }) => from === anywhereOf(node));
  return [
    ...(node.initial ? [{ id: startOf(node), width: sizes.start, height: sizes.start }] : []),
    ...(isAnywhere
      ? [
          {
            id: anywhereOf(node),
            width: Math.ceil(measure(anywhereWords, "text")) + 20,
            height: sizes.anywhere,
          },
        ]
      : []),
  ];
}

function edge({ id, from, to, lines }: Arrow, measure: Measure): ElkExtendedEdge {
  const width = Math.ceil(Math.max(0, ...lines.map(({ text }) => measure(text, "text")))) + 14;
  const label = {
    text: id,
    width,
    height: lines.length * sizes.lineHeight + 6,
    layoutOptions: { "elk.edgeLabels.inline": "true" },
  };
  return { id, sources: [from], targets: [to], ...(lines.length > 0 ? { labels: [label] } : {}) };
}

const layout = {
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.padding": "[top=8,left=8,bottom=8,right=8]",
  "elk.spacing.nodeNode": "22",
  "elk.spacing.edgeNode": "16",
  "elk.spacing.edgeEdge": "12",
  "elk.layered.spacing.nodeNodeBetweenLayers": "26",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.cycleBreaking.strategy": "BFS_NODE_ORDER",
};
