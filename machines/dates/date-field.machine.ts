import { fromPromise, type SnapshotFrom } from "xstate";
import type { Day } from "../../domain/dates/calendar";
import { dateFieldContext, dateFieldSetup, messageFor } from "./date-field.setup";

/**
 * A date field and its picker. The draft is in the open picker's child actors, so dismissing the picker discards it.
 * `readToday` is implemented by the device's clock and read again at each opening, since a page may be open over midnight. A typed text
 * is parsed at every key; its errors are shown when the field is left, a valid date immediately.
 */
export const dateFieldMachine = dateFieldSetup.createMachine({
  id: "dateField",
  context: dateFieldContext,
  type: "parallel",
  states: {
    picker: {
      initial: "closed",
      states: {
        closed: {
          invoke: {
            id: "readTodayForText",
            src: "readToday",
            onDone: [
              {
                guard: "isTypedTooEarly",
                actions: [
                  { type: "learnToday", params: ({ event }) => ({ today: event.output }) },
                  "readAgain",
                ],
              },
              {
                actions: [
                  { type: "learnToday", params: ({ event }) => ({ today: event.output }) },
                  "checkAgain",
                ],
              },
            ],
          },
          on: { "picker.opened": "opening" },
        },
        opening: {
          invoke: {
            id: "readTodayForPicker",
            src: "readToday",
            onDone: {
              target: "open",
              actions: { type: "learnToday", params: ({ event }) => ({ today: event.output }) },
            },
          },
          on: { "picker.dismissed": "closed" },
        },
        open: {
          invoke: [
            {
              id: "selection",
              src: "dateRange",
              input: ({ context }) => ({ mode: context.mode, picked: context.picked }),
              onDone: {
                target: "closed",
                actions: [
                  { type: "accept", params: ({ event }) => ({ picked: event.output }) },
                  "check",
                  "announceChange",
                ],
              },
            },
            {
              id: "calendar",
              src: "dateCalendar",
              input: ({ context: { picked, rules, today } }) => ({
                start: picked.start ?? today ?? 0,
                opensOn: picked.start === null && rules.when === "past" ? "years" : "days",
              }),
            },
          ],
          on: { "picker.dismissed": { target: "closed", actions: "check" } },
        },
      },
    },
    verdict: {
      initial: "unchecked",
      on: {
        "text.entered": {
          actions: [{ type: "setTyped", params: ({ event }) => event }, "weigh", "announceChange"],
        },
        "text.kept": [{ guard: "isBroken", target: ".unchecked" }, { target: ".passed" }],
        "field.left": { actions: ["settleText", "check"] },
        "field.checked": [{ guard: "isBroken", target: ".failed" }, { target: ".passed" }],
        "value.replaced": {
          target: ".unchecked",
          actions: { type: "replace", params: ({ event }) => event },
        },
      },
      states: {
        unchecked: {},
        passed: { on: { "today.learned": { guard: "isBroken", target: "failed" } } },
        failed: {},
      },
    },
  },
});

/** The machine with a provided clock. */
export const dateFieldBy = (readToday: () => Promise<Day>) =>
  dateFieldMachine.provide({ actors: { readToday: fromPromise(readToday) } });

type Snapshot = SnapshotFrom<typeof dateFieldMachine>;

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches({ picker: "open" });
export const selectFieldPicked = (snapshot: Snapshot) => snapshot.context.picked;
export const selectTyped = (snapshot: Snapshot) => snapshot.context.text;
export const selectHasPassed = (snapshot: Snapshot) => snapshot.matches({ verdict: "passed" });
export const selectToday = (snapshot: Snapshot) => snapshot.context.today;
export const selectCalendar = (snapshot: Snapshot) => snapshot.children.calendar;
export const selectSelection = (snapshot: Snapshot) => snapshot.children.selection;
export const selectDateMessage = (snapshot: Snapshot) =>
  snapshot.matches({ verdict: "failed" }) ? messageFor(snapshot.context) : null;
