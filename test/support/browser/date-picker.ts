import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import * as fingers from "./stages";

export type Context = { browser: Browser; origin: string };

export async function visit(
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

export async function open(context: Context, state: string, options: BrowserContextOptions) {
  const page = await visit(context, "date-picker", state, options);
  await field(page).click();
  await page.getByRole("dialog").waitFor();
  return page;
}

/** Counts React's commits by its hook for developer tools. */
export const countCommits = `
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    count: 0,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot() { this.count += 1; },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
`;

/** A horizontal swipe over the days. */
export async function swipe(page: Page, from: number, to: number) {
  const grid = await page.getByRole("grid").first().boundingBox();
  assert.ok(grid);
  const y = grid.y + 150;
  await fingers.swipe(page, { x: from, y }, { x: to, y });
}

export const field = (page: Page) => page.locator("input[role='combobox']");

export const day = (page: Page, name: string) => page.getByRole("gridcell", { name });

export const grids = (page: Page) =>
  page.getByRole("grid").evaluateAll((all) => all.map((grid) => grid.getAttribute("aria-label")));

export const marked = (page: Page, attribute: string) =>
  page
    .locator(`[${attribute}]`)
    .evaluateAll(
      (all, name) => all.map((cell) => `${cell.textContent} ${cell.getAttribute(name)}`),
      attribute,
    );

export const toCome = (page: Page) => page.locator("[data-preview]").allTextContents();

export const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
  );
