import { assign, type SnapshotFrom, setup } from "xstate";
import { threadTexts } from "../../domain/huddle/huddle-texts";
import { talkTiming } from "../../domain/huddle/limits";

/** What screen readers are told of new messages: the words of one, at most one in three seconds, else how many. Then it is gone. */
export const speechMachine = setup({
  types: {
    context: {} as { said: string; waiting: readonly string[] },
    events: {} as { type: "message.heard"; words: string },
  },
  actions: {
    say: assign((_, { words }: { words: string }) => ({ said: words })),
    wait: assign(({ context }, { words }: { words: string }) => ({ waiting: [...context.waiting, words] })),
    sayWaiting: assign(({ context: { waiting } }) => ({
      said: waiting.length === 1 ? (waiting[0] ?? "") : threadTexts.heardMany(waiting.length),
      waiting: [],
    })),
    fallSilent: assign({ said: "" }),
  },
  guards: { isWaiting: ({ context }) => context.waiting.length > 0 },
  delays: { pause: talkTiming.speech },
}).createMachine({
  id: "speech",
  context: { said: "", waiting: [] },
  initial: "resting",
  states: {
    resting: {
      on: { "message.heard": { target: "pausing", actions: { type: "say", params: ({ event }) => event } } },
    },
    pausing: {
      on: { "message.heard": { actions: { type: "wait", params: ({ event }) => event } } },
      after: {
        pause: [
          { guard: "isWaiting", target: "pausing", reenter: true, actions: "sayWaiting" },
          { target: "resting", actions: "fallSilent" },
        ],
      },
    },
  },
});

export type SpeechMachine = typeof speechMachine;
export const selectSaid = (snapshot: SnapshotFrom<SpeechMachine>) => snapshot.context.said;
