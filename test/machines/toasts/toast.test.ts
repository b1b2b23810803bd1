import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, createMachine, SimulatedClock } from "xstate";
import { type ToastRequest, toastFrom } from "../../../domain/toasts/toast";
import {
  selectMotion,
  selectToast,
  type ToastInput,
  toastMachine,
} from "../../../machines/toasts/toast.machine";
import { pass } from "../../support/machines/clock";
import { uncovered } from "../../support/machines/paths";

const test = suite(toastMachine.id);

const durations = [
  [{ type: "blank" }, 4_000],
  [{ type: "error" }, 4_000],
  [{ type: "success" }, 2_000],
  [{ type: "custom" }, 4_000],
  [{}, 2_000],
  [{ type: "error", duration: 900 }, 900],
  [{ type: "loading", duration: 700 }, 700],
  [{ duration: 100 }, 100],
] as const;
for (const [request, duration] of durations) {
  test(`${JSON.stringify(request)} is shown for ${duration} ms, then fades out for 250`, () => {
    const { clock, motion, gone } = openToast({ ...request, content: "Goal!" });
    pass(clock, duration - 1);
    assert.is.not(motion(), "leaving");
    pass(clock, 1);
    assert.is(motion(), "leaving");
    pass(clock, 249);
    assert.is(gone(), false);
    pass(clock, 1);
    assert.is(gone(), true);
  });
}

test("a loading toast stays until it is updated", () => {
  const { toast, clock, motion, gone } = openToast({ type: "loading", content: "Saving" });
  assert.is(motion(), "entering");
  pass(clock, 1_000_000);
  assert.is(motion(), "resting");
  toast.send({ type: "toast.updated", change: { type: "success", content: "Saved" } });
  assert.equal(selectToast(toast.getSnapshot()), {
    id: "a",
    type: "success",
    content: "Saved",
    announcement: "Saved",
    duration: 2_000,
  });
  pass(clock, 2_250);
  assert.is(gone(), true);
});

test("holding a toast pauses its time, and releasing it resumes", () => {
  const { toast, clock, motion } = openToast({ type: "success", content: "Goal!" });
  pass(clock, 100);
  toast.send({ type: "toast.held" });
  pass(clock, 60_000);
  toast.send({ type: "toast.released" });
  pass(clock, 900);
  toast.send({ type: "toast.held" });
  pass(clock, 60_000);
  toast.send({ type: "toast.released" });
  pass(clock, 999);
  assert.is(motion(), "resting");
  pass(clock, 1);
  assert.is(motion(), "leaving");
});

test("a toast updated while held starts its new time after the release", () => {
  const { toast, clock, motion } = openToast({ type: "loading", content: "Saving" });
  pass(clock, 5_000);
  toast.send({ type: "toast.held" });
  toast.send({ type: "toast.updated", change: { type: "error", content: "Lost" } });
  pass(clock, 60_000);
  toast.send({ type: "toast.released" });
  pass(clock, 3_999);
  assert.is(motion(), "resting");
  pass(clock, 1);
  assert.is(motion(), "leaving");
});

test("a toast updated while it fades out is shown again", () => {
  const { toast, clock, motion } = openToast({ type: "loading", content: "Saving" });
  toast.send({ type: "toast.dismissed" });
  pass(clock, 100);
  toast.send({ type: "toast.updated", change: { type: "error", content: "Lost" } });
  pass(clock, 1_000);
  assert.is(motion(), "resting");
});

test("a second dismissal changes nothing", () => {
  const { toast, clock, gone } = openToast({ type: "blank", content: "Hi" });
  toast.send({ type: "toast.dismissed" });
  pass(clock, 200);
  toast.send({ type: "toast.dismissed" });
  pass(clock, 50);
  assert.is(gone(), true);
});

test("updating only the duration keeps type, content and announcement", () => {
  const { toast } = openToast({ type: "custom", content: { any: 1 }, announcement: "Any" });
  toast.send({ type: "toast.updated", change: { duration: 9 } });
  assert.equal(selectToast(toast.getSnapshot()), {
    id: "a",
    type: "custom",
    content: { any: 1 },
    announcement: "Any",
    duration: 9,
  });
});

test("content that is not text has no announcement", () => {
  assert.is(toastFrom("a", { type: "custom", content: { any: 1 } }).announcement, "");
});

test("every state and transition is reached", () => {
  const input: ToastInput = {
    toast: toastFrom("a", { type: "blank", content: "Hi" }),
    now: () => 0,
  };
  const machine = toastMachine.provide({ actions: { sendGone: () => {} } });
  const samples = {
    "toast.updated": [
      { change: { type: "loading" } },
      { change: { type: "blank" } },
      { change: { duration: 0 } },
    ],
  };
  const key = (snapshot: { value: unknown; context: { remaining: number } }) => [
    snapshot.value,
    String(snapshot.context.remaining),
  ];
  assert.equal(uncovered(machine, samples, key, { input }), { states: [], transitions: [] });
});

/** A toast with a parent, to which it reports. */
function openToast(request: Omit<ToastRequest, "id">) {
  const clock = new SimulatedClock();
  const input: ToastInput = { toast: toastFrom("a", request), now: () => clock.now() };
  const heard: string[] = [];
  const parent = createActor(
    createMachine({
      invoke: { src: toastMachine, id: "toast", input },
      on: { "*": { actions: ({ event }: { event: { type: string } }) => heard.push(event.type) } },
    }),
    { clock },
  ).start();
  const toast = parent.getSnapshot().children.toast as ReturnType<typeof createActor<typeof toastMachine>>;
  return {
    toast,
    clock,
    motion: () => selectMotion(toast.getSnapshot()),
    gone: () => heard.includes("toast.gone"),
  };
}

test.run();
