import { everyNode, type MachineNode, type MachineTransition } from "./machine-tree";

export type MachineNow = {
  /** Ids of the active states. */
  active: ReadonlySet<string>;
  /** Transitions possible next as far as states decide; guards are not evaluated. */
  open: ReadonlySet<MachineTransition>;
};

const nothing: MachineNow = { active: new Set(), open: new Set() };

export function readNow(machine: MachineNode, shot: { status: string; value?: unknown } | null): MachineNow {
  if (shot === null) return nothing;
  const active = new Set(activeIds(machine, shot.value));
  if (shot.status !== "active") return { active, open: new Set() };
  return { active, open: new Set(openFrom(machine, active).open) };
}

function activeIds(node: MachineNode, value: unknown): string[] {
  const inner: [string, unknown][] =
    typeof value === "string"
      ? [[value, undefined]]
      : typeof value === "object" && value !== null
        ? Object.entries(value)
        : [];
  return [
    node.id,
    ...inner.flatMap(([name, rest]) => {
      const child = node.children.find((each) => each.name === name);
      return child ? activeIds(child, rest) : [];
    }),
  ];
}

/** A state's own transition for an event takes precedence over its parent's; only one without a guard is certain. */
function openFrom(
  node: MachineNode,
  active: ReadonlySet<string>,
): { open: MachineTransition[]; answered: Set<string> } {
  if (!active.has(node.id)) return { open: [], answered: new Set() };
  const below = node.children.filter(({ id }) => active.has(id)).map((child) => openFrom(child, active));
  const answered = new Set(below.flatMap((each) => [...each.answered]));
  const open: MachineTransition[] = below.flatMap((each) => each.open);
  for (const transition of node.transitions) {
    if (answered.has(transition.event) || !isWaiting(node, transition, active)) continue;
    open.push(transition);
    if (transition.guard === null) answered.add(transition.event);
  }
  return { open, answered };
}

/** An always transition waits for no event; a state's own done event is possible only once a child is final. */
function isWaiting(node: MachineNode, { event }: MachineTransition, active: ReadonlySet<string>) {
  if (event === "") return false;
  if (!event.startsWith("xstate.done.state.")) return true;
  return everyNode(node).some(({ kind, id }) => kind === "final" && active.has(id));
}
