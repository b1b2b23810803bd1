import { fromCallback, setup } from "xstate";
import { effectActor } from "../../../machines/base/effect-actor.setup";
import { effect } from "../../../src/effects/base/effect.effects";
import { withEffects } from "../../../src/effects/base/with-effects.effects";

const inner = setup({ actors: { read: effectActor<"read">() } }).createMachine({});
const machine = setup({
  actors: {
    save: effectActor<"saved" | "refused", { id: string }>(),
    network: fromCallback(() => {}),
    inner,
  },
  actions: { announce: (_, _text: string) => {} },
}).createMachine({});
const network = fromCallback(() => {});
const save = async ({ input }: { input: { id: string } }) => (input.id === "" ? "refused" : "saved");

withEffects(machine, { save: async ({ input: { id } }) => (id === "" ? "refused" : "saved"), network });
withEffects(machine, {
  save: effect<"saved" | "refused", { id: string }>(async () => "saved"),
  network,
  inner,
});
withEffects(machine, { save, network, inner: withEffects(inner, { read: async () => "read" }) });
withEffects(machine, { save, network }, { announce: (_, text) => void text.length });

// @ts-expect-error -- an effect is missing
withEffects(machine, { network });
// @ts-expect-error -- a callback actor is missing
withEffects(machine, { save });
// @ts-expect-error -- an outcome that the machine does not know
withEffects(machine, { save: async () => "lost", network });
const load = async ({ input }: { input: { name: string } }) => (input.name === "" ? "refused" : "saved");
// @ts-expect-error -- an input that the machine does not give
withEffects(machine, { save: load, network });
// @ts-expect-error -- no actor of the machine
withEffects(machine, { save, network, load: async () => "read" });
// @ts-expect-error -- another machine
withEffects(machine, { save, network, inner: machine });
