import { useState } from "react";
import * as assert from "uvu/assert";
import { openUser, render, screen, viewSuite } from "./dom";

const test = viewSuite("dom");

test("a simulated press reaches a view", async () => {
  render(<Counter />);
  await openUser().click(screen.getByRole("button", { name: "Pressed 0" }));
  assert.ok(screen.getByRole("button", { name: "Pressed 1" }));
  localStorage.setItem("left", "behind");
  document.documentElement.dataset.appearance = "dark";
});

test("nothing of the previous test remains", () => {
  assert.is(document.body.childElementCount, 0);
  assert.is(localStorage.getItem("left"), null);
  assert.is(document.documentElement.dataset.appearance, undefined);
});

test("an uncaught warning fails the test that caused it", () => {
  // biome-ignore lint/suspicious/noConsole: it is what this test is about
  const warn = () => console.warn("careful");
  assert.throws(warn, /careful/);
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

test.run();
