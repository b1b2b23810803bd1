import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type ReadOnce, reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { MessageKey } from "../../domain/huddle/talk-outcomes";
import { byOutcome } from "../base/outcomes";

/** Reads something about a message once, when it is opened; after a failure again on a press. `value` is null until it is known. */
export function readOfMessage<Value>(id: string) {
  return setup({
    types: {
      context: {} as { aim: MessageKey; value: Value | null; refusal: string | null },
      events: {} as { type: "retry.pressed" },
      input: {} as MessageKey,
    },
    actors: { read: fromPromise<ReadOnce<Value>, MessageKey>(() => new Promise(() => {})) },
    actions: {
      keepValue: assign((_, outcome: ReadOnce<Value>) =>
        outcome.kind === "known" ? { value: outcome.value } : {},
      ),
      keepRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
      noteUnknownFault: assign({ refusal: problemTexts.unknown }),
      forgetRefusal: assign({ refusal: null }),
    },
    guards: { isKnown: (_, outcome: ReadOnce<Value>) => outcome.kind === "known" },
  }).createMachine({
    id,
    context: ({ input }) => ({ aim: input, value: null, refusal: null }),
    initial: "asking",
    states: {
      asking: {
        entry: "forgetRefusal",
        invoke: {
          id: "read",
          src: "read",
          input: ({ context }) => context.aim,
          onDone: byOutcome({ isKnown: ["known", "keepValue"], else: ["refused", "keepRefusal"] }),
          onError: { target: "refused", actions: "noteUnknownFault" },
        },
      },
      known: { type: "final" },
      refused: { on: { "retry.pressed": "asking" } },
    },
  });
}

export type ReadOfMessage<Value> = ReturnType<typeof readOfMessage<Value>>;

export const selectValue = <Value>(snapshot: SnapshotFrom<ReadOfMessage<Value>>): Value | null =>
  snapshot.context.value;
export const selectRefusal = <Value>(snapshot: SnapshotFrom<ReadOfMessage<Value>>) =>
  snapshot.context.refusal;
