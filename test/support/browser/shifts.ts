import type { BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Visitor } from "../people/visitor";
import { withoutLine } from "./no-line";

/** The address, and what it shows once everything is read. */
export type Pages = readonly (readonly [path: string, last: (page: Page) => Promise<unknown>])[];

export async function watchShifts(context: BrowserContext) {
  await withoutLine(context);
  await context.addInitScript(() => {
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            of: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? null),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Opens each page cold: nothing of an earlier visit is left, neither the stored week nor a view. */
export async function expectStill(
  { openTab, product }: Pick<Visitor, "openTab" | "product">,
  pages: Pages,
  form: string,
) {
  const page = await openTab("/terms");
  for (const [path, last] of pages) {
    await page.evaluate(() => {
      localStorage.removeItem("drip.schedule-view");
      for (const name of ["drip.week", "drip.answers"]) indexedDB.deleteDatabase(name);
    });
    await page.goto("about:blank");
    await page.goto(product.origin + path);
    await last(page);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts,
    );
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    assert.ok(sum <= 0.1, `${path} on a ${form}: ${sum} ${JSON.stringify(shifts)}`);
  }
}
