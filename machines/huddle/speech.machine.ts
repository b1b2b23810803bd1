import { assign, type SnapshotFrom, setup } from "xstate";
import type { Message } from "../../domain/huddle/huddle";
import { threadTexts } from "../../domain/huddle/huddle-texts";
import { talkTiming } from "../../domain/huddle/limits";

type Told = { seq: number; words: string };

/** What screen readers are told of new messages: the words of one, at most one in three seconds, else how many. Then it is gone. */
export const speechMachine = setup({
  types: {
    context: {} as { said: string; waiting: readonly Told[] },
    events: {} as
      | ({ type: "message.received" } & Told)
      /** Messages as they stand now. */
      | { type: "messages.changed"; messages: readonly Message[] },
  },
  actions: {
    say: assign((_, { words }: { words: string }) => ({ said: words })),
    wait: assign(({ context }, { seq, words }: Told) => ({ waiting: [...context.waiting, { seq, words }] })),
    dropTakenBack: assign(({ context }, { messages }: { messages: readonly Message[] }) => {
      const gone = new Set(messages.filter((each) => each.withdrawn_as !== null).map(({ seq }) => seq));
      return { waiting: context.waiting.filter(({ seq }) => !gone.has(seq)) };
    }),
    showWaiting: assign(({ context: { waiting } }) => ({
      said: waiting.length === 1 ? (waiting[0]?.words ?? "") : threadTexts.heardMany(waiting.length),
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
      on: {
        "message.received": { target: "pausing", actions: { type: "say", params: ({ event }) => event } },
      },
    },
    pausing: {
      on: {
        "message.received": { actions: { type: "wait", params: ({ event }) => event } },
        "messages.changed": { actions: { type: "dropTakenBack", params: ({ event }) => event } },
      },
      after: {
        pause: [
          { guard: "isWaiting", target: "pausing", reenter: true, actions: "showWaiting" },
          { target: "resting", actions: "fallSilent" },
        ],
      },
    },
  },
});

export type SpeechMachine = typeof speechMachine;
export const selectSaid = (snapshot: SnapshotFrom<SpeechMachine>) => snapshot.context.said;
