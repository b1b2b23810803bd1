import { assign, type SnapshotFrom, setup } from "xstate";
import { type ReadOnce, reasonOf } from "../../domain/base/outcome";
import type { MessageKey } from "../../domain/huddle/talk-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

/** Reads something about a message once, when it is opened; after a failure again on a press. `value` is null until it is known. */
export function readOfMessage<Value>(id: string) {
  return setup({
    types: {
      context: {} as { target: MessageKey; value: Value | null; refusal: string | null },
      events: {} as { type: "retry.pressed" },
      input: {} as MessageKey,
    },
    actors: { read: effectActor<ReadOnce<Value>, MessageKey>() },
    actions: {
      setValue: assign((_, outcome: ReadOnce<Value>) =>
        outcome.kind === "known" ? { value: outcome.value } : {},
      ),
      setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
      ...faultActions("refusal"),
      forgetRefusal: assign({ refusal: null }),
    },
    guards: { isKnown: (_, outcome: ReadOnce<Value>) => outcome.kind === "known" },
  }).createMachine({
    id,
    context: ({ input }) => ({ target: input, value: null, refusal: null }),
    initial: "asking",
    states: {
      asking: {
        entry: "forgetRefusal",
        invoke: {
          id: "read",
          src: "read",
          input: ({ context }) => context.target,
          onDone: byOutcome({ isKnown: ["known", "setValue"], else: ["refused", "setRefusal"] }),
          onError: onFault("refused"),
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
