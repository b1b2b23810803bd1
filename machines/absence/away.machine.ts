import type { SnapshotFrom } from "xstate";
import { awayProblem } from "../../domain/absence/away-form";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";
import { awaySetup, sentFrom } from "./away.setup";

/**
 * Says that people are away, or changes and ends an absence. What it does is worked out by the server after each change, so that saving takes
 * one press.
 */
export const awayMachine = awaySetup.createMachine({
  id: "away",
  context: ({ input: { absenceId, today } }) => ({
    absenceId,
    today,
    absences: null,
    subject: null,
    request: { people: [], first: null, last: null, weekdays: 127 },
    review: null,
    refusal: null,
    done: null,
  }),
  output: ({ context: { done, review } }) => ({ done, review }),
  initial: "reading",
  states: {
    reading: {
      on: { left: "over" },
      invoke: {
        id: "readAbsences",
        src: "readAbsences",
        onDone: byOutcome({
          isMissing: ["missing"],
          isRead: ["filling", "setAbsences"],
          else: ["failed", "setRefusal"],
        }),
        onError: onFault("failed"),
      },
    },
    failed: { on: { "retry.pressed": { target: "reading", actions: "forgetRefusal" }, left: "over" } },
    missing: { on: { left: "over" } },
    filling: {
      initial: "weighing",
      on: {
        "person.toggled": {
          target: ".weighing",
          actions: [{ type: "togglePerson", params: ({ event }) => event }, "forgetRefusal"],
        },
        "days.picked": {
          target: ".weighing",
          actions: [{ type: "pickDays", params: ({ event }) => event }, "forgetRefusal"],
        },
        "weekday.toggled": {
          target: ".weighing",
          actions: [{ type: "toggleWeekday", params: ({ event }) => event }, "forgetRefusal"],
        },
        "form.submitted": [
          { guard: "isReady", target: "saving", actions: "forgetRefusal" },
          { actions: "sendGaps" },
        ],
        "end.pressed": { target: "ending", actions: "forgetRefusal" },
        left: "over",
      },
      states: {
        weighing: {
          entry: "forgetReview",
          always: [{ guard: "isReady", target: "pausing" }, { target: "incomplete" }],
        },
        incomplete: {},
        pausing: { after: { pause: "planning" } },
        planning: {
          invoke: {
            id: "planAway",
            src: "planAway",
            input: ({ context }) => sentFrom(context),
            onDone: byOutcome({ isPlanned: ["planned", "setReview"], else: ["unplanned", "setRefusal"] }),
            onError: onFault("unplanned"),
          },
        },
        planned: {},
        /** The review failed. Saving says why, or works. */
        unplanned: {},
      },
    },
    saving: {
      invoke: {
        id: "saveAway",
        src: "saveAway",
        input: ({ context }) => sentFrom(context),
        onDone: byOutcome({
          isSaved: ["over", "setReview", "recordSaved"],
          isOutdated: ["reading", "recordChanged"],
          else: ["filling", "setRefusal"],
        }),
        onError: onFault("filling"),
      },
    },
    ending: {
      invoke: {
        id: "endAway",
        src: "endAway",
        input: ({ context: { subject } }) => ({ items: [present(subject)] }),
        onDone: byOutcome({
          isEnded: ["over", "setReview", "recordEnded"],
          isOutdated: ["reading", "recordChanged"],
          else: ["filling", "setRefusal"],
        }),
        onError: onFault("filling"),
      },
    },
    over: { type: "final" },
  },
});

export type AwayMachine = typeof awayMachine;
type Snapshot = SnapshotFrom<AwayMachine>;

export const selectAwayStep = ({ value }: Snapshot) =>
  typeof value === "string" ? value : ("filling" as const);
export const selectIsPlanning = (snapshot: Snapshot) =>
  snapshot.matches({ filling: "pausing" }) || snapshot.matches({ filling: "planning" });
export const selectAbsences = (snapshot: Snapshot) => snapshot.context.absences;
export const selectSubject = (snapshot: Snapshot) => snapshot.context.subject;
export const selectRequest = (snapshot: Snapshot) => snapshot.context.request;
export const selectReview = (snapshot: Snapshot) => snapshot.context.review;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectProblem = ({ context: { request, today } }: Snapshot) => awayProblem(request, today);
