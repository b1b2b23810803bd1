import { assign, fromCallback, raise, type SnapshotFrom, setup } from "xstate";
import {
  type Change,
  type ChangeOutcome,
  type Item,
  joinPages,
  patchItems,
  type ReadOutcome,
  type Row,
} from "../../domain/base/collection";
import { problemTexts } from "../../domain/base/texts";
import { effectActor } from "./effect-actor.setup";
import { faultActions } from "./fault.actions";
import { byOutcome } from "./outcomes";
import { afterReading } from "./reading";

/**
 * A list from the server: read page by page, refreshed by its ETag, changed item by item. Changes are sent one after the other,
 * and each is pending until the server confirms it: a refused one is rolled back with its reason.
 */
export function collectionOf<Kind extends Item>(id: string) {
  const gone = `#${id}.reading.gone`;
  return setup({
    types: {
      context: {} as {
        items: readonly Kind[];
        nextAfter: string | null;
        tag: string | null;
        /** Why the last read failed; the items read before are still shown. */
        fault: string | null;
        changes: readonly Change<Kind>[];
        refusals: Readonly<Record<string, string>>;
        /** Something may have changed since the last read began. */
        isOwed: boolean;
      },
      events: {} as
        | { type: "refresh.wanted" }
        | { type: "more.wanted" }
        | { type: "retry.pressed" }
        | { type: "network.returned" }
        | { type: "item.changed"; change: Change<Kind> }
        /** From another tab or the server. */
        | { type: "items.patched"; changed: readonly Kind[]; removed: readonly string[] }
        | { type: "change.accepted" },
    },
    actors: {
      read: effectActor<ReadOutcome<Kind>, { tag: string | null; after: string | null }>(),
      change: effectActor<ChangeOutcome<Kind>, Change<Kind>>(),
      network: fromCallback(() => {}),
    },
    actions: {
      setFirstPage: assign((_, outcome: ReadOutcome<Kind>) =>
        outcome.kind === "listed"
          ? { items: outcome.items, nextAfter: outcome.nextAfter, tag: outcome.tag, fault: null }
          : { fault: null },
      ),
      setMore: assign(({ context }, outcome: ReadOutcome<Kind>) =>
        outcome.kind === "listed"
          ? { items: joinPages(context.items, outcome.items), nextAfter: outcome.nextAfter, fault: null }
          : {},
      ),
      setFault: assign((_, outcome: ReadOutcome<Kind>) =>
        outcome.kind === "refused" ? { fault: outcome.text } : {},
      ),
      ...faultActions("fault"),
      recordOwed: assign({ isOwed: true }),
      recordAsked: assign({ isOwed: false }),
      forgetItems: assign({ items: [], changes: [], nextAfter: null }),
      patch: assign(({ context }, news: { changed: readonly Kind[]; removed: readonly string[] }) => ({
        items: patchItems(context.items, news),
      })),
      /** A later change of an item replaces one that was not sent yet. */
      queue: assign(({ context }, change: Change<Kind>) => ({
        changes: [...context.changes.filter(({ id }, index) => index === 0 || id !== change.id), change],
        refusals: without(context.refusals, change.id),
      })),
      settle: assign(({ context }, outcome: ChangeOutcome<Kind>) => {
        const [sent, ...changes] = context.changes;
        if (!sent) return {};
        if (outcome.kind === "refused")
          return { changes, refusals: { ...context.refusals, [sent.id]: outcome.text } };
        return {
          changes,
          items: patchItems(context.items, {
            changed: outcome.item ? [outcome.item] : [],
            removed: outcome.item ? [] : [sent.id],
          }),
        };
      }),
      sendAccepted: raise({ type: "change.accepted" }),
    },
    guards: {
      isGone: (_, outcome: ReadOutcome<Kind>) => outcome.kind === "gone",
      isRefused: (_, outcome: ReadOutcome<Kind>) => outcome.kind === "refused",
      isAccepted: (_, outcome: ChangeOutcome<Kind>) => outcome.kind === "accepted",
      hasMore: ({ context }) => context.nextAfter !== null,
      isOwed: ({ context }) => context.isOwed,
      hasFault: ({ context }) => context.fault !== null,
      hasChange: ({ context }) => context.changes.length > 0,
    },
  }).createMachine({
    id,
    context: {
      items: [],
      nextAfter: null,
      tag: null,
      fault: null,
      changes: [],
      refusals: {},
      isOwed: false,
    },
    invoke: { id: "network", src: "network" },
    type: "parallel",
    states: {
      reading: {
        initial: "opening",
        // The read in flight may be older than the change: one more follows it, however many changes there were.
        on: { "refresh.wanted": { actions: "recordOwed" } },
        states: {
          opening: {
            entry: "recordAsked",
            invoke: {
              id: "open",
              src: "read",
              input: { tag: null, after: null },
              ...afterReading({ gone: "gone", failed: "failed", read: "shown" }, "setFirstPage"),
            },
          },
          shown: {
            initial: "resting",
            on: { "items.patched": { actions: { type: "patch", params: ({ event }) => event } } },
            states: {
              resting: {
                always: { guard: "isOwed", target: "refreshing" },
                on: {
                  "refresh.wanted": "refreshing",
                  "retry.pressed": "refreshing",
                  "more.wanted": { guard: "hasMore", target: "reachingBack" },
                  "network.returned": { guard: "hasFault", target: "refreshing" },
                },
              },
              refreshing: {
                entry: "recordAsked",
                // A read in flight may still return what the change removed.
                on: { "change.accepted": { target: "refreshing", reenter: true } },
                invoke: {
                  id: "refresh",
                  src: "read",
                  input: ({ context }) => ({ tag: context.tag, after: null }),
                  ...afterReading({ gone, failed: "resting", read: "resting" }, "setFirstPage"),
                },
              },
              reachingBack: {
                invoke: {
                  id: "more",
                  src: "read",
                  input: ({ context }) => ({ tag: null, after: context.nextAfter }),
                  ...afterReading({ gone, failed: "resting", read: "resting" }, "setMore"),
                },
              },
            },
          },
          failed: { on: { "retry.pressed": "opening", "network.returned": "opening" } },
          gone: { type: "final", entry: "forgetItems" },
        },
      },
      changing: {
        initial: "resting",
        on: { "item.changed": { actions: { type: "queue", params: ({ event }) => event.change } } },
        states: {
          resting: { always: { guard: "hasChange", target: "sending" } },
          sending: {
            invoke: {
              id: "change",
              src: "change",
              input: ({ context }) => context.changes[0] ?? { id: "", to: null },
              onDone: byOutcome({
                isAccepted: ["resting", "settle", "sendAccepted"],
                else: ["resting", "settle"],
              }),
              onError: {
                target: "resting",
                actions: { type: "settle", params: { kind: "refused", text: problemTexts.unknown } },
              },
            },
          },
        },
      },
    },
  });
}

