import { useLayoutEffect, useState } from "react";
import * as assert from "uvu/assert";
import { keepFocus } from "../../../src/ui/base/keep-focus";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("kept focus");
const button = (name: string) => screen.getByRole("button", { name });
const focused = () => document.activeElement?.textContent;

test("the control that takes the place of a removed one is focused, else the one before, else the heading", async () => {
  render(<Page />);
  const user = openUser();
  await user.click(button("One"));
  assert.is(focused(), "Two");
  await user.click(button("Three"));
  assert.is(focused(), "Two");
  await user.click(button("Two"));
  assert.is(focused(), "Answers");
});

test("a section that goes leaves the focus on the page's heading", async () => {
  render(<Page />);
  await openUser().click(button("All"));
  await Promise.resolve();
  assert.is(focused(), "The week");
});

test("a section that goes in an open dialog leaves the focus on the dialog's heading", async () => {
  render(<Page isInDialog />);
  await openUser().click(button("All"));
  await Promise.resolve();
  assert.is(focused(), "A list");
});

test("a control that gets the focus back and is removed in the same commit counts too", async () => {
  render(<Page hasDialog />);
  await openUser().click(button("Call off Two"));
  await Promise.resolve();
  assert.is(focused(), "Three");
});

function Page({ hasDialog = false, isInDialog = false }) {
  const [names, setNames] = useState(["One", "Two", "Three", "All"]);
  const remove = (name: string) => setNames(name === "All" ? [] : names.filter((each) => each !== name));
  const answers = names.length > 0 && (
    <section ref={keepFocus}>
      <h2>Answers</h2>
      {names
        .filter((name) => name !== "All" || names.length === 4)
        .map((name) => (
          <button key={name} type="button" onClick={() => remove(name)}>
            {name}
          </button>
        ))}
    </section>
  );
  return (
    <main>
      <h1 tabIndex={-1}>The week</h1>
      {isInDialog ? (
        <dialog open>
          <h2>A list</h2>
          {answers}
        </dialog>
      ) : (
        answers
      )}
      {hasDialog && names.includes("Two") && <Dialog onPressed={() => remove("Two")} />}
    </main>
  );
}

/** Gives the focus back while it is removed, as a dialog does. */
function Dialog({ onPressed }: { onPressed: () => void }) {
  useLayoutEffect(() => () => button("Two").focus(), []);
  return (
    <button type="button" onClick={onPressed}>
      Call off Two
    </button>
  );
}

test.run();
