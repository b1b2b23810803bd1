import { assign, type SnapshotFrom, sendParent, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import type { SaveOutcome } from "../../domain/base/saved-form";
import { problemTexts } from "../../domain/base/texts";
import type { Child } from "../../domain/family/child-form";
import { type ChildWish, isSameMatter } from "../../domain/family/family";
import { wishedText } from "../../domain/family/family-texts";
import { announce, announceError, announceRefusal } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { present } from "../base/present";

/** Events for the parent chart of the family. */
export type WishNews =
  /** `seen` is the profile's version when the change was pressed. */
  | { type: "wish.saved"; seen: Child; saved: Child }
  /** Somebody else changed the profile first. */
  | { type: "wish.differed"; theirs: Child }
  | { type: "wish.refused" }
  /** No change is under way: in reply to `quiet.wanted`, or after the last change. */
  | { type: "wishes.settled" };

/**
 * Sends guardians' one-press changes one after the other in the background, since each change names the
 * version that the previous one has made.
 */
export const childWishesMachine = setup({
  types: {
    context: {} as {
      /** Unsaved changes: the first one is being sent, the others wait. */
      wishes: readonly ChildWish[];
      /** A change that met a version conflict, and the profile's version when it was pressed. */
      differing: { wish: ChildWish; seen: Child } | null;
    },
    events: {} as
      | { type: "wish.pressed"; wish: ChildWish }
      | { type: "theirs.taken" }
      /** Asks for `wishes.settled`. */
      | { type: "quiet.wanted" },
    children: {} as { change: "change" },
  },
  actors: { change: effectActor<SaveOutcome<Child>, ChildWish>() },
  actions: {
    announce,
    /** A later wish for the same thing replaces one that was not sent yet. */
    queueWish: assign(({ context: { wishes, differing } }, { wish }: { wish: ChildWish }) => ({
      wishes: [...wishes.filter((each, index) => index === 0 || !isSameMatter(each, wish)), wish],
      differing: differing && isSameMatter(differing.wish, wish) ? null : differing,
    })),
    dropSent: assign(({ context }) => ({ wishes: context.wishes.slice(1) })),
    /** Changes pressed before the reply are based on this change too, so they take over its version. */
    followSaved: assign(({ context: { wishes, differing } }, saved: Child) => {
      const sent = present(wishes[0]);
      return {
        wishes: wishes.map((wish) => afterSaving(wish, { seen: sent.child, saved })),
        differing: differing && isSameMatter(differing.wish, sent) ? null : differing,
      };
    }),
    setDiffering: assign(({ context }, theirs: Child) => {
      const wish = present(context.wishes[0]);
      return { differing: { wish: { ...wish, child: theirs }, seen: wish.child } };
    }),
    forgetDiffering: assign({ differing: null }),
    tellSaved: sendParent(({ context }, saved: Child) => ({
      type: "wish.saved",
      seen: present(context.wishes[0]).child,
      saved,
    })),
    tellDiffering: sendParent((_, theirs: Child) => ({ type: "wish.differed", theirs })),
    tellRefused: sendParent({ type: "wish.refused" }),
    tellSettled: sendParent({ type: "wishes.settled" }),
  },
  guards: {
    hasWish: ({ context }) => context.wishes.length > 0,
    /** A decision that is being sent is not replaced by another one. */
    isUndecided: ({ context: { wishes } }, { wish }: { wish: ChildWish }) =>
      wish.kind !== "request" || !wishes.some((each) => isSameMatter(each, wish)),
    isSaved: (_, outcome: SaveOutcome<Child>) => outcome.kind === "saved",
    isDiffering: (_, outcome: SaveOutcome<Child>) => outcome.kind === "differs",
  },
}).createMachine({
  id: "childWishes",
  context: { wishes: [], differing: null },
  initial: "resting",
  on: {
    "wish.pressed": {
      guard: { type: "isUndecided", params: ({ event }) => event },
      actions: { type: "queueWish", params: ({ event }) => event },
    },
    "theirs.taken": { actions: "forgetDiffering" },
  },
  states: {
    resting: {
      always: { guard: "hasWish", target: "sending" },
      on: { "quiet.wanted": { actions: "tellSettled" } },
    },
    sending: {
      invoke: {
        id: "change",
        src: "change",
        input: ({ context }) => present(context.wishes[0]),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "sent",
            actions: [
              { type: "tellSaved", params: ({ event }) => childOf(event.output) },
              {
                type: "announce",
                params: ({ context }) => ({ tone: "success", text: wishedText(present(context.wishes[0])) }),
              },
              { type: "followSaved", params: ({ event }) => childOf(event.output) },
            ],
          },
          {
            guard: { type: "isDiffering", params: ({ event }) => event.output },
            target: "sent",
            actions: [
              { type: "tellDiffering", params: ({ event }) => childOf(event.output) },
              { type: "setDiffering", params: ({ event }) => childOf(event.output) },
            ],
          },
          {
            target: "sent",
            actions: [announceRefusal(baseCodeTexts.REQUEST_429_LIMIT), "tellRefused"],
          },
        ],
        onError: { target: "sent", actions: announceError(problemTexts.unknown) },
      },
    },
    sent: {
      entry: "dropSent",
      always: [
        { guard: "hasWish", target: "sending" },
        { target: "resting", actions: "tellSettled" },
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

type Snapshot = SnapshotFrom<typeof childWishesMachine>;
/** The change being sent, and those that wait. */
export const selectWishes = (snapshot: Snapshot) => snapshot.context.wishes;
export const selectDiffering = (snapshot: Snapshot) => snapshot.context.differing;
