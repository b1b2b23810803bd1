import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assign, createActor, fromPromise, setup } from "xstate";
import { byOutcome } from "../../../machines/base/outcomes";

const test = suite("byOutcome");

type Outcome = { kind: "saved"; id: string } | { kind: "refused"; text: string };

const machine = setup({
  types: {
    context: {} as { outcome: Outcome; id: string | null; text: string | null; note: string | null },
    input: {} as Outcome,
  },
  actors: { save: fromPromise(async ({ input }: { input: Outcome }): Promise<Outcome> => input) },
  actions: {
    setSaved: assign((_, outcome: Outcome) => (outcome.kind === "saved" ? { id: outcome.id } : {})),
    setRefusal: assign((_, outcome: Outcome) => (outcome.kind === "refused" ? { text: outcome.text } : {})),
    note: assign((_, { note }: { note: string }) => ({ note })),
    forget: assign({ text: null }),
  },
  guards: { isSaved: (_, { kind }: Outcome) => kind === "saved" },
}).createMachine({
  context: ({ input }) => ({ outcome: input, id: null, text: null, note: null }),
  initial: "saving",
  states: {
    saving: {
      invoke: {
        src: "save",
        input: ({ context }) => context.outcome,
        onDone: byOutcome({
          isSaved: ["over", "forget", "setSaved", { type: "note", params: { note: "well" } }],
          else: ["filling", "setRefusal"],
        }),
      },
    },
    filling: {},
    over: {},
  },
});

const settled = async (outcome: Outcome) => {
  const actor = createActor(machine, { input: outcome }).start();
  await new Promise((resolve) => actor.subscribe(resolve));
  const { value, context } = actor.getSnapshot();
  const { id, text, note } = context;
  return { value, id, text, note };
};

test("the first guard that holds for the outcome leads on, and its actions take the outcome", async () => {
  assert.equal(await settled({ kind: "saved", id: "7" }), {
    value: "over",
    id: "7",
    text: null,
    note: "well",
  });
});

test("any other outcome takes the last transition", async () => {
  assert.equal(await settled({ kind: "refused", text: "No" }), {
    value: "filling",
    id: null,
    text: "No",
    note: null,
  });
});

test.run();
