import * as assert from "uvu/assert";
import { stageSuite } from "../support/stages";

const test = stageSuite("fields in the browser");

test("typing earns the message after a pause, leaving trims, and the message is the input's description", async ({
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

test("a pasted password is kept whole, and Show keeps the focus where it was put", async ({ openStage }) => {
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

test("two passwords must match, whichever changes last", async ({ openStage }) => {
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

test.run();
