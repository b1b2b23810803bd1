import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { RingSettingsRequest, RingsOutcome, SavedRings } from "../../../domain/dings/ding-outcomes";
import {
  ringSettingsMachine,
  selectRefusal,
  selectRings,
} from "../../../machines/dings/ring-settings.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(ringSettingsMachine.id);

const saved: SavedRings = {
  talk: "all",
  posts: true,
  is_quiet: true,
  quiet_from: "21:00",
  quiet_to: "07:00",
  digest: "daily",
  version: 1,
};
const read = (change: Partial<SavedRings> = {}) => ({ kind: "read", rings: { ...saved, ...change } });

function open() {
  const placeholders = openPlaceholders();
  const actors = {
    read: fromPromise<RingsOutcome>(() => placeholders.call("read")),
    save: fromPromise<RingsOutcome, { wanted: RingSettingsRequest; version: number }>(({ input }) =>
      placeholders.call("save", input),
    ),
  };
  const actor = createActor(ringSettingsMachine.provide({ actors })).start();
  const shown = () => [
    actor.getSnapshot().value,
    selectRings(actor.getSnapshot())?.talk,
    selectRefusal(actor.getSnapshot()),
  ];
  return { ...placeholders, actor, shown };
}

test("each choice is shown and saved at once, under the version that was read", async () => {
  const { actor, answer, calls, shown } = open();
  await answer("read", read());
  actor.send({ type: "rings.chosen", rings: { talk: "named" } });
  assert.equal(shown(), ["saving", "named", null]);
  await answer("save", read({ talk: "named", version: 2 }));
  assert.equal(shown(), ["shown", "named", null]);
  assert.equal(calls.at(-1), { name: "save", input: { wanted: { ...saved, talk: "named" }, version: 1 } });
});

test("a choice during saving is saved after it, with the newer version", async () => {
  const { actor, answer, calls, shown } = open();
  await answer("read", read());
  actor.send({ type: "rings.chosen", rings: { talk: "named" } });
  actor.send({ type: "rings.chosen", rings: { digest: "never" } });
  await answer("save", read({ talk: "named", version: 2 }));
  assert.equal(shown(), ["saving", "named", null]);
  const wanted = { ...saved, talk: "named", digest: "never" };
  assert.equal(calls.at(-1), { name: "save", input: { wanted, version: 2 } });
  await answer("save", read({ talk: "named", digest: "never", version: 3 }));
  assert.equal(shown(), ["shown", "named", null]);
});

test("a refused choice goes back to what is saved, with the reason", async () => {
  const { actor, answer, fail, shown } = open();
  await answer("read", read());
  actor.send({ type: "rings.chosen", rings: { talk: "none" } });
  await answer("save", { kind: "refused", text: "No network." });
  assert.equal(shown(), ["shown", "all", "No network."]);
  actor.send({ type: "rings.chosen", rings: { talk: "none" } });
  await fail("save");
  assert.equal(shown(), ["shown", "all", "Something went sideways on our end. Please try again."]);
});

test("what could not be read is read again on a press or when the network returns", async () => {
  const { actor, answer, fail, shown } = open();
  await answer("read", { kind: "refused", text: "No network." });
  assert.equal(shown(), ["failed", undefined, "No network."]);
  actor.send({ type: "retry.pressed" });
  await fail("read");
  actor.send({ type: "network.returned" });
  await answer("read", read());
  assert.equal(shown(), ["shown", "all", null]);
});

test("every state and transition is reached", () => {
  const outcomes = [read(), { kind: "refused", text: "no" }].map((output) => ({ output }));
  const samples = {
    "rings.chosen": [{ rings: { talk: "none" } }],
    "xstate.done.actor.read": outcomes,
    "xstate.done.actor.save": outcomes,
  };
  const key = ({ value, context }: { value: unknown; context: { isBehind: boolean } }) => [
    value,
    context.isBehind,
  ];
  assert.equal(uncovered(ringSettingsMachine, samples, key), { states: [], transitions: [] });
});

test.run();
