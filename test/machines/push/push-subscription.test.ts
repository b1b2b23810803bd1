import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { PushReading } from "../../../domain/push/push-subscription";
import {
  pushSubscriptionMachine,
  selectCard,
  selectPlace,
  selectRefusal,
} from "../../../machines/push/push-subscription.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders } from "../../support/machines/placeholders";

const test = suite(pushSubscriptionMachine.id);

test("push is offered once, after the first saved Got it, if it is off", async () => {
  const { send, now, calls, kept } = await open({ kind: "off" });
  assert.equal(now(), [null, "off", null]);
  send({ type: "got-it.saved" });
  assert.equal(now(), ["offer", "off", null]);
  send({ type: "not-now.pressed" });
  send({ type: "got-it.saved" });
  assert.equal(now(), [null, "off", null]);
  assert.equal([kept(), calls], [1, [{ name: "readPermission", input: undefined }]]);
});

test("a device with an earlier offer gets no second one, but push can be switched on", async () => {
  const { send, now } = await open({ kind: "off" }, true);
  send({ type: "got-it.saved" });
  assert.equal(now(), [null, "off", null]);
  send({ type: "ring.pressed" });
  assert.equal(now(), ["busy", "busy", null]);
});

test("permission is requested only after a press; once it is granted the device is registered", async () => {
  const { send, now, calls, answer } = await open({ kind: "off" });
  send({ type: "got-it.saved" });
  assert.not.ok(calls.some(({ name }) => name === "askPermission"));
  send({ type: "ring.pressed" });
  assert.is(calls.at(-1)?.name, "askPermission");
  await answer("askPermission", "granted");
  assert.equal([calls.at(-1)?.name, now()], ["saveToken", ["busy", "busy", null]]);
  await answer("saveToken", { kind: "ringing", tokenId: "t1" });
  assert.equal(now(), ["rings", "on", null]);
  send({ type: "got-that.pressed" });
  assert.equal(now(), [null, "on", null]);
  send({ type: "off.pressed" });
  assert.equal(calls.at(-1), { name: "dropToken", input: { tokenId: "t1" } });
  await answer("dropToken", { kind: "silent" });
  assert.equal(now(), [null, "off", null]);
});

test("a denied permission shows how to change it; a dismissed prompt changes nothing", async () => {
  const { send, now, answer } = await open({ kind: "off" });
  send({ type: "ring.pressed" });
  await answer("askPermission", "default");
  assert.equal(now(), [null, "off", null]);
  send({ type: "ring.pressed" });
  await answer("askPermission", "denied");
  assert.equal(now(), ["denied", "denied", null]);
  send({ type: "got-that.pressed" });
  assert.equal(now(), [null, "denied", null]);
});

test("a failure is shown until the next press", async () => {
  const { send, now, answer, fail } = await open({ kind: "lost" });
  assert.equal(now(), [null, "lost", null]);
  send({ type: "ring.pressed" });
  await answer("askPermission", "granted");
  await answer("saveToken", { kind: "refused", text: "No line." });
  assert.equal(now(), ["failed", "off", "No line."]);
  send({ type: "ring.pressed" });
  assert.equal(now(), ["busy", "busy", null]);
  await answer("askPermission", "granted");
  await fail("saveToken");
  assert.equal(now(), ["failed", "off", problemTexts.unknown]);
  send({ type: "not-now.pressed" });
  assert.equal(now(), [null, "off", null]);
  send({ type: "ring.pressed" });
  await fail("askPermission");
  assert.equal(now(), ["failed", "off", problemTexts.unknown]);
});

test("a device that no longer acknowledges is off, and can be switched on again", async () => {
  const { send, now, calls } = await open({ kind: "silent" });
  send({ type: "got-it.saved" });
  assert.equal(now(), [null, "silent", null]);
  send({ type: "ring.pressed" });
  assert.equal([now(), calls.at(-1)?.name], [["busy", "busy", null], "askPermission"]);
});

test("a failed switch-off leaves push on and shows the reason", async () => {
  const { send, now, answer, fail, calls } = await open({ kind: "on", tokenId: "t7" });
  send({ type: "off.pressed" });
  assert.equal(calls.at(-1), { name: "dropToken", input: { tokenId: "t7" } });
  await answer("dropToken", { kind: "refused", text: "No line." });
  assert.equal(now(), [null, "on", "No line."]);
  send({ type: "off.pressed" });
  assert.equal(now(), [null, "busy", null]);
  await fail("dropToken");
  assert.equal(now(), [null, "on", problemTexts.unknown]);
});

test("the hint to install the app is shown once; unsupported browsers get no offer", async () => {
  const phone = await open({ kind: "needsInstall" });
  phone.send({ type: "got-it.saved" });
  assert.equal([phone.now(), phone.kept()], [["install", "install", null], 1]);
  phone.send({ type: "got-that.pressed" });
  phone.send({ type: "got-it.saved" });
  assert.equal([phone.now(), phone.kept()], [[null, "install", null], 1]);
  for (const [kind, place] of [
    ["denied", "denied"],
    ["unable", "unable"],
    ["notForThem", "hidden"],
  ] as const) {
    const { send, now, calls } = await open({ kind });
    for (const type of ["got-it.saved", "ring.pressed"] as const) send({ type });
    assert.equal([now(), calls.length], [[null, place, null], 1]);
  }
});

test("while the state is unknown or push is unsupported there is no switch", async () => {
  const { send, now, fail } = start();
  send({ type: "got-it.saved" });
  send({ type: "ring.pressed" });
  assert.equal(now(), [null, "hidden", null]);
  await fail("readPermission");
  assert.equal(now(), [null, "hidden", null]);
});

test("every state and transition is reached", () => {
  const reading = (kind: string, wasOffered = false) => ({
    output: { reading: { kind, tokenId: "t" }, wasOffered },
  });
  const failure = { kind: "refused", text: "no" };
  const samples = {
    "xstate.done.actor.readPermission": [
      ...["on", "lost", "silent", "denied", "unable", "notForThem", "needsInstall", "off"].map((kind) =>
        reading(kind),
      ),
    ],
    "xstate.done.actor.askPermission": [{ output: "granted" }, { output: "denied" }, { output: "default" }],
    "xstate.done.actor.saveToken": [{ output: { kind: "ringing", tokenId: "t" } }, { output: failure }],
    "xstate.done.actor.dropToken": [{ output: { kind: "silent" } }, { output: failure }],
  };
  const key = ({ value, context }: { value: unknown; context: { wasOffered: boolean } }) => [
    value,
    context.wasOffered,
  ];
  assert.equal(uncovered(pushSubscriptionMachine, samples, key), { states: [], transitions: [] });
});

function start() {
  const placeholders = openPlaceholders();
  let offers = 0;
  const call = (name: string) => fromPromise(({ input }) => placeholders.call(name, input as never));
  const actor = createActor(
    pushSubscriptionMachine.provide({
      actors: {
        readPermission: call("readPermission"),
        askPermission: call("askPermission"),
        saveToken: call("saveToken"),
        dropToken: call("dropToken"),
      } as never,
      actions: {
        saveOffer: () => {
          offers += 1;
        },
      },
    }),
  ).start();
  const now = () => [selectCard, selectPlace, selectRefusal].map((select) => select(actor.getSnapshot()));
  return { ...placeholders, send: actor.send, now, kept: () => offers };
}

async function open(reading: PushReading, wasOffered = false) {
  const opened = start();
  await opened.answer("readPermission", { reading, wasOffered });
  return opened;
}

test.run();
