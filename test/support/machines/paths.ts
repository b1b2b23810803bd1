import {
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  type StateNode,
} from "xstate";
import { getAdjacencyMap } from "xstate/graph";

type Node = AnyStateMachine["root"];
type Walked = { state: AnySnapshot; transitions: Record<string, { event: AnySnapshot }> };
type Samples = Record<string, readonly Record<string, unknown>[]>;
// biome-ignore lint/suspicious/noExplicitAny: a walk over any machine's snapshots
type AnySnapshot = any;

/**
 * Explores a machine and returns the states and transitions that no path reaches.
 * Pass one sample per guard branch and one input per initial branch; bound the key if the context grows.
 */
export function uncovered(
  machine: AnyStateMachine,
  samples: Samples = {},
  key: (snapshot: AnySnapshot) => unknown = (snapshot) => snapshot.value,
  options: { limit?: number; input?: unknown; inputs?: readonly unknown[] } = {},
) {
  const events = (snapshot: AnySnapshot) =>
    snapshot.status !== "active"
      ? []
      : [...new Set<string>(snapshot._nodes.flatMap((node: Node) => [...node.transitions.keys()]))].flatMap(
          (type) => (samples[type] ?? [{}]).map((payload) => ({ ...payload, type })),
        );
  const taken = new Set<AnyTransitionDefinition>();
  const reached = new Set<unknown>();
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === "@xstate.microstep") {
      for (const transition of inspected._transitions) taken.add(transition);
    }
  };
  for (const input of options.inputs ?? [options.input]) {
    const map: AnySnapshot = getAdjacencyMap(machine as AnySnapshot, {
      events,
      limit: options.limit ?? 2000,
      input,
      serializeState: (snapshot: AnySnapshot) => JSON.stringify(key(snapshot)),
    });
    for (const { state, transitions } of Object.values<Walked>(map)) {
      for (const node of state._nodes) reached.add(node);
      for (const { event } of Object.values(transitions)) {
        const actor = createActor(machine, { snapshot: state, inspect });
        actor.subscribe({ error() {} });
        actor.start();
        actor.send(event);
        actor.stop();
      }
    }
    createActor(machine, { input, inspect });
  }
  for (const transition of taken)
    for (const node of [transition.source, ...(transition.target ?? [])]) reached.add(node);
  const nodes = allNodes(machine.root);
  const all = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
  return {
    states: nodes.filter((node) => !reached.has(node)).map((node) => node.id),
    transitions: all
      .filter((transition) => !taken.has(transition))
      .map((transition) => `${transition.source.id} ${transition.eventType || "always"}`),
  };
}

const allNodes = (node: StateNode<AnySnapshot, AnySnapshot>): Node[] => [
  node,
  ...Object.values(node.states).flatMap((child) => allNodes(child as Node)),
];
