import { assign, emit, setup } from "xstate";
import { timing } from "../../domain/base/limits";
import type { FieldRule } from "../../domain/fields/field-rules";

export type FieldInput = { rule: FieldRule; text?: string };
export type FieldContext = {
  rule: FieldRule;
  text: string;
  problem: string | null;
  /** A problem found by the server instead of the rule: shown until the text changes. */
  refusal: { text: string; problem: string } | null;
};
export type FieldEvent =
  | { type: "text.entered"; text: string }
  /** Read from the page at submit, since a browser may fill a field without an event. */
  | { type: "text.read"; text: string }
  /** The server's problem with the current text. */
  | { type: "text.refused"; problem: string }
  /** Set by the program, so no problem is shown yet. */
  | { type: "text.replaced"; text: string }
  | { type: "rule.changed"; rule: FieldRule }
  | { type: "field.left" };
export type FieldEmitted = { type: "field.judged"; value: string; problem: string | null };

/** Shared by the fields' machines: a text is validated 200 ms after the last key, on leaving, and at submit. */
export const fieldSetup = setup({
  types: {
    context: {} as FieldContext,
    events: {} as FieldEvent | PasswordEvent,
    emitted: {} as FieldEmitted,
    input: {} as FieldInput,
  },
  actions: {
    setText: assign(({ event }) => ("text" in event ? { text: event.text } : {})),
    setRule: assign(({ event }) => ("rule" in event ? { rule: event.rule } : {})),
    forgetProblem: assign({ problem: null }),
    showValue: assign({ text: ({ context }) => context.rule(context.text).value }),
    setRefusal: assign(({ context }, { problem }: { problem: string }) => ({
      refusal: { text: context.text, problem },
    })),
    judge: assign({ problem: ({ context }) => problemOf(context) }),
    sendReading: emit(({ context }) => ({
      type: "field.judged",
      value: context.rule(context.text).value,
      problem: context.problem,
    })),
  },
  guards: { isFit: ({ context }) => context.problem === null },
  delays: { pause: timing.validationDebounce },
});

export type PasswordEvent = { type: "reveal.pressed" } | { type: "capsLock.seen"; isOn: boolean };

export const fieldContext = ({ input }: { input: FieldInput }): FieldContext => ({
  rule: input.rule,
  text: input.text ?? "",
  problem: null,
  refusal: null,
});

export const checking = fieldSetup.createStateConfig({
  initial: "untouched",
  on: {
    "text.entered": { target: ".waiting", actions: "setText" },
    "text.read": { target: ".judging", actions: "setText" },
    "text.refused": { target: ".judging", actions: { type: "setRefusal", params: ({ event }) => event } },
    "text.replaced": { target: ".untouched", actions: ["setText", "forgetProblem"] },
    "rule.changed": { actions: "setRule" },
    "field.left": { target: ".judging", actions: "showValue" },
  },
  states: {
    untouched: {},
    waiting: { after: { pause: "judging" } },
    judging: {
      entry: ["judge", "sendReading"],
      always: [{ guard: "isFit", target: "fit" }, { target: "refused" }],
    },
    fit: { on: { "rule.changed": { target: "judging", actions: "setRule" } } },
    refused: { on: { "rule.changed": { target: "judging", actions: "setRule" } } },
  },
});

export const selectText = (snapshot: { context: FieldContext }) => snapshot.context.text;
export const selectProblem = (snapshot: { context: FieldContext }) => snapshot.context.problem;

const problemOf = ({ rule, text, refusal }: FieldContext) =>
  rule(text).problem ?? (refusal?.text === text ? refusal.problem : null);
