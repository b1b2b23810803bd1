export type MachineTransition = {
  /** The event type as it is sent: `email.pressed`, `xstate.done.actor.check`, empty for an always transition. */
  event: string;
  /** The label shown: `email.pressed`, `check done`, `after pause`, `always`. */
  label: string;
  guard: string | null;
  actions: readonly string[];
  /** The target's id; null for a transition without a target. */
  target: string | null;
};
export type MachineNode = {
  id: string;
  name: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  initial: string | null;
  invokes: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  children: readonly MachineNode[];
  transitions: readonly MachineTransition[];
};

type Config = { [name: string]: unknown };

/** Parses a machine's definition from the inspector's messages; null if it is no machine. */
export function readMachine(definition: string | null): MachineNode | null {
  if (definition === null) return null;
  const config: unknown = JSON.parse(definition);
  if (!isConfig(config) || !isConfig(config.states)) return null;
  const id = textOf(config.id) || "machine";
  const draft = readNode(config, id, id);
  const custom = new Map(draft.named);
  const all = new Map(everyNode(draft.node).map((node) => [node.id, node]));
  return enrichNode(draft.node, null, { custom, all });
}

export const everyNode = (node: MachineNode): MachineNode[] => [node, ...node.children.flatMap(everyNode)];

type Draft = { node: MachineNode; named: [string, string][] };

function readNode(config: Config, id: string, name: string): Draft {
  const states = isConfig(config.states) ? Object.entries(config.states) : [];
  const drafts = states.map(([key, inner]) => readNode(isConfig(inner) ? inner : {}, `${id}.${key}`, key));
  const invokes = listOf(config.invoke).filter(isConfig);
  const node: MachineNode = {
    id,
    name,
    kind: nodeKind(config, drafts.length),
    initial: textOf(config.initial) ? `${id}.${textOf(config.initial)}` : null,
    invokes: invokes.map(nameOfInvoke),
    entry: namesOf(config.entry),
    exit: namesOf(config.exit),
    children: drafts.map((draft) => draft.node),
    transitions: [
      ...listOf(config.always).flatMap((each) => readTransition("", "always", each)),
      ...invokes.flatMap(readInvoke),
      ...listOf(config.onDone).flatMap((each) => readTransition(`xstate.done.state.${id}`, "done", each)),
      ...entriesOf(config.after).flatMap(([delay, each]) =>
        readTransition(`xstate.after.${delay}.${id}`, `after ${delayWords(delay)}`, each),
      ),
      ...entriesOf(config.on).flatMap(([event, each]) => readTransition(event, event, each)),
    ],
  };
  const custom = textOf(config.id);
  const own: [string, string][] = custom && custom !== id ? [[custom, id]] : [];
  return { node, named: [...own, ...drafts.flatMap((draft) => draft.named)] };
}

function nodeKind({ type, states }: Config, size: number): MachineNode["kind"] {
  if (type === "parallel" || type === "final" || type === "history") return type;
  return states && size > 0 ? "compound" : "atomic";
}

function readInvoke(invoke: Config): MachineTransition[] {
  const name = nameOfInvoke(invoke);
  return [
    ...listOf(invoke.onDone).flatMap((each) =>
      readTransition(`xstate.done.actor.${name}`, `${name} done`, each),
    ),
    ...listOf(invoke.onError).flatMap((each) =>
      readTransition(`xstate.error.actor.${name}`, `${name} failed`, each),
    ),
  ];
}

function readTransition(event: string, label: string, written: unknown): MachineTransition[] {
  if (typeof written === "string") return [{ event, label, guard: null, actions: [], target: written }];
  if (!isConfig(written)) return [];
  const [target] = listOf(written.target);
  const [guard = null] = namesOf(written.guard);
  return [{ event, label, guard, actions: namesOf(written.actions), target: textOf(target) || null }];
}

type Names = { custom: ReadonlyMap<string, string>; all: ReadonlyMap<string, MachineNode> };

/** Resolves targets, which are relative to their state (`.child`, `sibling`, `#id.child`), to ids. */
function enrichNode(node: MachineNode, parent: MachineNode | null, names: Names): MachineNode {
  const find = (written: string) => {
    if (written.startsWith(".")) return node.id + written;
    if (!written.startsWith("#")) return `${parent?.id ?? node.id}.${written}`;
    const [first = "", ...rest] = written.slice(1).split(".");
    const whole = written.slice(1);
    return names.custom.get(whole) ?? [names.custom.get(first) ?? first, ...rest].join(".");
  };
  return {
    ...node,
    children: node.children.map((child) => enrichNode(child, node, names)),
    transitions: node.transitions.map((transition) => {
      const target = transition.target === null ? null : find(transition.target);
      return { ...transition, target: target !== null && names.all.has(target) ? target : null };
    }),
  };
}

const isConfig = (value: unknown): value is Config => typeof value === "object" && value !== null;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
const entriesOf = (value: unknown) =>
  isConfig(value)
    ? Object.entries(value).flatMap(([name, written]) => listOf(written).map((each) => [name, each] as const))
    : [];
const namesOf = (value: unknown): string[] =>
  listOf(value).map((each) => textOf(each) || (isConfig(each) ? textOf(each.type) : "") || "…");
const nameOfInvoke = (invoke: Config) =>
  textOf(invoke.id) || textOf(invoke.src) || namesOf(invoke.src)[0] || "actor";
const delayWords = (delay: string) => (/^\d+$/.test(delay) ? `${delay} ms` : delay);
