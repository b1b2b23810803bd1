import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import type { ToastRequest } from "../../../domain/toasts/toast";
import { selectMotion, selectToast } from "../../../machines/toasts/toast.machine";
import { selectToasts, toastsMachine } from "../../../machines/toasts/toasts.machine";
import { createToasts } from "../../../src/controls/toasts/create-toasts";
import { pass } from "../../support/machines/clock";
import { uncovered } from "../../support/machines/paths";

const test = suite(toastsMachine.id);

test("a toast enters, is announced and leaves, and its actor is stopped", () => {
  const { actor, clock, raise, contents, said, children } = openToasts();
  raise({ type: "success", content: "Saved" });
  assert.equal(contents(), ["Saved"]);
  assert.equal(said, [{ type: "toast.announced", text: "Saved", isUrgent: false }]);
  pass(clock, 2_250);
  assert.equal(contents(), []);
  assert.equal(children(), []);
  assert.is(actor.getSnapshot().status, "active");
});

test("errors are announced assertively, others politely", () => {
  const { raise, said } = openToasts();
  for (const type of ["error", "blank", "success", "loading", "custom"] as const)
    raise({ type, content: type });
  assert.equal(
    said.map(({ text, isUrgent }) => [text, isUrgent]),
    [
      ["error", true],
      ["blank", false],
      ["success", false],
      ["loading", false],
      ["custom", false],
    ],
  );
});

test("the 21st toast removes the oldest, within a burst and after it", () => {
  const { actor, clock, raise, contents, children } = openToasts();
  const burst = Array.from({ length: 1_000 }, (_, index) => ({ content: String(index) }));
  actor.send({ type: "toasts.raised", toasts: burst });
  assert.equal(
    contents(),
    Array.from({ length: 20 }, (_, index) => String(980 + index)),
  );
  raise({ content: "next" });
  assert.is(contents().length, 20);
  assert.is(contents()[0], "981");
  assert.is(contents().at(-1), "next");
  assert.is(children().length, 20);
  pass(clock, 60_000);
  assert.equal(children(), []);
});

test("a toast is updated in place, by update and by showing its id again", () => {
  const { actor, raise, contents, said } = openToasts();
  raise({ id: "a", type: "loading", content: "Saving" });
  raise({ content: "other" });
  actor.send({ type: "toast.updated", id: "a", change: { content: "Still saving" } });
  raise({ id: "a", type: "error", content: "Lost" });
  assert.equal(contents(), ["Lost", "other"]);
  assert.equal(
    said.map(({ text }) => text),
    ["Saving", "other", "Still saving", "Lost"],
  );
});

test("within a burst an id is shown once, with its last request", () => {
  const { actor, raise, contents, said } = openToasts();
  raise({ id: "here", content: "here" });
  actor.send({
    type: "toasts.raised",
    toasts: [
      { id: "a", type: "loading", content: "one" },
      { content: "two" },
      { id: "a", type: "success", content: "one again" },
      { id: "here", content: "still here" },
    ],
  });
  assert.equal(contents(), ["still here", "one again", "two"]);
  assert.equal(
    said.map(({ text }) => text),
    ["here", "still here", "one again", "two"],
  );
});

test("updating or dismissing a missing toast does nothing", () => {
  const { actor, contents, said } = openToasts();
  actor.send({ type: "toast.updated", id: "gone", change: { content: "x" } });
  actor.send({ type: "toast.dismissed", id: "gone" });
  assert.equal(contents(), []);
  assert.equal(said, []);
});

test("dismissing all fades out every toast", () => {
  const { actor, clock, raise, motions, children } = openToasts();
  raise({ type: "loading", content: "a" });
  raise({ type: "loading", content: "b" });
  pass(clock, 1_000);
  actor.send({ type: "toasts.dismissed" });
  assert.equal(motions(), ["leaving", "leaving"]);
  pass(clock, 250);
  assert.equal(children(), []);
});

test("toasts shown or updated during a hold are held as well", () => {
  const { actor, clock, raise, contents, motions } = openToasts();
  raise({ id: "a", type: "success", content: "early" });
  actor.send({ type: "stack.held", by: "page" });
  actor.send({
    type: "toasts.raised",
    toasts: [
      { type: "success", content: "b" },
      { type: "success", content: "c" },
    ],
  });
  actor.send({ type: "toast.updated", id: "a", change: { content: "changed" } });
  pass(clock, 60_000);
  assert.equal(
    [contents(), motions()],
    [
      ["changed", "b", "c"],
      ["resting", "resting", "resting"],
    ],
  );
  actor.send({ type: "stack.released", by: "page" });
  pass(clock, 2_000);
  assert.equal(motions(), ["leaving", "leaving", "leaving"]);
});

test("all time is paused until the last hold is released, for new toasts too", () => {
  const { actor, clock, raise, motions, children } = openToasts();
  raise({ type: "success", content: "early" });
  pass(clock, 1_000);
  actor.send({ type: "stack.held", by: "pointer" });
  actor.send({ type: "stack.held", by: "pointer" });
  actor.send({ type: "stack.held", by: "page" });
  raise({ id: "late", type: "success", content: "late" });
  pass(clock, 60_000);
  actor.send({ type: "stack.released", by: "pointer" });
  pass(clock, 60_000);
  assert.equal(motions(), ["resting", "resting"]);
  actor.send({ type: "stack.released", by: "page" });
  pass(clock, 1_000);
  assert.equal(motions(), ["leaving", "resting"]);
  pass(clock, 1_250);
  assert.equal(children(), []);
});

