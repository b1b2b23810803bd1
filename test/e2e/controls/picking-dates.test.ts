// Core run: focus by key, touch and layout of the most used control.
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

const test = fingers.gallerySuite("picking dates");

test.after.each(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test("arrow, Home, End and Page keys move the focus in the date grid as the ARIA pattern says", async (context) => {
  const page = await open(context, "range", desk);
  assert.is(await focused(page), "Saturday, November 21, 2026");
  const steps = [
    ["ArrowLeft", "Friday, November 20, 2026"],
    ["ArrowDown", "Friday, November 27, 2026"],
    ["Home", "Sunday, November 22, 2026"],
    ["End", "Saturday, November 28, 2026"],
    ["ArrowRight", "Sunday, November 29, 2026"],
    ["ArrowUp", "Sunday, November 22, 2026"],
    ["PageDown", "Tuesday, December 22, 2026"],
    ["PageDown", "Friday, January 22, 2027"],
    ["PageUp", "Tuesday, December 22, 2026"],
    ["Shift+PageDown", "Wednesday, December 22, 2027"],
    ["Shift+PageUp", "Tuesday, December 22, 2026"],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    assert.is(await focused(page), name, key);
  }
  assert.is(await page.locator("td[tabindex='0']").count(), 1);
});

test("Space and Enter pick a day, Tab cycles inside the dialog, and Ok returns the focus to the field", async (context) => {
  const page = await open(context, "range", desk);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  assert.equal(await marked(page, "data-at"), ["21 start", "22 between", "23 end"]);
  await page.keyboard.press("Tab");
  assert.is(await focused(page), "Clear");
  await page.keyboard.press("Tab");
  assert.is(await focused(page), "Ok");
  const stops = new Set<string>();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press("Tab");
    stops.add(await focused(page));
    assert.ok(await page.evaluate(() => Boolean(document.activeElement?.closest("dialog"))));
  }
  assert.is(stops.size, 8);
  await page.getByRole("button", { name: "Ok" }).press("Enter");
  assert.is(await page.locator("dialog").count(), 0);
  assert.is(await field(page).inputValue(), "11/21/26 - 11/23/26");
  assert.ok(await field(page).evaluate((element) => element === document.activeElement));
});

test("Escape closes the month list, then the picker, and returns the focus to the field", async (context) => {
  const page = await open(context, "single", desk);
  await page.getByRole("button", { name: /choose a month/ }).press("Enter");
  assert.is(await focused(page), "Nov 2026");
  await page.keyboard.press("Escape");
  assert.is(await focused(page), "Saturday, November 21, 2026");
  await page.keyboard.press("Escape");
  assert.is(await page.locator("dialog").count(), 0);
  assert.ok(await field(page).evaluate((element) => element === document.activeElement));
});

test("on a phone the months are stacked, and a swipe changes the month without picking a day", async (context) => {
  const page = await open(context, "range", phone);
  assert.equal(await grids(page), ["November 2026", "December 2026"]);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  const [first, second] = await page.getByRole("grid").evaluateAll((all) =>
    all.map((grid) => {
      const { left, right, top, bottom } = grid.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  assert.ok(first && second && first.left >= 0 && first.right <= 360);
  assert.ok(second.top >= first.bottom && second.left === first.left);
  await swipe(page, 280, 80);
  assert.equal(await grids(page), ["December 2026", "January 2027"]);
  await swipe(page, 80, 280);
  assert.equal(await grids(page), ["November 2026", "December 2026"]);
  assert.equal(await marked(page, "data-at"), []);
});

test("a birthday is typed in the locale's field order, or picked starting from the year", async (context) => {
  for (const [locale, typed, shown] of [
    ["en-US", "2 29 88", "02/29/1988"],
    ["de-DE", "29.2.88", "29.02.1988"],
    ["sv-SE", "1988-2-29", "1988-02-29"],
  ] as const) {
    const page = await visit(context, "date-picker", "typed", { ...desk, locale });
    const input = page.getByLabel("Date of birth");
    await input.pressSequentially(typed);
    await page.getByText(/^Feb 29, 1988|^29 Feb 1988/).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    assert.is(await input.inputValue(), shown);
  }
  const page = await visit(context, "date-picker", "typed", phone);
  await page.getByRole("button", { name: "Open the calendar" }).tap();
  assert.is(await focused(page), "2026");
  assert.equal(await page.evaluate(() => inspection.violations()), []);
  await page.getByRole("gridcell", { name: "1988" }).tap();
  await page.getByRole("gridcell", { name: "Feb 1988" }).tap();
  await day(page, "Monday, February 29, 1988").tap();
  await page.getByRole("button", { name: "Ok" }).tap();
  assert.is(await page.getByLabel("Date of birth").inputValue(), "02/29/1988");
  assert.is(await focused(page), "Open the calendar");
});

test("a range is picked by touch, and touching shows no hover preview", async (context) => {
  const page = await open(context, "range", phone);
  await day(page, "November 24, 2026").tap();
  await day(page, "November 26, 2026").tap();
  assert.equal(await marked(page, "data-at"), ["24 start", "25 between", "26 end"]);
  await day(page, "November 3, 2026").tap();
  assert.equal(await marked(page, "data-at"), ["3 alone"]);
  assert.equal(await toCome(page), []);
});

test("the open picker passes axe in light and dark, with days and with months", async (context) => {
  for (const look of ["light", "dark"]) {
    const page = await open(context, `range-picked&appearance=${look}`, desk);
    assert.equal(await page.evaluate(() => inspection.violations()), []);
    await page.getByRole("button", { name: /choose a month/ }).click();
    assert.equal(await page.evaluate(() => inspection.violations()), []);
  }
});

test.run();
