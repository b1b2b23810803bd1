import { StrictMode, useState } from "react";
import * as assert from "uvu/assert";
import { SimulatedClock } from "xstate";
import { HeldDialog, useHold } from "../../../src/controls/dialogs/held-dialog";
import { MenuSheet } from "../../../src/controls/dialogs/menu-sheet";
import { ModalDialog } from "../../../src/controls/dialogs/modal-dialog";
import { SheetItem } from "../../../src/ui/dialogs/sheet";
import { act, fireEvent, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("dialogs");

test("a dialog has a name and description, and is removed 250 ms after its close button", async () => {
  const clock = new SimulatedClock();
  render(<Opener clock={clock} />, { wrapper: StrictMode });
  const user = openUser();
  assert.is(screen.queryByRole("dialog"), null);
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole("dialog", { name: "Lineup" });
  assert.is(dialog.dataset.phase, "opening");
  const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  assert.is(description?.textContent, "Who plays where");
  const heading = screen.getByRole("heading", { name: "Lineup" });
  assert.is(heading.closest("[inert]"), null);
  await user.click(screen.getByRole("button", { name: "Close" }));
  act(() => clock.increment(249));
  assert.ok(screen.getByRole("dialog"));
  assert.ok(heading.closest("[inert]"), "nothing is pressed twice while it fades out");
  act(() => clock.increment(1));
  assert.is(screen.queryByRole("dialog"), null);
  assert.ok(screen.getByText("closed 1"));
});

test("a dialog whose opener is gone leaves the focus on the page's heading", async () => {
  const clock = new SimulatedClock();
  render(
    <main>
      <h1 tabIndex={-1}>The week</h1>
      <Opener clock={clock} />
    </main>,
  );
  const user = openUser();
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  opener.remove();
  await user.click(screen.getByRole("button", { name: "Close" }));
  act(() => clock.increment(250));
  assert.is(document.activeElement, screen.getByRole("heading", { name: "The week" }));
});

test("Escape closes it once", async () => {
  const clock = new SimulatedClock();
  render(<Opener clock={clock} />);
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.keyboard("{Escape}{Escape}");
  act(() => clock.increment(250));
  assert.is(screen.queryByRole("dialog"), null);
  assert.ok(screen.getByText("closed 1"));
});

test("a dialog that is not closable has no close button and ignores Escape, cancel and the backdrop", async () => {
  const clock = new SimulatedClock();
  render(<Opener clock={clock} isClosable={false} />);
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole("dialog");
  assert.is(screen.queryByRole("button", { name: "Close" }), null);
  assert.is(dialog.getAttribute("closedby"), "none");
  await user.keyboard("{Escape}");
  assert.is(fireEvent(dialog, new Event("cancel", { cancelable: true })), false);
  await user.click(dialog);
  act(() => clock.increment(1_000));
  assert.is(screen.getByRole("dialog"), dialog);
});

test("a dialog that the browser closed on its own is opened again", async () => {
  render(<Opener isClosable={false} />);
  await openUser().click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  act(() => dialog.close());
  assert.is(dialog.open, true);
});

test("the backdrop closes only when the press started and ended on it", async () => {
  const clock = new SimulatedClock();
  render(<Opener clock={clock} />);
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = screen.getByRole("dialog");
  const inside = screen.getByRole("heading", { name: "Lineup" });
  for (const [from, to] of [
    [inside, dialog],
    [dialog, inside],
  ] as const) {
    fireEvent.pointerDown(from);
    fireEvent.pointerUp(to);
    fireEvent.click(dialog);
    assert.is(dialog.dataset.phase, "opening");
  }
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  fireEvent.click(dialog);
  assert.is(dialog.dataset.phase, "closing");
});

test("the page's scrolling is locked while any dialog is open", async () => {
  const clock = new SimulatedClock();
  const overflow = () => document.documentElement.style.overflow;
  render(
    <Opener clock={clock}>
      <Opener clock={clock} label="Open another" title="Bench" />
    </Opener>,
  );
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("button", { name: "Open another" }));
  act(() => clock.increment(250));
  assert.is(overflow(), "hidden");
  await user.keyboard("{Escape}");
  act(() => clock.increment(250));
  assert.is(screen.queryByRole("dialog", { name: "Bench" }), null);
  assert.ok(screen.getByRole("dialog", { name: "Lineup" }));
  assert.is(overflow(), "hidden");
  await user.keyboard("{Escape}");
  act(() => clock.increment(250));
  assert.is(overflow(), "");
});

