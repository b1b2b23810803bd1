import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, setup } from "xstate";
import { networkReturns } from "../../../src/effects/base/network.effects";

const test = suite("network");

test("reports each return of the network until stopped", () => {
  const page = new EventTarget() as unknown as Window;
  let returns = 0;
  const actor = createActor(
    setup({ actors: { network: networkReturns(page) } }).createMachine({
      invoke: { src: "network" },
      on: {
        "network.returned": {
          actions: () => {
            returns += 1;
          },
        },
      },
    }),
  ).start();
  page.dispatchEvent(new Event("online"));
  page.dispatchEvent(new Event("online"));
  assert.is(returns, 2);
  actor.stop();
  page.dispatchEvent(new Event("online"));
  assert.is(returns, 2);
});

test.run();
