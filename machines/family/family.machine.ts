import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from "xstate";
import type { User } from "../../domain/account/user";
import { type Announcement, refusal } from "../../domain/base/announcement";
import { messageTexts } from "../../domain/base/message-texts";
import type { SaveOutcome } from "../../domain/base/saved-form";
import { problemTexts } from "../../domain/base/texts";
import type { Child } from "../../domain/family/child-form";
import {
  type ChildWish,
  type Ending,
  type EndingInput,
  type EndingOutcome,
  isSameMatter,
  withoutPeople,
} from "../../domain/family/family";
import { endedText, familyTexts } from "../../domain/family/family-texts";
import type { CircleRole, Invitation } from "../../domain/invitation/child-invitation";
import { childInviteMachine } from "../invitation/child-invite.machine";
import { childFormMachine } from "./child-form.machine";
import { familyListMachine } from "./family-list.machine";
import { phoneMachine } from "./phone.machine";

/**
 * One's family in the settings: the list, and a child's page with all that a guardian decides there. The list holds the children; a reply
 * of the server takes its place in it, and nothing is shown as done before. What one press changes is sent one after the other,
 * beside all that one goes on to do.
 */
export const familyMachine = setup({
  types: {
    context: {} as {
      me: User;
      childId: string | null;
      /** What was pressed and is not saved yet: the first one is being sent, the others wait their turn. */
      wishes: readonly ChildWish[];
      /** What was not saved since somebody else was quicker, and the profile as it stood when it was pressed. */
      differing: { wish: ChildWish; seen: Child } | null;
      ending: Ending | null;
      /** The profile as it stood when its end was confirmed, once it turned out to be different by then. */
      endingSeen: Child | null;
      /** What the form or the invitation begins with. */
      edited: { child: Child; key: string } | null;
      invited: { role: CircleRole; invitation: Invitation | null };
    },
    events: {} as
      | { type: "child.opened"; childId: string }
      | { type: "back.pressed" }
      | { type: "form.pressed"; child: Child; key: string }
      | { type: "invite.pressed"; role: CircleRole; invitation: Invitation | null }
      /** Something that one press changes. */
      | { type: "wish.pressed"; wish: ChildWish }
      | { type: "theirs.taken" }
      /** Something new came in. */
      | { type: "news.heard" }
      | { type: "ending.pressed"; ending: Ending }
      | { type: "ending.confirmed" }
      | { type: "ending.cancelled" },
    children: {} as {
      list: "familyList";
      phone: "phone";
      form: "childForm";
      invite: "childInvite";
      change: "change";
      end: "end";
    },
    input: {} as { me: User; childId: string | null },
  },
  actors: {
    familyList: familyListMachine,
    phone: phoneMachine,
    childForm: childFormMachine,
    childInvite: childInviteMachine,
    change: fromPromise<SaveOutcome<Child>, ChildWish>(() => new Promise(() => {})),
    end: fromPromise<EndingOutcome, EndingInput>(() => new Promise(() => {})),
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    /** The address follows what is looked at. */
    showAddress: (_, _place: { childId: string | null }) => {},
    keepChild: assign((_, { childId }: { childId: string }) => ({ childId })),
    forgetChild: assign({ childId: null }),
    /** The last wish for the same thing counts, as long as the one before was not sent yet. */
    queueWish: assign(({ context: { wishes, differing } }, { wish }: { wish: ChildWish }) => ({
      wishes: [...wishes.filter((each, index) => index === 0 || !isSameMatter(each, wish)), wish],
      differing: differing && isSameMatter(differing.wish, wish) ? null : differing,
    })),
    dropSent: assign(({ context }) => ({ wishes: context.wishes.slice(1) })),
    /** What was pressed before the reply came was pressed knowing of this change: it is one's own. */
    followSaved: assign(({ context: { wishes, differing, edited, ending } }, saved: Child) => {
      const sent = known(wishes[0]);
      const seen = sent.child;
      const follow = <Of extends { child: Child }>(of: Of): Of =>
        of.child.id === seen.id && of.child.version === seen.version ? { ...of, child: saved } : of;
      return {
        wishes: wishes.map(follow),
        differing: differing && isSameMatter(differing.wish, sent) ? null : differing,
        edited: edited && follow(edited),
        ending: ending && follow(ending),
      };
    }),
    keepDiffering: assign(({ context: { wishes, edited } }, theirs: Child) => {
      const wish = known(wishes[0]);
      return {
        differing: { wish: { ...wish, child: theirs }, seen: wish.child },
        // Nothing is typed in the form that waits: it begins with how it stands now.
        edited: edited?.child.id === theirs.id ? { ...edited, child: theirs } : edited,
      };
    }),
    forgetDiffering: assign({ differing: null }),
    keepEnding: assign((_, { ending }: { ending: Ending }) => ({ ending, endingSeen: null })),
    keepEndingDiffering: assign(({ context: { ending } }, theirs: Child) => ({
      ending: { ...known(ending), child: theirs },
      endingSeen: known(ending).child,
    })),
    keepEdited: assign((_, { child, key }: { child: Child; key: string }) => ({ edited: { child, key } })),
    keepInvited: assign((_, { role, invitation }: { role: CircleRole; invitation: Invitation | null }) => ({
      invited: { role, invitation },
    })),
    showSaved: sendTo("list", (_, child: Child) => ({
      type: "items.patched" as const,
      changed: [child],
      removed: [],
    })),
    showEnded: sendTo("list", ({ context: { ending } }, userIds: readonly string[]) => {
      const stays = ending?.kind === "takeBack" || ending?.kind === "endFollowing";
      return {
        type: "items.patched" as const,
        changed: ending && stays ? [withoutPeople(ending.child, userIds)] : [],
        removed: ending && !stays ? [ending.child.id] : [],
      };
    }),
    /** A reply that was read before a change may still show how it was. */
    dropOldReading: sendTo("list", { type: "change.accepted" }),
    readAnew: sendTo("list", { type: "refresh.wanted" }),
  },
  guards: {
    hasChild: ({ context }) => context.childId !== null,
    hasWish: ({ context }) => context.wishes.length > 0,
    /** What is sent next names the version that the last change made. */
    isQuiet: ({ context }) => context.wishes.length === 0,
    /** A decision that is on its way is not taken back by another one. */
    isUndecided: ({ context: { wishes } }, { wish }: { wish: ChildWish }) =>
      wish.kind !== "request" || !wishes.some((each) => isSameMatter(each, wish)),
    isSaved: (_, outcome: SaveOutcome<Child>) => outcome.kind === "saved",
    isDiffering: (_, outcome: SaveOutcome<Child> | EndingOutcome) => outcome.kind === "differs",
    /** Its page says so itself. */
    isDifferingHere: ({ context: { childId } }, outcome: SaveOutcome<Child>) =>
      outcome.kind === "differs" && outcome.theirs.id === childId,
    isFormSaved: (_, { kind }: { kind: "saved" | "left" }) => kind === "saved",
    /** Somebody else went: one stays at the child's page. */
    isSomebodyElseGone: ({ context: { ending } }, outcome: EndingOutcome) =>
      outcome.kind === "ended" && (ending?.kind === "takeBack" || ending?.kind === "endFollowing"),
    isEnded: (_, outcome: EndingOutcome) => outcome.kind === "ended",
    isOfSomebodyElse: (_, { ending }: { ending: Ending }) =>
      ending.kind === "takeBack" || ending.kind === "endFollowing",
  },
}).createMachine({
  id: "family",
  context: ({ input: { me, childId } }) => ({
    me,
    childId,
    wishes: [],
    differing: null,
    ending: null,
    endingSeen: null,
    edited: null,
    invited: { role: "guardian", invitation: null },
  }),
  invoke: [
    { id: "list", src: "familyList", input: {} },
    { id: "phone", src: "phone", input: ({ context }) => ({ me: context.me }) },
  ],
  type: "parallel",
  on: { "news.heard": { actions: "readAnew" } },
  states: {
    place: {
      initial: "opening",
      states: {
        opening: { always: [{ guard: "hasChild", target: "child" }, { target: "list" }] },
        list: {
          on: {
            "child.opened": {
              target: "child",
              actions: [
                { type: "keepChild", params: ({ event }) => event },
                { type: "showAddress", params: ({ event }) => event },
                "readAnew",
              ],
            },
          },
        },
        child: {
          initial: "page",
          states: {
            page: {
              initial: "resting",
              states: {
                resting: {},
                /** The form saves a version as well: it begins once what was pressed before it is saved. */
                formWanted: { always: { guard: "isQuiet", target: "#family.place.child.form" } },
              },
              on: {
                "back.pressed": {
                  target: "#family.place.list",
                  actions: ["forgetChild", { type: "showAddress", params: { childId: null } }],
                },
                "form.pressed": {
                  target: ".formWanted",
                  actions: { type: "keepEdited", params: ({ event }) => event },
                },
                "invite.pressed": {
                  target: "inviting",
                  actions: { type: "keepInvited", params: ({ event }) => event },
                },
                "ending.pressed": [
                  {
                    guard: { type: "isOfSomebodyElse", params: ({ event }) => event },
                    target: "takingBack",
                    actions: { type: "keepEnding", params: ({ event }) => event },
                  },
                  {
                    target: "confirming",
                    actions: { type: "keepEnding", params: ({ event }) => event },
                  },
                ],
              },
            },
            form: {
              invoke: {
                id: "form",
                src: "childForm",
                input: ({ context: { edited } }) => {
                  const { child, key } = known(edited);
                  return { key, saved: child };
                },
                onDone: [
                  {
                    guard: { type: "isFormSaved", params: ({ event }) => event.output },
                    target: "page",
                    actions: [
                      { type: "showSaved", params: ({ event }) => savedOf(event.output) },
                      "dropOldReading",
                      { type: "announce", params: { tone: "success", text: familyTexts.saved } },
                    ],
                  },
                  // Whoever left may have seen that somebody else was quicker.
                  { target: "page", actions: "readAnew" },
                ],
              },
            },
            inviting: {
              invoke: {
                id: "invite",
                src: "childInvite",
                input: ({ context: { childId, invited } }) => ({ childId: known(childId), ...invited }),
                onDone: "page",
              },
            },
            /** Asks about somebody else. */
            takingBack: {
              on: { "ending.confirmed": "#family.place.leaving", "ending.cancelled": "page" },
            },
            /** Asks about oneself, or the whole profile. */
            confirming: {
              on: { "ending.confirmed": "#family.place.leaving", "ending.cancelled": "page" },
            },
          },
        },
        leaving: {
          initial: "waiting",
          states: {
            waiting: { always: { guard: "isQuiet", target: "ending" } },
            ending: {
              invoke: {
                id: "end",
                src: "end",
                input: ({ context: { me, ending } }) => ({ userId: me.id, ending: known(ending) }),
                onDone: [
                  {
                    guard: { type: "isSomebodyElseGone", params: ({ event }) => event.output },
                    target: "#family.place.child",
                    actions: [
                      { type: "showEnded", params: ({ event }) => goneOf(event.output) },
                      "dropOldReading",
                      { type: "announce", params: ({ context }) => endedAnnouncement(context.ending) },
                      "readAnew",
                    ],
                  },
                  {
                    guard: { type: "isEnded", params: ({ event }) => event.output },
                    target: "#family.place.list",
                    actions: [
                      { type: "showEnded", params: ({ event }) => goneOf(event.output) },
                      "dropOldReading",
                      { type: "announce", params: ({ context }) => endedAnnouncement(context.ending) },
                      "forgetChild",
                      { type: "showAddress", params: { childId: null } },
                      "readAnew",
                    ],
                  },
                  {
                    // Asked once more, with what changed.
                    guard: { type: "isDiffering", params: ({ event }) => event.output },
                    target: "#family.place.child.confirming",
                    actions: [
                      { type: "keepEndingDiffering", params: ({ event }) => savedOf(event.output) },
                      { type: "showSaved", params: ({ event }) => savedOf(event.output) },
                      "dropOldReading",
                    ],
                  },
                  {
                    target: "#family.place.opening",
                    actions: [
                      {
                        type: "announce",
                        params: ({ event }) => refusal(event.output, messageTexts.REQUEST_429_LIMIT),
                      },
                      "readAnew",
                    ],
                  },
                ],
                onError: {
                  target: "#family.place.opening",
                  actions: { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
                },
              },
            },
          },
        },
      },
    },
    /** One after the other, wherever one goes meanwhile. */
    changing: {
      initial: "resting",
      on: {
        "wish.pressed": {
          guard: { type: "isUndecided", params: ({ event }) => event },
          actions: { type: "queueWish", params: ({ event }) => event },
        },
        "theirs.taken": { actions: "forgetDiffering" },
      },
      states: {
        resting: { always: { guard: "hasWish", target: "sending" } },
        sending: {
          invoke: {
            id: "change",
            src: "change",
            input: ({ context }) => known(context.wishes[0]),
            onDone: [
              {
                guard: { type: "isSaved", params: ({ event }) => event.output },
                target: "resting",
                actions: [
                  { type: "showSaved", params: ({ event }) => savedOf(event.output) },
                  "dropOldReading",
                  {
                    type: "announce",
                    params: ({ context: { wishes } }) => ({
                      tone: "success",
                      text: changedText(known(wishes[0])),
                    }),
                  },
                  { type: "followSaved", params: ({ event }) => savedOf(event.output) },
                  "dropSent",
                ],
              },
              {
                guard: { type: "isDifferingHere", params: ({ event }) => event.output },
                target: "resting",
                actions: [
                  { type: "showSaved", params: ({ event }) => savedOf(event.output) },
                  "dropOldReading",
                  { type: "keepDiffering", params: ({ event }) => savedOf(event.output) },
                  "dropSent",
                ],
              },
              {
                guard: { type: "isDiffering", params: ({ event }) => event.output },
                target: "resting",
                actions: [
                  { type: "showSaved", params: ({ event }) => savedOf(event.output) },
                  "dropOldReading",
                  { type: "keepDiffering", params: ({ event }) => savedOf(event.output) },
                  {
                    type: "announce",
                    params: { tone: "error", text: messageTexts.REQUEST_412_CHANGED },
                  },
                  "dropSent",
                ],
              },
              {
                target: "resting",
                actions: [
                  {
                    type: "announce",
                    params: ({ event }) => refusal(event.output, messageTexts.REQUEST_429_LIMIT),
                  },
                  "readAnew",
                  "dropSent",
                ],
              },
            ],
            onError: {
              target: "resting",
              actions: [
                { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
                "dropSent",
              ],
            },
          },
        },
      },
    },
  },
});

/** What a press put into the context before the chart went on. */
function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("The chart went on without what was pressed");
  return value;
}

function savedOf(outcome: SaveOutcome<Child> | EndingOutcome | { kind: "left" }): Child {
  if (outcome.kind === "saved") return outcome.saved;
  if (outcome.kind === "differs") return outcome.theirs;
  throw new Error("Nothing came back");
}

const goneOf = (outcome: EndingOutcome) => (outcome.kind === "ended" ? outcome.userIds : []);

function changedText(wish: ChildWish): string {
  if (wish.kind !== "request") return familyTexts.saved;
  const { name } = wish.request;
  return wish.decision === "approved" ? familyTexts.letIn(name) : familyTexts.turnedDown(name);
}

const endedAnnouncement = (ending: Ending | null): Announcement => ({
  tone: "success",
  text: endedText(known(ending)),
});

export type FamilyPlace = "list" | "child" | "form" | "inviting" | "ending";
type Snapshot = SnapshotFrom<typeof familyMachine>;

export function selectFamilyPlace(snapshot: Snapshot): FamilyPlace {
  if (selectAsked(snapshot) !== null) return "ending";
  if (snapshot.matches({ place: { child: "form" } })) return "form";
  if (snapshot.matches({ place: { child: "inviting" } })) return "inviting";
  return snapshot.matches({ place: "list" }) ? "list" : "child";
}

/** What ends once it is confirmed. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches({ place: { child: "takingBack" } }) ||
  snapshot.matches({ place: { child: "confirming" } }) ||
  snapshot.matches({ place: "leaving" })
    ? snapshot.context.ending
    : null;
/** How the profile stood when its end was confirmed, where somebody else changed it meanwhile. */
export const selectEndingSeen = (snapshot: Snapshot) => snapshot.context.endingSeen;
export const selectIsEnding = (snapshot: Snapshot) => snapshot.matches({ place: "leaving" });
export const selectIsFormWanted = (snapshot: Snapshot) =>
  snapshot.matches({ place: { child: { page: "formWanted" } } });
export const selectChildId = (snapshot: Snapshot) => snapshot.context.childId;
export const selectInvited = (snapshot: Snapshot) => snapshot.context.invited;
/** What is being sent, and what waits behind it. */
export const selectWishes = (snapshot: Snapshot) => snapshot.context.wishes;
export const selectDiffering = (snapshot: Snapshot) => snapshot.context.differing;
