import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, setup } from "xstate";
import type { ProofEvent } from "../../../domain/mail-links/mail-link";
import { openProofChannel, proofsOf, sendProven } from "../../../src/effects/mail-links/proof-signal.effects";
import { until } from "../../support/until";

const test = suite("signal of a proven address");

/** Hears like the waiting screen's machine. */
function wait(open?: Parameters<typeof proofsOf>[0]) {
  const heard: string[] = [];
  const actor = createActor(
    setup({
      types: { events: {} as ProofEvent },
      actors: { proofs: proofsOf(open) },
      actions: { note: ({ event }) => heard.push(event.type) },
    }).createMachine({ invoke: { src: "proofs" }, on: { "address.proven": { actions: "note" } } }),
  ).start();
  return { heard, stop: () => actor.stop() };
}

test("a tab that proves an address is heard by every waiting tab of this browser", async () => {
  const [one, other] = [wait(), wait()];
  sendProven();
  await until(() => one.heard.length === 1 && other.heard.length === 1);
  assert.equal([one.heard, other.heard], [["address.proven"], ["address.proven"]]);
  one.stop();
  other.stop();
});

test("without channels nothing is told and nothing breaks", () => {
  const own = globalThis.BroadcastChannel;
  Object.assign(globalThis, { BroadcastChannel: undefined });
  assert.is(openProofChannel(), null);
  Object.assign(globalThis, { BroadcastChannel: own });
  sendProven(() => null);
  const waiting = wait(() => null);
  waiting.stop();
  assert.equal(waiting.heard, []);
});

test.run();
