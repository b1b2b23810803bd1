import { familyTexts } from "../../domain/family/family-texts";
import { announceSuccess } from "../base/announce.actions";
import { present } from "../base/present";
import { familySetup } from "./family.setup";
import { childOf } from "./quick-changes.machine";

/** A child's page and what it opens: the form, an invitation, the confirmation of an end. */
export const child = familySetup.createStateConfig({
  initial: "page",
  states: {
    page: {
      initial: "resting",
      states: {
        resting: {},
        formWanted: { entry: "awaitQuiet", on: { "quick-changes.settled": "#family.child.form" } },
      },
      on: {
        "back.pressed": {
          target: "#family.list",
          actions: ["forgetChild", { type: "showAddress", params: { childId: null } }],
        },
        "form.pressed": {
          target: ".formWanted",
          actions: { type: "setEdited", params: ({ event }) => event },
        },
        "invite.pressed": {
          target: "inviting",
          actions: { type: "setInvited", params: ({ event }) => event },
        },
        "ending.pressed": {
          target: "confirming",
          actions: { type: "setEnding", params: ({ event }) => event },
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
          // The form may have been closed because somebody else changed the profile.
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
});
