import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from "xstate";
import type { User } from "../../domain/account/user";
import type { Announcement } from "../../domain/base/announcement";
import { messageTexts } from "../../domain/base/message-texts";
import { problemTexts } from "../../domain/base/texts";
import type { Child } from "../../domain/family/child-form";
import { type Ending, type EndingInput, type EndingOutcome, withoutPeople } from "../../domain/family/family";
import { endedText, familyTexts } from "../../domain/family/family-texts";
import type { CircleRole, Invitation } from "../../domain/invitation/child-invitation";
import { announce, announceError, announceRefusal, announceSuccess } from "../base/announce.actions";
import { present } from "../base/present";
import { childInviteMachine } from "../invitation/child-invite.machine";
import { childFormMachine } from "./child-form.machine";
import { afterSaving, childOf, childWishesMachine, type WishNews } from "./child-wishes.machine";
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
      | WishNews
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
      wishes: "childWishes";
      end: "end";
    },
    input: {} as { me: User; childId: string | null },
  },
  actors: {
    familyList: familyListMachine,
    phone: phoneMachine,
    childForm: childFormMachine,
    childInvite: childInviteMachine,
    childWishes: childWishesMachine,
    end: fromPromise<EndingOutcome, EndingInput>(() => new Promise(() => {})),
  },
  actions: {
    announce,
    /** The address follows what is looked at. */
    showAddress: (_, _place: { childId: string | null }) => {},
    keepChild: assign((_, { childId }: { childId: string }) => ({ childId })),
    forgetChild: assign({ childId: null }),
    /** The form and an end save a version as well: they wait for the one that a wish under way makes. */
    awaitQuiet: sendTo("wishes", { type: "quiet.wanted" }),
    followSaved: assign(({ context: { edited, ending } }, change: { seen: Child; saved: Child }) => ({
      edited: edited && afterSaving(edited, change),
      ending: ending && afterSaving(ending, change),
    })),
    /** Nothing is typed in the form that waits: it begins with how it stands now. */
    followTheirs: assign(({ context: { edited } }, { theirs }: { theirs: Child }) => ({
      edited: edited?.child.id === theirs.id ? { ...edited, child: theirs } : edited,
    })),
    keepEnding: assign((_, { ending }: { ending: Ending }) => ({ ending, endingSeen: null })),
    keepEndingDiffering: assign(({ context: { ending } }, theirs: Child) => ({
      ending: { ...present(ending), child: theirs },
      endingSeen: present(ending).child,
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
    /** Its page says so itself. */
    isShown: ({ context: { childId } }, { theirs }: { theirs: Child }) => theirs.id === childId,
    isDiffering: (_, outcome: EndingOutcome) => outcome.kind === "differs",
    isFormSaved: (_, { kind }: { kind: "saved" | "left" }) => kind === "saved",
    /** Somebody else went: one stays at the child's page. */
    isSomebodyElseGone: ({ context: { ending } }, outcome: EndingOutcome) =>
      outcome.kind === "ended" && (ending?.kind === "takeBack" || ending?.kind === "endFollowing"),
    isEnded: (_, outcome: EndingOutcome) => outcome.kind === "ended",
  },
}).createMachine({
  id: "family",
  context: ({ input: { me, childId } }) => ({
    me,
    childId,
    ending: null,
    endingSeen: null,
    edited: null,
    invited: { role: "guardian", invitation: null },
  }),
  invoke: [
    { id: "list", src: "familyList", input: {} },
    { id: "phone", src: "phone", input: ({ context }) => ({ me: context.me }) },
    { id: "wishes", src: "childWishes" },
  ],
  on: {
    "news.heard": { actions: "readAnew" },
    "wish.saved": {
      actions: [
        { type: "showSaved", params: ({ event }) => event.saved },
        "dropOldReading",
        { type: "followSaved", params: ({ event }) => event },
      ],
    },
    "wish.differed": [
      {
        guard: { type: "isShown", params: ({ event }) => event },
        actions: [
          { type: "showSaved", params: ({ event }) => event.theirs },
          "dropOldReading",
          { type: "followTheirs", params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: "showSaved", params: ({ event }) => event.theirs },
          "dropOldReading",
          { type: "followTheirs", params: ({ event }) => event },
          announceError(messageTexts.REQUEST_412_CHANGED),
        ],
      },
    ],
    "wish.refused": { actions: "readAnew" },
  },
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
            formWanted: { entry: "awaitQuiet", on: { "wishes.settled": "#family.child.form" } },
          },
          on: {
            "back.pressed": {
              target: "#family.list",
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
            "ending.pressed": {
              target: "confirming",
              actions: { type: "keepEnding", params: ({ event }) => event },
            },
          },
        },
        form: {
          invoke: {
            id: "form",
            src: "childForm",
            input: ({ context: { edited } }) => {
              const { child, key } = present(edited);
              return { key, saved: child };
            },
            onDone: [
              {
                guard: { type: "isFormSaved", params: ({ event }) => event.output },
                target: "page",
                actions: [
                  { type: "showSaved", params: ({ event }) => childOf(event.output) },
                  "dropOldReading",
                  announceSuccess(familyTexts.saved),
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
            input: ({ context: { childId, invited } }) => ({ childId: present(childId), ...invited }),
            onDone: "page",
          },
        },
        confirming: { on: { "ending.confirmed": "#family.leaving", "ending.cancelled": "page" } },
      },
    },
    leaving: {
      initial: "waiting",
      states: {
        waiting: { entry: "awaitQuiet", on: { "wishes.settled": "ending" } },
        ending: {
          invoke: {
            id: "end",
            src: "end",
            input: ({ context: { me, ending } }) => ({ userId: me.id, ending: present(ending) }),
            onDone: [
              {
                guard: { type: "isSomebodyElseGone", params: ({ event }) => event.output },
                target: "#family.child",
                actions: [
                  { type: "showEnded", params: ({ event }) => goneOf(event.output) },
                  "dropOldReading",
                  { type: "announce", params: ({ context }) => endedAnnouncement(context.ending) },
                  "readAnew",
                ],
              },
              {
                guard: { type: "isEnded", params: ({ event }) => event.output },
                target: "#family.list",
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
                target: "#family.child.confirming",
                actions: [
                  { type: "keepEndingDiffering", params: ({ event }) => childOf(event.output) },
                  { type: "showSaved", params: ({ event }) => childOf(event.output) },
                  "dropOldReading",
                ],
              },
              {
                target: "#family.opening",
                actions: [announceRefusal(messageTexts.REQUEST_429_LIMIT), "readAnew"],
              },
            ],
            onError: { target: "#family.opening", actions: announceError(problemTexts.unknown) },
          },
        },
      },
    },
  },
});

const goneOf = (outcome: EndingOutcome) => (outcome.kind === "ended" ? outcome.userIds : []);

const endedAnnouncement = (ending: Ending | null): Announcement => ({
  tone: "success",
  text: endedText(present(ending)),
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
  snapshot.matches({ child: "confirming" }) || snapshot.matches("leaving") ? snapshot.context.ending : null;
/** How the profile stood when its end was confirmed, where somebody else changed it meanwhile. */
export const selectEndingSeen = (snapshot: Snapshot) => snapshot.context.endingSeen;
export const selectIsEnding = (snapshot: Snapshot) => snapshot.matches("leaving");
export const selectIsFormWanted = (snapshot: Snapshot) => snapshot.matches({ child: { page: "formWanted" } });
export const selectChildId = (snapshot: Snapshot) => snapshot.context.childId;
export const selectInvited = (snapshot: Snapshot) => snapshot.context.invited;
