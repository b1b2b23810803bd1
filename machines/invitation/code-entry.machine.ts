import { assign, type SnapshotFrom, setup } from "xstate";
import { normaliseCode } from "../../domain/invitation/code";
import { invitationLimits } from "../../domain/invitation/limits";
import { codeTexts } from "../../domain/invitation/texts";

export type CodeEntryOutput = { kind: "complete"; code: string } | { kind: "left" };

/** A code of eight letters and digits, typed or pasted. The machine ends with the eighth; the server checks the code later. */
export const codeEntryMachine = setup({
  types: {
    context: {} as { text: string; code: string | null },
    events: {} as
      | { type: "code.entered"; text: string }
      /** By Enter or the button, when the code may be incomplete. */
      | { type: "code.submitted" }
      | { type: "left" },
    output: {} as CodeEntryOutput,
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text, code: normaliseCode(text) })),
    forgetCode: assign({ code: null }),
  },
  guards: {
    isComplete: (_, { text }: { text: string }) => normaliseCode(text) !== null,
    isHopeless: (_, { text }: { text: string }) => isLongEnough(text),
  },
}).createMachine({
  id: "codeEntry",
  context: { text: "", code: null },
  output: ({ context: { code } }) => (code === null ? { kind: "left" } : { kind: "complete", code }),
  initial: "typing",
  on: {
    "code.entered": [
      {
        guard: { type: "isComplete", params: ({ event }) => event },
        target: ".complete",
        actions: { type: "setText", params: ({ event }) => event },
      },
      {
        guard: { type: "isHopeless", params: ({ event }) => event },
        target: ".wrong",
        actions: { type: "setText", params: ({ event }) => event },
      },
      { target: ".typing", actions: { type: "setText", params: ({ event }) => event } },
    ],
    left: { target: ".complete", actions: "forgetCode" },
  },
  states: {
    typing: { on: { "code.submitted": "short" } },
    /** Submitted with fewer than eight characters. */
    short: {},
    /** As long as a code, but not a valid one. */
    wrong: {},
    complete: { type: "final" },
  },
});

/** Ignores spaces and dashes. */
const isLongEnough = (text: string) => text.replace(/[\s\p{P}]/gu, "").length >= invitationLimits.codeLength;

type Snapshot = SnapshotFrom<typeof codeEntryMachine>;
export const selectText = (snapshot: Snapshot) => snapshot.context.text;
export function selectProblem(snapshot: Snapshot): string | null {
  if (snapshot.matches("wrong")) return codeTexts.wrong;
  return snapshot.matches("short") ? codeTexts.short : null;
}
