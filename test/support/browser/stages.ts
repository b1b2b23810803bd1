import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { readAddress, slug, writeAddress } from "../../../src/gallery/address";
import { desk, launchChromium, onTwentyFourHours, patience } from "./browser";
import { serveGallery } from "./gallery";
import { openAll, sharing } from "./shared-suites";

/** With a paused clock time advances only when the test advances it. */
type Options = BrowserContextOptions & { hasStillClock?: boolean };
type Open = (entry: string, state: string, options?: Options) => Promise<Page>;
export type Gallery = { browser: Browser; origin: string; close: () => Promise<unknown> };
type Stages = Gallery & { openStage: Open };

/** A suite in Chromium over the gallery. */
export const gallerySuite = sharing<Gallery>(
  async () => {
    const [browser, { origin, close }] = await openAll([launchChromium(), serveGallery()]);
    return { browser, origin, close };
  },
  ({ browser, close }) => Promise.all([browser.close(), close()]),
);

/** A suite over the gallery's states. Console output fails the test that caused it. */
export function stageSuite(name: string) {
  const test = gallerySuite<Stages>(name);
  const complaints: string[] = [];

  test.before((context) => {
    const { browser, origin } = context;
    const openStage: Open = async (entry, state, { hasStillClock = false, ...options } = desk) => {
      const stage = await browser.newContext(options);
      await onTwentyFourHours(stage);
      stage.setDefaultTimeout(patience);
      const page = await stage.newPage();
      if (hasStillClock) await page.clock.install({ time: 0 });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      const address = { ...readAddress(""), entry: slug(entry), state: slug(state), isAlone: true };
      await page.goto(origin + writeAddress(address));
      await page.locator("main[data-stage]").waitFor();
      if (hasStillClock) await page.clock.pauseAt(anHour);
      return page;
    };
    context.openStage = openStage;
  });
  test.after.each(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
    assert.equal(complaints.splice(0), []);
  });
  return test;
}

const anHour = 3_600_000;
const frameMs = 16;

/** Moves a finger from one point to another with given timestamps, so that a busy machine does not slow a flick. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  { steps = 12, restMs = 0 } = {},
) {
  const touch = await page.context().newCDPSession(page);
  let time = Date.now() - steps * frameMs - restMs;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points, timestamp: time / 1000 });
  await send("touchStart", [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    time += frameMs;
    await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  time += restMs;
  await send("touchEnd", []);
}