test("time is paused from the press on", () => {
  const { actor, clock, raise, motions } = openToasts();
  raise({ type: "success", content: "early" });
  pass(clock, 1_000);
  actor.send({ type: "stack.held", by: "pointer" });
  pass(clock, 60_000);
  assert.equal(motions(), ["resting"]);
});

test("a toast shown again during a hold is held too", () => {
  const { actor, clock, raise, motions } = openToasts();
  raise({ id: "a", type: "loading", content: "Saving" });
  raise({ id: "b", type: "loading", content: "Sending" });
  actor.send({ type: "stack.held", by: "focus" });
  for (const id of ["a", "b"]) actor.send({ type: "toast.dismissed", id });
  raise({ id: "a", type: "error", content: "Lost" });
  actor.send({ type: "toast.updated", id: "b", change: { type: "error", content: "Lost too" } });
  pass(clock, 60_000);
  assert.equal(motions(), ["resting", "resting"]);
});

test("a toast that leaves does not release the pointer's hold on the others", () => {
  const { actor, clock, raise, motions } = openToasts();
  raise({ id: "a", content: "pressed away" });
  raise({ id: "b", content: "read" });
  actor.send({ type: "stack.held", by: "pointer" });
  actor.send({ type: "toast.dismissed", id: "a" });
  pass(clock, 60_000);
  assert.equal(motions(), ["resting"]);
});

test("removing the last toast ends the holds of pointer and focus, not that of a hidden tab", () => {
  const { actor, clock, raise, motions, children } = openToasts();
  raise({ content: "pressed away" });
  for (const by of ["pointer", "focus"] as const) actor.send({ type: "stack.held", by });
  actor.send({ type: "toasts.dismissed" });
  pass(clock, 250);
  raise({ content: "next" });
  pass(clock, 2_000);
  assert.equal(motions(), ["leaving"]);
  actor.send({ type: "stack.held", by: "page" });
  pass(clock, 250);
  assert.equal(children(), []);
  raise({ content: "unseen" });
  pass(clock, 60_000);
  assert.equal(motions(), ["resting"]);
});

test("each call returns a new id, for every type", async () => {
  const { actor, clock, toasts, types } = openToasts();
  const ids = [
    toasts.show("show"),
    toasts.blank("blank"),
    toasts.error("error"),
    toasts.success("success"),
    toasts.loading("loading"),
    toasts.custom("custom", "custom"),
  ];
  assert.equal(types(), []);
  await Promise.resolve();
  assert.equal(types(), ["blank", "blank", "error", "success", "loading", "custom"]);
  toasts.update(ids[4] ?? "", { type: "success", content: "done" });
  toasts.dismiss(ids[2] ?? "");
  assert.equal(types()[4], "success");
  toasts.dismissAll();
  pass(clock, 250);
  assert.equal(selectToasts(actor.getSnapshot()), []);
  toasts.dismiss(toasts.blank("never seen"));
  pass(clock, 250);
  assert.equal(selectToasts(actor.getSnapshot()), []);
  assert.is(new Set([...ids, toasts.show("again")]).size, 7);
});

test("a promise's toast becomes success or error in place", async () => {
  const { toasts, contents, types } = openToasts();
  const lost = new Error("lost");
  const texts = {
    loading: "Saving",
    success: (value: number) => `Saved ${value}`,
    error: (reason: unknown) => String(reason),
  };
  const kept = toasts.promise(Promise.resolve(7), texts);
  const failed = toasts.promise(Promise.reject(lost), { ...texts, success: "Never" });
  await Promise.resolve();
  assert.equal(types(), ["loading", "loading"]);
  assert.is(await kept, 7);
  assert.is(await failed.catch((reason: unknown) => reason), lost);
  await Promise.resolve();
  assert.equal(contents(), ["Saved 7", "Error: lost"]);
  assert.equal(types(), ["success", "error"]);
});

test("every state and transition is reached", () => {
  const samples = {
    "toasts.raised": [{ toasts: [{ id: "a", content: "a" }] }],
    "toast.updated": [{ id: "a", change: { content: "b" } }],
    "toast.dismissed": [{ id: "a" }],
    "toast.gone": [{ id: "a" }],
    "stack.held": [{ by: "page" }],
    "stack.released": [{ by: "page" }],
  };
  const key = (snapshot: { value: unknown; context: { holds: unknown; toasts: unknown[] } }) => [
    snapshot.value,
    snapshot.context.holds,
    snapshot.context.toasts.length,
  ];
  assert.equal(uncovered(toastsMachine, samples, key), { states: [], transitions: [] });
});

function openToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } });
  const said: { type: string; text: string; isUrgent: boolean }[] = [];
  actor.on("toast.announced", (event) => said.push(event));
  actor.start();
  const refs = () => selectToasts(actor.getSnapshot());
  return {
    actor,
    clock,
    said,
    toasts: createToasts(actor),
    raise: (toast: ToastRequest) => actor.send({ type: "toasts.raised", toasts: [toast] }),
    contents: () => refs().map((ref) => selectToast(ref.getSnapshot()).content),
    types: () => refs().map((ref) => selectToast(ref.getSnapshot()).type),
    motions: () => refs().map((ref) => selectMotion(ref.getSnapshot())),
    children: () => Object.keys(actor.getSnapshot().children),
  };
}

test.run();
