// Core run: focus by key, touch and layout of the most used control.
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk, phone } from "../../support/browser/browser";
import * as fingers from "../../support/browser/stages";

const test = fingers.gallerySuite("date picker");

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

test("the open picker passes axe in light and dark, with days and with months", async (context) => {
  for (const look of ["light", "dark"]) {
    const page = await open(context, `range-picked&appearance=${look}`, desk);
    assert.equal(await page.evaluate(() => inspection.violations()), []);
    await page.getByRole("button", { name: /choose a month/ }).click();
    assert.equal(await page.evaluate(() => inspection.violations()), []);
  }
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

type Context = { browser: Browser; origin: string };

async function visit(
  { browser, origin }: Context,
  entry: string,
  state: string,
  options: BrowserContextOptions,
) {
  const page = await browser.newPage({ locale: "en-US", reducedMotion: "reduce", ...options });
  await page.addInitScript({ content: countCommits });
  await page.goto(`${origin}/gallery?entry=${entry}&state=${state}&alone=1`);
  return page;
}

async function open(context: Context, state: string, options: BrowserContextOptions) {
  const page = await visit(context, "date-picker", state, options);
  await field(page).click();
  await page.getByRole("dialog").waitFor();
  return page;
}

/** Counts React's commits by its hook for developer tools. */
const countCommits = `
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    count: 0,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() { this.count += 1; },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
`;

const commits = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__").count));

/** A horizontal swipe over the days. */
async function swipe(page: Page, from: number, to: number) {
  const grid = await page.getByRole("grid").first().boundingBox();
  assert.ok(grid);
  const y = grid.y + 150;
  await fingers.swipe(page, { x: from, y }, { x: to, y });
}

const field = (page: Page) => page.locator("input[role='combobox']");
const day = (page: Page, name: string) => page.getByRole("gridcell", { name });
const grids = (page: Page) =>
  page.getByRole("grid").evaluateAll((all) => all.map((grid) => grid.getAttribute("aria-label")));
const marked = (page: Page, attribute: string) =>
  page
    .locator(`[${attribute}]`)
    .evaluateAll(
      (all, name) => all.map((cell) => `${cell.textContent} ${cell.getAttribute(name)}`),
      attribute,
    );
const toCome = (page: Page) => page.locator("[data-preview]").allTextContents();
const borderOf = (cell: Element) => getComputedStyle(cell).borderTopColor;
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
  );

test.run();
