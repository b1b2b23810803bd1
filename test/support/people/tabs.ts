import type { Browser, BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { withoutLine } from "../browser/no-line";
import type { Product } from "../browser/product";
import { enter, type Person } from "./browser-people";
import { openVisitor, withWorker } from "./visitor";

export type SessionGiven = { browser: Browser; product: Product; person: Person };

export async function signedIn({ browser, product, person }: SessionGiven, prepare: () => void = () => {}) {
  const visitor = await openVisitor(browser, product, withWorker);
  await withoutLine(visitor.context);
  await visitor.context.addInitScript(prepare);
  await enter(visitor.context, product, person);
  const page = await visitor.openTab("/app/home");
  await page.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  return { ...visitor, page };
}

/** So many tabs of one signed-in person. */
export async function openTabs(given: SessionGiven, many: number, prepare?: () => void) {
  const { context, page, openTab } = await signedIn(given, prepare);
  let count = 0;
  // Not one that its tab gave up after four seconds, as it may on a busy machine: the next tab sends its own then.
  context.on("response", (reply) => {
    if (reply.url().endsWith("/auth/refresh_access_token")) count++;
  });
  const tabs = [page];
  for (let tab = 1; tab < many; tab++) tabs.push(await openTab("/app/chat"));
  for (const tab of tabs) assert.is(await isIn(tab), true);
  return { context, tabs, refreshes: () => count };
}

/** Advances the tabs' clocks by ten minutes while offline; then all go online together. */
export async function letTokensExpire(context: BrowserContext, tabs: Page[], isAwaited = true) {
  const later = Date.now() + 9.5 * 60_000;
  for (const tab of tabs) await tab.clock.setSystemTime(later);
  await context.setOffline(true);
  const reply = isAwaited
    ? context.waitForEvent("response", (each) => each.url().endsWith("refresh_access_token"))
    : null;
  await context.setOffline(false);
  await reply;
  await Promise.all(tabs.map((tab) => tab.waitForLoadState("networkidle")));
}

/** Whether a page shows a signed-in person. */
export const isIn = async (page: Page) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  return /^(Home field|Game on!|Chat)/.test(
    (await page.getByRole("heading", { level: 1 }).textContent()) ?? "",
  );
};