test("a dialog that closes above another leaves the page's heading alone", async () => {
  const clock = new SimulatedClock();
  render(
    <main>
      <h1 tabIndex={-1}>The week</h1>
      <Opener clock={clock}>
        <Opener clock={clock} label="Open another" title="Bench" />
      </Opener>
    </main>,
  );
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Open" }));
  const opener = screen.getByRole("button", { name: "Open another" });
  await user.click(opener);
  opener.remove();
  const above = within(screen.getByRole("dialog", { name: "Bench" }));
  await user.click(above.getByRole("button", { name: "Close" }));
  act(() => clock.increment(250));
  assert.is(screen.queryByRole("dialog", { name: "Bench" }), null);
  assert.is.not(document.activeElement, screen.getByRole("heading", { name: "The week" }));
});

test("a dialog is held while its content saves, and no longer than it has that content", async () => {
  const user = openUser();
  const drawn = (content: "saving" | "saved") => (
    <HeldDialog isOpen title="Lineup" onClosed={() => {}}>
      {(hold) => content === "saving" && <Saving hold={hold} />}
    </HeldDialog>
  );
  const { rerender } = render(drawn("saving"));
  await user.keyboard("{Escape}");
  assert.is(screen.queryByRole("button", { name: "Close" }), null);
  rerender(drawn("saved"));
  assert.ok(screen.getByRole("button", { name: "Close" }));
});

test("a sheet's item runs its action; close button and backdrop close it", async () => {
  const clock = new SimulatedClock();
  const pressed: string[] = [];
  let closed = 0;
  const sheet = (isOpen: boolean) => (
    <MenuSheet isOpen={isOpen} title="Your teams" clock={clock} onClosed={() => (closed += 1)}>
      <SheetItem onPressed={() => pressed.push("hawks")}>Hawks U12</SheetItem>
    </MenuSheet>
  );
  const { rerender } = render(sheet(true));
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Hawks U12" }));
  assert.equal(pressed, ["hawks"]);
  await user.click(screen.getByRole("button", { name: "Close" }));
  act(() => clock.increment(250));
  assert.is(closed, 1);
  rerender(sheet(false));
  rerender(sheet(true));
  const dialog = screen.getByRole("dialog", { name: "Your teams" });
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  fireEvent.click(dialog);
  act(() => clock.increment(250));
  assert.is(closed, 2);
});

test("a dialog closed by the program fades out without reporting", () => {
  const clock = new SimulatedClock();
  let closed = 0;
  const modal = (isOpen: boolean) => (
    <ModalDialog isOpen={isOpen} title="Lineup" clock={clock} onClosed={() => (closed += 1)}>
      Players
    </ModalDialog>
  );
  const { rerender } = render(modal(true));
  rerender(modal(false));
  assert.is(screen.getByRole("dialog").dataset.phase, "closing");
  act(() => clock.increment(250));
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(closed, 0);
});

function Saving({ hold }: { hold: (isHeld: boolean) => void }) {
  useHold(hold, true);
  return <p>Form</p>;
}

type OpenerProps = {
  clock?: SimulatedClock;
  isClosable?: boolean;
  label?: string;
  title?: string;
  children?: React.ReactNode;
};

function Opener({ clock, isClosable, label = "Open", title = "Lineup", children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [closed, setClosed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      <p>closed {closed}</p>
      <ModalDialog
        isOpen={isOpen}
        title={title}
        description="Who plays where"
        isClosable={isClosable}
        clock={clock}
        onClosed={() => {
          setOpen(false);
          setClosed(closed + 1);
        }}
      >
        {children}
      </ModalDialog>
    </>
  );
}

test.run();
