import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk } from "../../support/browser/browser";
import { stageSuite } from "../../support/browser/stages";

const test = stageSuite("fields in the browser");

test("an invalid address shows its error after a pause in typing, and a valid one clears it", async ({
  openStage,
}) => {
  const page = await openStage("Text field", "Try: e-mail address");
  const input = page.getByRole("textbox", { name: "E-mail address" });
  await input.pressSequentially("coach@club");
  const message = page.getByText("That doesn't look like a valid email address ✉️.");
  await message.waitFor();
  assert.is(await input.getAttribute("aria-invalid"), "true");
  await input.pressSequentially(".org");
  await message.waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  assert.is(await input.inputValue(), "coach@club.org");
});

test("a pasted password is not truncated, and Show reveals it unchanged", async ({ openStage }) => {
  const page = await openStage("Password field", "Try: two new ones");
  const input = page.getByRole("textbox", { name: "New password" });
  const field = page.locator("input[name=first]");
  const long = "Alley-oop-2026 ".repeat(9);
  await field.focus();
  await page.evaluate((text) => document.execCommand("insertText", false, text), long);
  assert.is(await field.inputValue(), long);
  await page.getByText("Use a maximum of 24 characters.").waitFor();
  assert.is(await field.getAttribute("type"), "password");
  await page.getByRole("button", { name: "Show new password" }).click();
  assert.is(await field.getAttribute("type"), "text");
  assert.is(await input.inputValue(), long);
});

test("the mismatch error goes when either password is changed to match", async ({ openStage }) => {
  const page = await openStage("Password field", "Try: two new ones");
  const [first, second] = [page.locator("input[name=first]"), page.locator("input[name=second]")];
  const mismatch = page.getByText("Your passwords don't seem to match.");
  await first.fill("Alley-oop-2026");
  await second.fill("Alley-oop-2027");
  await mismatch.waitFor();
  await first.fill("Alley-oop-2027");
  await mismatch.waitFor({ state: "detached" });
  const meter = page.getByRole("meter", { name: "Strength" });
  assert.is(await meter.getAttribute("aria-valuetext"), "Hall of fame, 5 of 5");
});

test("every control is 44 px high or more", async ({ openStage }) => {
  const page = await openStage("Password field", "Try: two new ones");
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll("input, button")].map((control) => control.getBoundingClientRect().height),
  );
  assert.ok(heights.length >= 4 && heights.every((height) => height >= 44));
});

const forced = { ...desk, forcedColors: "active" } as const;

test("in forced colours the calendar distinguishes plain, picked, today's and focused days", async ({
  openStage,
}) => {
  const page = await openStage("Date picker", "Open, a range", forced);
  await page.getByRole("dialog").waitFor();
  const canvas = await systemColour(page, "Canvas");
  for (const plain of ["td:not([data-day])", "[data-day]:not([data-at])"])
    assert.is(await colour(page, plain, "borderTopColor"), canvas, plain);
  assert.is.not(await colour(page, "[data-at=start]", "backgroundColor"), canvas);
  assert.is.not(await colour(page, "[data-at=between]", "borderTopColor"), canvas);
  assert.is.not(await colour(page, "[aria-current]", "textDecorationColor"), canvas);
  for (const key of ["ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
  const ring = await colour(page, "[data-at=start]", "outlineColor");
  assert.is(ring, await colour(page, "[data-at=start]", "color"));
  assert.is.not(ring, await colour(page, "[data-at=start]", "borderTopColor"));
});

test("in forced colours icons use the text colour and disabled buttons use GrayText", async ({
  openStage,
}) => {
  const toasts = await openStage("Toasts", "Stack", forced);
  await toasts.getByRole("listitem").first().waitFor();
  for (const sign of ["[data-toast=error] svg", "[data-toast=success] svg", "[data-toast=loading] svg"])
    assert.is(await colour(toasts, sign, "color"), await colour(toasts, "li", "color"), sign);
  const strength = await openStage("Password field", "Strength 3", forced);
  assert.is.not(
    await colour(strength, "[data-earned=true]", "backgroundColor"),
    await colour(strength, "[data-earned=false]", "backgroundColor"),
  );
  for (const state of ["Disabled", "Unavailable"]) {
    const button = await openStage("Button", state, forced);
    const grey = await systemColour(button, "GrayText");
    const colours = await button
      .locator("main button")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    assert.equal([...new Set(colours)], [grey], state);
    assert.is.not(await colour(button, "main", "color"), grey);
  }
});

test("a value that a password manager sets without an event is read and validated at submit", async ({
  openStage,
}) => {
  const page = await openStage("Password field", "Try: two new ones");
  await page.evaluate(() => {
    for (const [name, text] of [
      ["first", "short"],
      ["second", "other"],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (field) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    }
    document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  });
  assert.is(await page.getByText("Use a minimum of 10 characters.").count(), 0);
  await page.evaluate(() => document.querySelector("form")?.requestSubmit());
  await page.getByText("Use a minimum of 10 characters.").waitFor();
  await page.getByText("Your passwords don't seem to match.").waitFor();
  assert.is(await page.locator("input[name=first]").inputValue(), "short");
});

test("the Caps Lock hint shows while Caps Lock is on and goes when it is off or the field loses focus", async ({
  openStage,
}) => {
  const page = await openStage("Password field", "Try: sign in");
  const hint = page.getByRole("status").filter({ hasText: "Caps Lock is on." });
  const field = page.locator("input[name=password]");
  await field.click();
  await press(page, "A", true);
  await hint.waitFor();
  const described = await field.getAttribute("aria-describedby");
  assert.ok(described?.split(" ").includes((await hint.getAttribute("id")) ?? "-"));
  await press(page, "b", false);
  await hint.waitFor({ state: "detached" });
  await press(page, "C", true);
  await hint.waitFor();
  await page.keyboard.press("Tab");
  await hint.waitFor({ state: "detached" });
  assert.is(await field.inputValue(), "AbC");
});

/** Dispatches a key event with the given state of Caps Lock, which Playwright's keyboard cannot set. */
async function press(page: Page, key: string, isCapsLockOn: boolean) {
  await page.evaluate(
    ([text, isOn]) => {
      const field = document.activeElement;
      const init = { key: text, bubbles: true, cancelable: true, modifierCapsLock: isOn };
      field?.dispatchEvent(new KeyboardEvent("keydown", init));
      document.execCommand("insertText", false, text);
      field?.dispatchEvent(new KeyboardEvent("keyup", init));
    },
    [key, isCapsLockOn] as const,
  );
}

type Look = "textDecorationColor" | "color" | "backgroundColor" | "borderTopColor" | "outlineColor";

/** A computed colour of the first such element. */
const colour = (page: Page, selector: string, look: Look) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], look);

const systemColour = (page: Page, word: "Canvas" | "GrayText") =>
  page.evaluate((color) => {
    const probe = Object.assign(document.createElement("i"), { style: `color: ${color}` });
    document.body.append(probe);
    const seen = getComputedStyle(probe).color;
    probe.remove();
    return seen;
  }, word);

test.run();
