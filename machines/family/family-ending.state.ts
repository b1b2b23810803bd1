import type { Announcement } from "../../domain/base/announcement";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { problemTexts } from "../../domain/base/texts";
import type { Ending, EndingOutcome } from "../../domain/family/family";
import { endedText } from "../../domain/family/family-texts";
import { announceError, announceRefusal } from "../base/announce.actions";
import { present } from "../base/present";
import { familySetup } from "./family.setup";
import { childOf } from "./quick-changes.machine";

/** A confirmed end: of the profile, of the person's own part in it, or of somebody else's. */
export const leaving = familySetup.createStateConfig({
  initial: "waiting",
  states: {
    waiting: { entry: "awaitQuiet", on: { "quick-changes.settled": "ending" } },
    ending: {
      invoke: {
        id: "end",
        src: "end",
        input: ({ context: { me, ending } }) => ({ userId: me.id, ending: present(ending) }),
        onDone: [
          {
            guard: { type: "isRequested", params: ({ event }) => event.output },
            target: "#family.child",
            actions: [
              { type: "showSaved", params: ({ event }) => childOf(event.output) },
              "dropOldReading",
              { type: "announce", params: ({ context }) => endedAnnouncement(context.ending) },
            ],
          },
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
            // Asks for confirmation again and shows what changed.
            guard: { type: "isDiffering", params: ({ event }) => event.output },
            target: "#family.child.confirming",
            actions: [
              { type: "setEndingDiffering", params: ({ event }) => childOf(event.output) },
              { type: "showSaved", params: ({ event }) => childOf(event.output) },
              "dropOldReading",
            ],
          },
          {
            target: "#family.opening",
            actions: [announceRefusal(baseCodeTexts.REQUEST_429_LIMIT), "readAnew"],
          },
        ],
        onError: { target: "#family.opening", actions: announceError(problemTexts.unknown) },
      },
    },
  },
});

const goneOf = (outcome: EndingOutcome) => (outcome.kind === "ended" ? outcome.userIds : []);

const endedAnnouncement = (ending: Ending | null): Announcement => ({
  tone: "success",
  text: endedText(present(ending)),
});
