import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { busyMachine } from "../../../machines/busy/busy.machine";
import { BusyOverlay } from "../../../src/controls/busy/busy-overlay";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("busy overlay");

test("it announces a call in progress, and stays for 250 ms after it", () => {
  const { actor, clock } = openOverlay();
  const status = screen.getByRole("status");
  assert.is(status.textContent, "");
  act(() => actor.send({ type: "request.started" }));
  assert.is(screen.getByRole("status"), status);
  assert.is(status.textContent, "Loading…");
  act(() => actor.send({ type: "request.settled" }));
  act(() => clock.increment(249));
  assert.is(status.textContent, "Loading…");
  act(() => clock.increment(1));
  assert.is(status.textContent, "");
});

test("it neither takes nor traps the focus", async () => {
  const { actor } = openOverlay();
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "First" }));
  act(() => actor.send({ type: "request.started" }));
  assert.is(document.activeElement, screen.getByRole("button", { name: "First" }));
  await user.tab();
  assert.is(document.activeElement, screen.getByRole("button", { name: "Second" }));
});

function openOverlay() {
  const clock = new SimulatedClock();
  const actor = createActor(busyMachine, { clock }).start();
  render(
    <>
      <button type="button">First</button>
      <button type="button">Second</button>
      <BusyOverlay actor={actor} />
    </>,
  );
  return { actor, clock };
}

test.run();
