import type { SnapshotFrom } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { announceError } from "../base/announce.actions";
import { familySetup } from "./family.setup";
import { child } from "./family-child.state";
import { leaving } from "./family-ending.state";

/**
 * The person's family in the settings: the list, and a child's page with a guardian's decisions. The list contains the children; a reply
 * of the server updates it, and changes are not shown as saved before.
 */
export const familyMachine = familySetup.createMachine({
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
    { id: "changes", src: "quickChanges" },
  ],
  on: {
    "news.received": { actions: "readAnew" },
    "quick-change.saved": {
      actions: [
        { type: "showSaved", params: ({ event }) => event.saved },
        "dropOldReading",
        { type: "followSaved", params: ({ event }) => event },
      ],
    },
    "quick-change.differed": [
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
          announceError(baseCodeTexts.REQUEST_412_CHANGED),
        ],
      },
    ],
    "quick-change.refused": { actions: "readAnew" },
  },
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasChild", target: "child" }, { target: "list" }] },
    list: {
      on: {
        "child.opened": {
          target: "child",
          actions: [
            { type: "setChild", params: ({ event }) => event },
            { type: "showAddress", params: ({ event }) => event },
            "readAnew",
          ],
        },
      },
    },
    child,
    leaving,
  },
});

export type FamilyPlace = "list" | "child" | "form" | "inviting" | "ending";
type Snapshot = SnapshotFrom<typeof familyMachine>;

export function selectFamilyPlace(snapshot: Snapshot): FamilyPlace {
  if (selectAsked(snapshot) !== null) return "ending";
  if (snapshot.matches({ child: "form" })) return "form";
  if (snapshot.matches({ child: "inviting" })) return "inviting";
  return snapshot.matches("list") ? "list" : "child";
}

/** The end that waits for its confirmation. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches({ child: "confirming" }) || snapshot.matches("leaving") ? snapshot.context.ending : null;
/** The profile's version when its end was confirmed, if somebody else changed it meanwhile. */
export const selectEndingSeen = (snapshot: Snapshot) => snapshot.context.endingSeen;
export const selectIsEnding = (snapshot: Snapshot) => snapshot.matches("leaving");
export const selectIsFormWanted = (snapshot: Snapshot) => snapshot.matches({ child: { page: "formWanted" } });
export const selectChildId = (snapshot: Snapshot) => snapshot.context.childId;
export const selectInvited = (snapshot: Snapshot) => snapshot.context.invited;
