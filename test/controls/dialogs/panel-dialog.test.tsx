import { useState } from "react";
import * as assert from "uvu/assert";
import { SimulatedClock } from "xstate";
import { ModalDialog } from "../../../src/controls/dialogs/modal-dialog";
import { PanelDialog } from "../../../src/controls/dialogs/panel-dialog";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("panel dialog");

test("it opens beside the page with its title focused; the page scrolls and is pressed on", async () => {
  const { user } = show();
  await user.click(button("Tuesday"));
  const panel = screen.getByRole<HTMLDialogElement>("dialog", { name: "Tuesday" });
  assert.is(panel.open, true);
  assert.is(document.activeElement, screen.getByRole("heading", { name: "Tuesday" }));
  assert.is(document.documentElement.style.overflow, "");
  await user.click(button("Thursday"));
  assert.is(screen.getAllByRole("dialog").length, 1);
  assert.is(document.activeElement, screen.getByRole("heading", { name: "Thursday" }));
});

test("Tab past its last control offers the way back to where it was opened", async () => {
  const { user } = show();
  await user.click(button("Thursday"));
  await user.tab();
  assert.is(document.activeElement, button("Close"));
  await user.tab();
  assert.is(document.activeElement, button("Back to the page"));
  await user.keyboard("{Enter}");
  assert.is(document.activeElement, button("Thursday"));
  assert.ok(screen.getByRole("dialog"));
});

test("Escape, its button and a press on the bare page close it", async () => {
  const { user, close } = show();
  for (const leave of [
    () => user.keyboard("{Escape}"),
    () => user.click(button("Close")),
    () => user.click(screen.getByText("The week")),
  ]) {
    await user.click(button("Tuesday"));
    await user.click(button("Thursday"));
    await leave();
    close();
    assert.is(screen.queryByRole("dialog"), null);
  }
});

test("a press inside the panel keeps it open", async () => {
  const { user, close } = show();
  await user.click(button("Tuesday"));
  await user.click(screen.getByText("About Tuesday"));
  close();
  assert.ok(screen.getByRole("dialog"));
});

test("while something is on its way it stays", async () => {
  const { user, close } = show({ isClosable: false });
  await user.click(button("Tuesday"));
  assert.is(screen.queryByRole("button", { name: "Close" }), null);
  await user.keyboard("{Escape}");
  await user.click(screen.getByText("The week"));
  close();
  assert.ok(screen.getByRole("dialog"));
});

test("Escape closes a dialog above it first", async () => {
  const { user, close } = show({ hasModal: true });
  await user.click(button("Tuesday"));
  await user.click(button("Above"));
  await user.keyboard("{Escape}");
  close();
  assert.ok(screen.getByRole("dialog", { name: "Tuesday" }));
  await user.keyboard("{Escape}");
  close();
  assert.is(screen.queryByRole("dialog"), null);
});

function show({ isClosable = true, hasModal = false } = {}) {
  const clock = new SimulatedClock();
  render(<Page clock={clock} isClosable={isClosable} hasModal={hasModal} />);
  return { user: openUser(), close: () => act(() => clock.increment(250)) };
}

type PageProps = { clock: SimulatedClock; isClosable: boolean; hasModal: boolean };

function Page({ clock, isClosable, hasModal }: PageProps) {
  const [day, setDay] = useState<string | null>(null);
  const [isModalOpen, setModalOpen] = useState(false);
  return (
    <main>
      <p>The week</p>
      {["Tuesday", "Thursday"].map((each) => (
        <button key={each} type="button" onClick={() => setDay(each)}>
          {each}
        </button>
      ))}
      <PanelDialog
        clock={clock}
        isOpen={day !== null}
        subject={day}
        title={day ?? ""}
        isClosable={isClosable}
        onClosed={() => setDay(null)}
      >
        <p>About {day}</p>
        {hasModal && (
          <button type="button" onClick={() => setModalOpen(true)}>
            Above
          </button>
        )}
      </PanelDialog>
      <ModalDialog clock={clock} isOpen={isModalOpen} title="Above it" onClosed={() => setModalOpen(false)}>
        <p>Modal</p>
      </ModalDialog>
    </main>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

test.run();
