import { assign, setup } from "xstate";
import {
  dueOf,
  type Judged,
  judge,
  type OutboxKind,
  pauseBefore,
  type Row,
  type Settled,
  type SettledItems,
  type Stored,
} from "../../domain/outbox/outbox";
import { effectActor } from "../base/effect-actor.setup";
import { byOutcome } from "../base/outcomes";

type Live<Item, Done> = { waiting: readonly Item[]; rows: readonly Row<Done>[] };

/**
 * Unsent items of one kind. `line` sends them in the order of the kind; `reporting` puts outcomes away and tells refusals that no row shows.
 */
export function outboxOf<Item, Done extends Settled<Item>>(id: string, kind: OutboxKind<Item>) {
  const { keyOf, order } = kind;
  const isSame = (one: Item) => (other: Item) => keyOf(one) === keyOf(other);
  const without = (all: readonly Item[], gone: readonly Item[]) =>
    all.filter((item) => !gone.some(isSame(item)));
  const itemOf = ({ event }: { event: { item: Item } }) => event.item;
  const added = [
    { type: "add", params: itemOf },
    { type: "store", params: itemOf },
  ] as const;
  const dropped = [
    { type: "drop", params: itemOf },
    { type: "unstore", params: itemOf },
  ] as const;
  /** What was being read lacks the change. */
  const readAnew = {
    "item.added": { guard: "isEach", target: "opening", reenter: true, actions: added },
    "item.dropped": { guard: "isEach", target: "opening", reenter: true, actions: dropped },
  } as const;
  const outputOf = ({ event }: { event: { output: readonly Done[] } }) => event.output;
  /** Ignores results of items that were replaced or dropped meanwhile. */
  const settledItemsOf = ({
    context: { waiting, rows },
    event,
  }: {
    context: Live<Item, Done>;
    event: { output: readonly Done[] };
  }) => ({
    settled: event.output.filter(({ said }) => waiting.includes(said)),
    rows,
  });

  return setup({
    types: {
      context: {} as {
        waiting: readonly Item[];
        /** Pauses in a row that ended without a reply. */
        tries: number;
        /** Refused or asked about; each stands in its own place until the person decides. */
        held: readonly Done[];
        rows: readonly Row<Done>[];
        judged: readonly Judged<Done>[];
        /** Of these, what is being put away. */
        puttingAway: readonly Judged<Done>[];
      },
      events: {} as
        /** New, or to be sent again. */
          | { type: "item.added"; item: Item }
          | { type: "item.dropped"; item: Item }
          /** Of what was sent past the line; only these rows show it. */
          | ({ type: "outcome.received" } & SettledItems<Done>)
          | { type: "row.came"; row: Row<Done> }
          | { type: "row.left"; row: Row<Done> }
          | { type: "network.returned" },
    },
    actors: {
      openBox: effectActor<Stored<Item, Done>>(),
      /** The results leave out items that could not be sent. */
      send: effectActor<readonly Done[], { due: readonly Item[] }>(),
      putAway: effectActor<void, { judged: readonly Judged<Done>[] }>(),
      sendHeld: effectActor<void>(),
    },
    actions: {
      /** Another tab may have sent or dropped single items, so of these the storage decides. */
      takeBox: assign(({ context }, stored: Stored<Item, Done>) =>
        order.type === "each"
          ? stored
          : { waiting: [...without(stored.waiting, context.waiting), ...context.waiting] },
      ),
      add: assign(({ context: { waiting, held } }, item: Item) => ({
        waiting: [...without(waiting, [item]), item],
        held: held.filter(({ said }) => !isSame(item)(said)),
      })),
      /** Stores an item on the device in any state. */
      store: (_, _item: Item) => {},
      drop: assign(({ context: { waiting, held } }, item: Item) => ({
        waiting: without(waiting, [item]),
        held: held.filter(({ said }) => !isSame(item)(said)),
      })),
      unstore: (_, _item: Item) => {},
      countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
      takeSettled: assign(({ context: { waiting } }, settled: readonly Done[]) => ({
        tries: 0,
        waiting: waiting.filter((item) => !settled.some(({ said }) => said === item)),
      })),
      judge: assign(({ context }, given: SettledItems<Done>) => {
        const { judged, held } = judge(kind, given);
        return { judged: [...context.judged, ...judged], held: [...context.held, ...held] };
      }),
      sendRows: (_, given: SettledItems<Done>) => {
        for (const { row, done, isShownHere } of judge(kind, given).told) row.onSettled(done, isShownHere);
      },
      takeJudged: assign(({ context }) => ({ puttingAway: context.judged, judged: [] })),
      addRow: assign(({ context }, row: Row<Done>) => ({ rows: [...context.rows, row] })),
      removeRow: assign(({ context }, row: Row<Done>) => ({
        rows: context.rows.filter((other) => other !== row),
      })),
    },
    guards: {
      isEach: () => order.type === "each",
      isWaiting: ({ context }) => context.waiting.length > 0,
      isAnySettled: (_, settled: readonly Done[]) => settled.length > 0,
      /** Another tab sent or dropped what was due. */
      isDueGone: ({ context }, stored: Stored<Item, Done>) =>
        dueOf(kind, context.waiting).some((item) => !stored.waiting.some(isSame(item))),
      isJudged: ({ context }) => context.judged.length > 0,
    },
    delays: { pause: ({ context }) => pauseBefore(context.tries) },
  }).createMachine({
    id,
    context: { waiting: [], tries: 0, held: [], rows: [], judged: [], puttingAway: [] },
    type: "parallel",
    on: {
      "item.added": { actions: added },
      "row.came": { actions: { type: "addRow", params: ({ event }) => event.row } },
      "row.left": { actions: { type: "removeRow", params: ({ event }) => event.row } },
      "outcome.received": {
        actions: [
          { type: "judge", params: ({ event }) => event },
          { type: "sendRows", params: ({ event }) => event },
        ],
      },
      "item.dropped": { actions: dropped },
    },
    states: {
      line: {
        initial: "opening",
        states: {
          opening: {
            on: readAnew,
            invoke: {
              id: "openBox",
              src: "openBox",
              onDone: {
                target: "looking",
                actions: { type: "takeBox", params: ({ event }) => event.output },
              },
              onError: "looking",
            },
          },
          /** Also includes items that were added before the device's storage was open. */
          looking: { always: [{ guard: "isWaiting", target: "sending" }, { target: "empty" }] },
          empty: {
            on: {
              "item.added": [
                { guard: "isEach", target: "sending", actions: added },
                { target: "pausing", actions: added },
              ],
              "network.returned": { guard: "isEach", target: "opening" },
            },
          },
          /** Retries when the network is back, or after a while. */
          pausing: {
            on: {
              "item.added": [{ guard: "isEach", target: "sending", actions: added }, { actions: added }],
              "network.returned": again,
            },
            after: { pause: again.map((way) => ({ ...way, actions: "countTry" }) as const) },
          },
          sending: {
            invoke: {
              id: "send",
              src: "send",
              input: ({ context }) => ({ due: dueOf(kind, context.waiting) }),
              onDone: [
                {
                  guard: { type: "isAnySettled", params: outputOf },
                  target: "looking",
                  actions: [
                    { type: "judge", params: settledItemsOf },
                    { type: "sendRows", params: settledItemsOf },
                    { type: "takeSettled", params: outputOf },
                  ],
                },
                { guard: "isEach", target: "comparing" },
                { target: "pausing" },
              ],
              onError: "pausing",
            },
          },
          /** Another tab may have settled what this one was about to send. */
          comparing: {
            on: readAnew,
            invoke: {
              id: "compareBox",
              src: "openBox",
              onDone: byOutcome({ isDueGone: ["looking", "takeBox"], else: ["pausing", "takeBox"] }),
              onError: "pausing",
            },
          },
        },
      },
      reporting: {
        initial: "reporting",
        states: {
          quiet: {
            always: { guard: "isJudged", target: "puttingAway", actions: "takeJudged" },
            on: { "network.returned": "reporting" },
          },
          puttingAway: {
            invoke: {
              id: "putAway",
              src: "putAway",
              input: ({ context }) => ({ judged: context.puttingAway }),
              onDone: "reporting",
              onError: "reporting",
            },
          },
          reporting: {
            always: { guard: "isJudged", target: "puttingAway", actions: "takeJudged" },
            invoke: { id: "sendHeld", src: "sendHeld", onDone: "quiet", onError: "quiet" },
            on: { "network.returned": { target: "reporting", reenter: true } },
          },
        },
      },
    },
  });
}

/** Single items are read anew, since another tab may have left some. */
const again = [{ guard: "isEach", target: "opening" }, { target: "sending" }] as const;

export type OutboxMachine<Item, Done extends Settled<Item>> = ReturnType<typeof outboxOf<Item, Done>>;

type Snapshot = { value: { line: string; reporting: string }; context: { judged: readonly unknown[] } };

export const selectIsOpened = ({ value }: Pick<Snapshot, "value">) => value.line !== "opening";
/** Nothing is sent now, and every outcome is put away. */
export const selectIsAtRest = ({ value: { line, reporting }, context: { judged } }: Snapshot) =>
  (line === "empty" || line === "pausing") && reporting !== "puttingAway" && judged.length === 0;
