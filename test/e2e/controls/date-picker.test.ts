import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk, phone } from "../../support/browser/browser";
import {
  day,
  field,
  focused,
  grids,
  marked,
  open,
  swipe,
  toCome,
  visit,
} from "../../support/browser/date-picker";
import * as fingers from "../../support/browser/stages";

const test = fingers.gallerySuite("date picker");

test.after.each(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test("hovering previews the range without a React commit", async (context) => {
  const page = await open(context, "range", desk);
  await day(page, "November 24, 2026").click();
  await page.mouse.move(2, 2);
  const before = await commits(page);
  await day(page, "November 26, 2026").hover();
  assert.equal(await toCome(page), ["25", "26"]);
  assert.is(await day(page, "November 25, 2026").evaluate(borderOf), "rgba(0, 0, 0, 0)");
  assert.is.not(await day(page, "November 26, 2026").evaluate(borderOf), "rgba(0, 0, 0, 0)");
  await day(page, "December 1, 2026").hover();
  assert.is((await toCome(page)).length, 7);
  await day(page, "November 20, 2026").hover();
  assert.equal(await toCome(page), []);
  await day(page, "November 26, 2026").hover();
  await page.mouse.move(2, 2);
  assert.equal(await toCome(page), []);
  assert.is(await commits(page), before);
  await day(page, "November 20, 2026").click();
  assert.equal(await marked(page, "data-at"), ["24 alone"]);
  await day(page, "November 26, 2026").click();
  assert.ok((await commits(page)) > before);
  assert.equal(await toCome(page), []);
  assert.equal(await marked(page, "data-at"), ["24 start", "25 between", "26 end"]);
});

test("moving by keyboard previews the range too", async (context) => {
  const page = await open(context, "range", desk);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await toCome(page), ["22", "23"]);
});

test("moving by one month renders the new month and keeps the DOM of the other", async (context) => {
  const page = await open(context, "range", desk);
  const december = page.getByRole("grid", { name: "December 2026" });
  await december.evaluate((element) => element.setAttribute("data-kept", ""));
  await page.getByRole("button", { name: "Next month" }).click();
  assert.equal(await grids(page), ["December 2026", "January 2027"]);
  assert.is(await page.locator("[data-kept]").count(), 1);
});

for (const [name, viewport] of Object.entries({
  "a small phone": { width: 320, height: 568 },
  "a phone on its side": { width: 640, height: 320 },
})) {
  test(`on ${name} the days scroll while the header and Ok stay visible`, async (context) => {
    const page = await open(context, "range", { ...phone, viewport });
    await day(page, "December 31, 2026").scrollIntoViewIfNeeded();
    for (const part of [
      page.getByRole("button", { name: /choose a month/ }),
      page.getByRole("button", { name: "Next month" }),
      page.getByRole("button", { name: "Ok" }),
      page.getByRole("button", { name: "Close" }),
      day(page, "December 31, 2026"),
    ]) {
      const box = await part.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${await part.textContent()}`);
      assert.ok(box.x >= 0 && box.x + box.width <= viewport.width);
    }
    await day(page, "December 31, 2026").tap();
    assert.equal(await marked(page, "data-at"), ["31 alone"]);
  });
}

test("every day is a target of 44 px", async (context) => {
  const page = await open(context, "single", phone);
  const boxes = await page.locator("[data-day]").evaluateAll((cells) =>
    cells.map((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  assert.is(boxes.length, 61);
  assert.ok(Math.min(...boxes) >= 44);
});

test("in right-to-left text the arrow keys and the swipe are mirrored", async (context) => {
  const page = await open(context, "range&dir=rtl", phone);
  await page.keyboard.press("ArrowLeft");
  assert.is(await focused(page), "Sunday, November 22, 2026");
  await page.keyboard.press("ArrowRight");
  assert.is(await focused(page), "Saturday, November 21, 2026");
  await swipe(page, 80, 280);
  assert.equal(await grids(page), ["December 2026", "January 2027"]);
});

test("the focus ring on a picked day differs from the day's border, light and dark", async (context) => {
  for (const look of ["light", "dark"]) {
    const page = await open(context, `range-picked&appearance=${look}`, desk);
    for (const key of ["ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
    const { outline, border, width } = await page.evaluate(() => {
      const { outlineColor, borderColor, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return { outline: outlineColor, border: borderColor, width: outlineWidth };
    });
    assert.is(width, "3px");
    assert.is.not(outline, border, look);
  }
});

test("an open select stays inside a narrow window even with long options", async (context) => {
  const page = await visit(context, "select", "chosen", { viewport: { width: 360, height: 640 } });
  await page.getByRole("combobox", { name: "Your part in the crew" }).click();
  await page.locator("select:open").waitFor();
  const edges = await page.locator("option").evaluateAll((options) =>
    options.map((option) => {
      const { left, right, height } = option.getBoundingClientRect();
      return [left >= 0, right <= innerWidth, height > 0];
    }),
  );
  assert.is(edges.length, 6);
  for (const edge of edges) assert.equal(edge, [true, true, true]);
});

test("an invalid date shows its error below the field", async (context) => {
  const page = await open(context, "single-in-the-future", desk);
  await day(page, "November 20, 2026").click();
  await page.getByRole("button", { name: "Ok" }).click();
  await page.getByText("Please select a date in the future.").waitFor();
  assert.is(await field(page).getAttribute("aria-invalid"), "true");
});

test("the select works by arrow keys and type-ahead, and its empty option can be chosen", async (context) => {
  const page = await visit(context, "select", "required-with-a-hint", desk);
  const select = page.getByRole("combobox", { name: "Your part in the crew" });
  await select.focus();
  await page.keyboard.type("ref");
  assert.is(await select.inputValue(), "referee");
  await select.selectOption("");
  await page.getByText("This is an extremely required field. How required? Extremely.").waitFor();
});

const commits = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__").count));

const borderOf = (cell: Element) => getComputedStyle(cell).borderTopColor;

test.run();
