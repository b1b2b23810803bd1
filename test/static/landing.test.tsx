import * as assert from "uvu/assert";
import { Landing } from "../../src/static/landing";
import { render, screen, viewSuite } from "../support/view/dom";

const test = viewSuite("landing");

test("logo, button, legal links and the years are there", () => {
  render(<Landing year={2026} />);
  assert.ok(screen.getByRole("heading", { level: 1, name: "Drip" }));
  assert.is(screen.getByRole("link", { name: "Cool kids corner" }).getAttribute("href"), "/app");
  assert.is(screen.getByRole("link", { name: "Help" }).getAttribute("href"), "/help");
  assert.is(screen.getByRole("link", { name: "Privacy" }).getAttribute("href"), "/privacy");
  assert.is(screen.getByRole("link", { name: "Terms" }).getAttribute("href"), "/terms");
  assert.is(screen.getByRole("contentinfo").querySelector("p")?.textContent, "© 2024–2026 Drip");
});

test("in its first year the copyright names that year alone", () => {
  render(<Landing year={2024} />);
  assert.is(screen.getByRole("contentinfo").querySelector("p")?.textContent, "© 2024 Drip");
});

test("the sticker is decorative and not read out", () => {
  render(<Landing year={2026} />);
  assert.ok(document.querySelector("#emoji")?.closest('[aria-hidden="true"]'));
});

test.run();
