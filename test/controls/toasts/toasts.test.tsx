import { StrictMode } from "react";
import * as assert from "uvu/assert";
import { createActor, SimulatedClock } from "xstate";
import { toastsMachine } from "../../../machines/toasts/toasts.machine";
import { ModalDialog } from "../../../src/controls/dialogs/modal-dialog";
import { createToasts } from "../../../src/controls/toasts/create-toasts";
import { ToastsView } from "../../../src/controls/toasts/toasts-view";
import { pass } from "../../support/machines/clock";
import { act, fireEvent, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("toasts");

test("the live regions exist before the first message, and each message goes to its own", async () => {
  const { show } = openView();
  const [polite, urgent] = [screen.getByRole("status"), screen.getByRole("alert")];
  await show((toasts) => {
    toasts.success("Saved");
    toasts.error("Lost");
  });
  assert.is(screen.getByRole("status"), polite);
  assert.is(polite.textContent, "Saved");
  assert.is(urgent.textContent, "Lost");
});

test("StrictMode shows no toast twice; the newest comes first; without toasts the live regions are empty", async () => {
  const { show, clock } = openView();
  await show((toasts) => {
    toasts.blank("one");
    toasts.blank("two");
  });
  const region = screen.getByRole("region", { name: "Notifications, F8" });
  const lines = within(region).getAllByRole("listitem");
  assert.equal(
    lines.map((line) => line.textContent),
    ["two", "one"],
  );
  act(() => pass(clock, 5_000));
  assert.is(screen.queryAllByRole("listitem").length, 0);
  assert.is(screen.getByRole("status").textContent, "");
});

test("a toast shows its type by an icon and can be dismissed", async () => {
  const { show, clock } = openView();
  await show((toasts) => {
    toasts.error("Lost");
    toasts.loading("Saving");
    toasts.custom(<a href="/app/home">See the score</a>, "The score is in");
  });
  const [custom, loading, error] = screen.getAllByRole("listitem");
  assert.ok(custom && loading && error);
  assert.ok(within(error).getByRole("img", { name: "Error" }));
  assert.ok(within(custom).getByRole("link", { name: "See the score" }));
  await openUser().click(within(error).getByRole("button", { name: "Dismiss" }));
  act(() => pass(clock, 250));
  assert.is(error.isConnected, false);
});

test("a loading toast becomes success in place", async () => {
  const { show, toasts, clock } = openView();
  let id = "";
  await show(() => {
    id = toasts.loading("Saving");
  });
  const line = screen.getByRole("listitem");
  act(() => toasts.update(id, { type: "success", content: "Saved" }));
  assert.is(screen.getByRole("listitem"), line);
  assert.ok(within(line).getByText("Saved"));
  assert.ok(within(line).getByRole("img", { name: "Done" }));
  act(() => pass(clock, 2_250));
  assert.is(line.isConnected, false);
});

test("pointer, focus and a hidden tab pause the time; a touch does not", async () => {
  const { show, clock } = openView();
  await show((toasts) => toasts.success("Saved"));
  const list = screen.getByRole("list");
  fireEvent.pointerEnter(list, { pointerType: "mouse" });
  act(() => pass(clock, 60_000));
  assert.ok(screen.getByRole("listitem"));
  fireEvent.pointerLeave(list, { pointerType: "mouse" });
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  act(() => pass(clock, 60_000));
  assert.ok(screen.getByRole("listitem"));
  act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
  setHidden(true);
  act(() => pass(clock, 60_000));
  assert.ok(screen.getByRole("listitem"));
  setHidden(false);
  fireEvent.pointerEnter(list, { pointerType: "touch" });
  act(() => pass(clock, 3_000));
  assert.is(screen.queryByRole("listitem"), null);
});

test("F8 focuses the newest toast, Escape dismisses and moves to the next, and finally returns the focus", async () => {
  const { show, clock } = openView(<button type="button">Before</button>);
  await show((toasts) => {
    toasts.loading("one");
    toasts.loading("two");
  });
  const user = openUser();
  const before = screen.getByRole("button", { name: "Before" });
  before.focus();
  await user.keyboard("{F8}");
  assert.is(document.activeElement?.closest("li")?.textContent, "two");
  await user.keyboard("{Escape}");
  assert.is(document.activeElement?.closest("li")?.textContent, "one");
  await user.keyboard("{Enter}");
  assert.is(document.activeElement, before);
  act(() => pass(clock, 300));
  assert.is(screen.queryByRole("listitem"), null);
});

test("toasts are rendered in the topmost dialog, and survive it", async () => {
  const { show, rerender, clock } = openView();
  const dialog = (isOpen: boolean) => (
    <ModalDialog isOpen={isOpen} title="Lineup" clock={clock} onClosed={() => {}}>
      Players
    </ModalDialog>
  );
  rerender(dialog(true));
  await show((toasts) => toasts.loading("Saving"));
  const line = screen.getByRole("listitem");
  assert.ok(screen.getByRole("dialog").contains(line));
  rerender(dialog(false));
  act(() => pass(clock, 250));
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(screen.getByRole("listitem"), line);
});

test("a press in a toast does not close the dialog around it", async () => {
  const { show, rerender, clock } = openView();
  let closed = 0;
  rerender(
    <ModalDialog isOpen title="Lineup" clock={clock} onClosed={() => (closed += 1)}>
      Players
    </ModalDialog>,
  );
  await show((toasts) => toasts.loading("Saving"));
  const user = openUser();
  await user.click(within(screen.getByRole("listitem")).getByText("Saving"));
  await user.keyboard("{F8}{Escape}");
  act(() => pass(clock, 300));
  assert.is(screen.queryByRole("listitem"), null);
  assert.is(screen.getByRole("dialog").dataset.phase, "open");
  assert.is(closed, 0);
});

function openView(children?: React.ReactNode) {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, input: { now: () => clock.now() } }).start();
  const toasts = createToasts(actor);
  const page = (inside: React.ReactNode) => (
    <StrictMode>
      {inside}
      <ToastsView actor={actor} />
    </StrictMode>
  );
  const { rerender } = render(page(children));
  return {
    clock,
    toasts,
    rerender: (inside: React.ReactNode) => rerender(page(inside)),
    show: (raise: (calls: typeof toasts) => void) => act(async () => raise(toasts)),
  };
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  act(() => document.dispatchEvent(new Event("visibilitychange")));
}

test.run();
