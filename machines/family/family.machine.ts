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
 * of the server takes its place in it, and nothing is shown as done before.
 */
export const familyMachine = setup({
  types: {
    context: {} as {
      me: User;
      childId: string | null;
      wish: ChildWish | null;
      ending: Ending | null;
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
    keepWish: assign((_, { wish }: { wish: ChildWish }) => ({ wish })),
    keepEnding: assign((_, { ending }: { ending: Ending }) => ({ ending })),
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
    readAnew: sendTo("list", { type: "refresh.wanted" }),
  },
  guards: {
    hasChild: ({ context }) => context.childId !== null,
    isSaved: (_, outcome: SaveOutcome<Child>) => outcome.kind === "saved",
    isDiffering: (_, outcome: SaveOutcome<Child>) => outcome.kind === "differs",
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
    wish: null,
    ending: null,
    edited: null,
    invited: { role: "guardian", invitation: null },
  }),
  invoke: [
    { id: "list", src: "familyList", input: {} },
    { id: "phone", src: "phone", input: ({ context }) => ({ me: context.me }) },
  ],
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
          on: {
            "back.pressed": {
              target: "#family.list",
              actions: ["forgetChild", { type: "showAddress", params: { childId: null } }],
            },
            "form.pressed": {
              target: "form",
              actions: { type: "keepEdited", params: ({ event }) => event },
            },
            "invite.pressed": {
              target: "inviting",
              actions: { type: "keepInvited", params: ({ event }) => event },
            },
            "wish.pressed": {
              target: "changing",
              actions: { type: "keepWish", params: ({ event }) => event },
            },
            "ending.pressed": [
              {
                guard: { type: "isOfSomebodyElse", params: ({ event }) => event },
                target: "takingBack",
                actions: { type: "keepEnding", params: ({ event }) => event },
              },
              { target: "confirming", actions: { type: "keepEnding", params: ({ event }) => event } },
            ],
          },
        },
        changing: {
          invoke: {
            id: "change",
            src: "change",
            input: ({ context: { wish } }) => known(wish),
            onDone: [
              {
                guard: { type: "isSaved", params: ({ event }) => event.output },
                target: "page",
                actions: [
                  { type: "showSaved", params: ({ event }) => savedOf(event.output) },
                  {
                    type: "announce",
                    params: ({ context: { wish } }) => ({ tone: "success", text: changedText(known(wish)) }),
                  },
                ],
              },
              {
                // Nothing was typed that could be lost: theirs is shown, and why.
                guard: { type: "isDiffering", params: ({ event }) => event.output },
                target: "page",
                actions: [
                  { type: "showSaved", params: ({ event }) => savedOf(event.output) },
                  {
                    type: "announce",
                    params: { tone: "error", text: messageTexts.REQUEST_412_CHANGED },
                  },
                ],
              },
              {
                target: "page",
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
              target: "page",
              actions: { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
            },
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
        takingBack: { on: { "ending.confirmed": "#family.leaving", "ending.cancelled": "page" } },
        /** Asks about oneself, or the whole profile. */
        confirming: { on: { "ending.confirmed": "#family.leaving", "ending.cancelled": "page" } },
      },
    },
    leaving: {
      invoke: {
        id: "end",
        src: "end",
        input: ({ context: { me, ending } }) => ({ userId: me.id, ending: known(ending) }),
        onDone: [
          {
            guard: { type: "isSomebodyElseGone", params: ({ event }) => event.output },
            target: "child",
            actions: [
              { type: "showEnded", params: ({ event }) => goneOf(event.output) },
              { type: "announce", params: ({ context }) => endedAnnouncement(context.ending) },
              "readAnew",
            ],
          },
          {
            guard: { type: "isEnded", params: ({ event }) => event.output },
            target: "list",
            actions: [
              { type: "showEnded", params: ({ event }) => goneOf(event.output) },
              { type: "announce", params: ({ context }) => endedAnnouncement(context.ending) },
              "forgetChild",
              { type: "showAddress", params: { childId: null } },
              "readAnew",
            ],
          },
          {
            target: "opening",
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
          target: "opening",
          actions: { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
        },
      },
    },
  },
});

/** What a press put into the context before the chart went on. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error("The chart went on without what was pressed");
  return value;
}

function savedOf(outcome: SaveOutcome<Child> | { kind: "left" }): Child {
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
  if (snapshot.matches({ child: "form" })) return "form";
  if (snapshot.matches({ child: "inviting" })) return "inviting";
  return snapshot.matches("list") ? "list" : "child";
}

/** What ends once it is confirmed. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches({ child: "takingBack" }) ||
  snapshot.matches({ child: "confirming" }) ||
  snapshot.matches("leaving")
    ? snapshot.context.ending
    : null;
export const selectIsEnding = (snapshot: Snapshot) => snapshot.matches("leaving");
export const selectChildId = (snapshot: Snapshot) => snapshot.context.childId;
export const selectInvited = (snapshot: Snapshot) => snapshot.context.invited;
/** The wish that is being sent. */
export const selectSentWish = (snapshot: Snapshot) =>
  snapshot.matches({ child: "changing" }) ? snapshot.context.wish : null;
