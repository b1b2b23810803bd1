import { assign, fromPromise, setup } from "xstate";
import { byOutcome } from "../../../machines/base/outcomes";

type Outcome = { kind: "saved"; id: string } | { kind: "refused" };

const saving = setup({
  types: { context: {} as { id: string | null } },
  actors: { save: fromPromise<Outcome>(() => new Promise(() => {})) },
  actions: {
    setSaved: assign((_, outcome: Outcome) => (outcome.kind === "saved" ? { id: outcome.id } : {})),
    setText: assign((_, text: string) => ({ id: text })),
  },
  guards: {
    isSaved: (_, { kind }: Outcome) => kind === "saved",
    isLong: (_, text: string) => text.length > 9,
  },
});
const context = { id: null };

saving.createMachine({
  context,
  invoke: { src: "save", onDone: byOutcome({ isSaved: [".over", "setSaved"], else: [".filling"] }) },
});

saving.createMachine({
  context,
  // @ts-expect-error there is no such guard
  invoke: { src: "save", onDone: byOutcome({ isSavd: [".over", "setSaved"], else: [".filling"] }) },
});

saving.createMachine({
  context,
  // @ts-expect-error there is no such action
  invoke: { src: "save", onDone: byOutcome({ isSaved: [".over", "setSavd"], else: [".filling"] }) },
});

saving.createMachine({
  context,
  // @ts-expect-error this action takes a text
  invoke: { src: "save", onDone: byOutcome({ isSaved: [".over", "setText"], else: [".filling"] }) },
});

saving.createMachine({
  context,
  // @ts-expect-error this guard takes a text
  invoke: { src: "save", onDone: byOutcome({ isLong: [".over", "setSaved"], else: [".filling"] }) },
});
