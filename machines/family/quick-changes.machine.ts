import { assign, type SnapshotFrom, sendParent, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import type { SaveOutcome } from "../../domain/base/saved-form";
import { problemTexts } from "../../domain/base/texts";
import type { Child } from "../../domain/family/child-form";
import { isSameMatter, type QuickChange } from "../../domain/family/family";
import { changedText } from "../../domain/family/family-texts";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { present } from "../base/present";

/** Events for the parent machine of the family. */
export type QuickChangeEvent =
  /** `seen` is the profile's version when the change was pressed. */
  | { type: "quick-change.saved"; seen: Child; saved: Child }
  /** Somebody else changed the profile first. */
  | { type: "quick-change.differed"; theirs: Child }
  | { type: "quick-change.refused" }
  /** No change is under way: in reply to `quiet.wanted`, or after the last change. */
  | { type: "quick-changes.settled" };

/**
 * Sends guardians' one-press changes one after the other in the background, since each change names the
 * version that the previous one has made.
 */
export const quickChangesMachine = setup({
  types: {
    context: {} as {
      /** Unsaved changes: the first one is being sent, the others wait. */
      changes: readonly QuickChange[];
      /** A change that met a version conflict, and the profile's version when it was pressed. */
      differing: { change: QuickChange; seen: Child } | null;
    },
    events: {} as
      | { type: "quick-change.pressed"; change: QuickChange }
      | { type: "theirs.taken" }
      /** Asks for `changes.settled`. */
      | { type: "quiet.wanted" },
    children: {} as { change: "change" },
  },
  actors: { change: effectActor<SaveOutcome<Child>, QuickChange>() },
  actions: {
    announce,
    /** A later change for the same thing replaces one that was not sent yet. */
    queueChange: assign(({ context: { changes, differing } }, { change }: { change: QuickChange }) => ({
      changes: [...changes.filter((each, index) => index === 0 || !isSameMatter(each, change)), change],
      differing: differing && isSameMatter(differing.change, change) ? null : differing,
    })),
    dropSent: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    /** Changes pressed before the reply are based on this change too, so they take over its version. */
    followSaved: assign(({ context: { changes, differing } }, saved: Child) => {
      const sent = present(changes[0]);
      return {
        changes: changes.map((change) => afterSaving(change, { seen: sent.child, saved })),
        differing: differing && isSameMatter(differing.change, sent) ? null : differing,
      };
    }),
    setDiffering: assign(({ context }, theirs: Child) => {
      const change = present(context.changes[0]);
      return { differing: { change: { ...change, child: theirs }, seen: change.child } };
    }),
    forgetDiffering: assign({ differing: null }),
    sendSaved: sendParent(({ context }, saved: Child) => ({
      type: "quick-change.saved",
      seen: present(context.changes[0]).child,
      saved,
    })),
    sendDiffering: sendParent((_, theirs: Child) => ({ type: "quick-change.differed", theirs })),
    sendRefused: sendParent({ type: "quick-change.refused" }),
    sendSettled: sendParent({ type: "quick-changes.settled" }),
  },
  guards: {
    hasChange: ({ context }) => context.changes.length > 0,
    /** A decision that is being sent is not replaced by another one. */
    isUndecided: ({ context: { changes } }, { change }: { change: QuickChange }) =>
      (change.kind !== "request" && change.kind !== "stopRemoval") ||
      !changes.some((each) => isSameMatter(each, change)),
    isSaved: (_, outcome: SaveOutcome<Child>) => outcome.kind === "saved",
    isDiffering: (_, outcome: SaveOutcome<Child>) => outcome.kind === "differs",
  },
}).createMachine({
  id: "quickChanges",
  context: { changes: [], differing: null },
  initial: "resting",
  on: {
    "quick-change.pressed": {
      guard: { type: "isUndecided", params: ({ event }) => event },
      actions: { type: "queueChange", params: ({ event }) => event },
    },
    "theirs.taken": { actions: "forgetDiffering" },
  },
  states: {
    resting: {
      always: { guard: "hasChange", target: "sending" },
      on: { "quiet.wanted": { actions: "sendSettled" } },
    },
    sending: {
      invoke: {
        id: "change",
        src: "change",
        input: ({ context }) => present(context.changes[0]),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "sent",
            actions: [
              { type: "sendSaved", params: ({ event }) => childOf(event.output) },
              {
                type: "announce",
                params: ({ context }) => ({
                  tone: "success",
                  text: changedText(present(context.changes[0])),
                }),
              },
              { type: "followSaved", params: ({ event }) => childOf(event.output) },
            ],
          },
          {
            guard: { type: "isDiffering", params: ({ event }) => event.output },
            target: "sent",
            actions: [
              { type: "sendDiffering", params: ({ event }) => childOf(event.output) },
              { type: "setDiffering", params: ({ event }) => childOf(event.output) },
            ],
          },
          {
            target: "sent",
            actions: [announceRefusal(baseCodeTexts.REQUEST_429_LIMIT), "sendRefused"],
          },
        ],
        onError: { target: "sent", actions: announceError(problemTexts.unknown) },
      },
    },
    sent: {
      entry: "dropSent",
      always: [
        { guard: "hasChange", target: "sending" },
        { target: "resting", actions: "sendSettled" },
      ],
    },
  },
});

/** Replaces a profile by the version that the person's own change has made, unless somebody else changed it meanwhile. */
export const afterSaving = <Of extends { child: Child }>(
  of: Of,
  { seen, saved }: { seen: Child; saved: Child },
): Of => (of.child.id === seen.id && of.child.version === seen.version ? { ...of, child: saved } : of);

/** The server's current version of the child. */
export function childOf(outcome: { kind: string; saved?: Child; theirs?: Child }): Child {
  return present(outcome.saved ?? outcome.theirs);
}

type Snapshot = SnapshotFrom<typeof quickChangesMachine>;
/** The change being sent, and those that wait. */
export const selectChanges = (snapshot: Snapshot) => snapshot.context.changes;
export const selectDiffering = (snapshot: Snapshot) => snapshot.context.differing;
