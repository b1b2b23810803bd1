import { useActorRef, useSelector } from "@xstate/react";
import { StrictMode } from "react";
import { assign, setup } from "xstate";
import { effectActor } from "../../../machines/base/effect-actor.setup";
import { withEffects } from "../../../src/effects/base/with-effects.effects";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("effects in React's StrictMode");

const machine = setup({
  types: { context: {} as { read: string } },
  actors: { read: effectActor<string>() },
}).createMachine({
  context: { read: "nothing yet" },
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "read",
        onDone: { target: "shown", actions: assign({ read: ({ event }) => event.output }) },
      },
    },
    shown: {},
  },
});

function Reader({ logic }: { logic: typeof machine }) {
  const actor = useActorRef(logic);
  return <p>{useSelector(actor, ({ context }) => context.read)}</p>;
}

test("what an aborted run returns is not taken for the result of the next", async () => {
  let runs = 0;
  const reading = withEffects(machine, {
    read: ({ signal }) => {
      runs += 1;
      const ofFirst = new Promise<string>((resolve) => {
        signal.addEventListener("abort", () => resolve("unreachable"));
      });
      return runs === 1 ? ofFirst : Promise.resolve().then(() => "the event");
    },
  });
  render(
    <StrictMode>
      <Reader logic={reading} />
    </StrictMode>,
  );
  await screen.findByText("the event");
});

test.run();