const without = (texts: Readonly<Record<string, string>>, id: string) =>
  Object.fromEntries(Object.entries(texts).filter(([each]) => each !== id));

export type CollectionMachine<Kind extends Item> = ReturnType<typeof collectionOf<Kind>>;
type Snapshot<Kind extends Item> = SnapshotFrom<CollectionMachine<Kind>>;

export type CollectionPhase = "opening" | "shown" | "refreshing" | "reachingBack" | "failed" | "gone";

export function selectPhase<Kind extends Item>({ value }: Snapshot<Kind>): CollectionPhase {
  const { reading } = value as { reading: "opening" | "failed" | "gone" | { shown: string } };
  if (typeof reading === "string") return reading;
  return reading.shown === "refreshing" || reading.shown === "reachingBack" ? reading.shown : "shown";
}

export const selectFault = <Kind extends Item>(snapshot: Snapshot<Kind>) => snapshot.context.fault;
export const selectHasMore = <Kind extends Item>(snapshot: Snapshot<Kind>) =>
  snapshot.context.nextAfter !== null;

export function selectRows<Kind extends Item>(snapshot: Snapshot<Kind>): readonly Row<Kind>[] {
  const { items, changes, refusals } = snapshot.context;
  return items.map((item) => {
    const change = changes.findLast(({ id }) => id === item.id);
    return { item, change: change ? { to: change.to } : null, refusal: refusals[item.id] ?? null };
  });
}
