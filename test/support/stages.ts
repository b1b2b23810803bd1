import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findChromium } from "../../scripts/steps/chromium.mjs";
import { readAddress, slug, writeAddress } from "../../src/gallery/address";
import { serveGallery } from "./gallery";

type Open = (entry: string, state: string, device?: BrowserContextOptions) => Promise<Page>;
type Stages = { browser: Browser; openStage: Open; close: () => Promise<unknown> };

export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};

/** A suite in Chromium over the gallery's states. A complaint in the console fails the test that caused it. */
export function stageSuite(name: string) {
  const test = suite<Stages>(name);
  const complaints: string[] = [];

  test.before(async (context) => {
    const executablePath = findChromium();
    assert.ok(executablePath, "no Chromium");
    const browser = await chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
    });
    const { origin, close } = await serveGallery();
    const openStage: Open = async (entry, state, device = desk) => {
      const page = await (await browser.newContext(device)).newPage();
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      const address = { ...readAddress(""), entry: slug(entry), state: slug(state), isAlone: true };
      await page.goto(origin + writeAddress(address));
      await page.locator("main[data-stage]").waitFor();
      return page;
    };
    Object.assign(context, { browser, openStage, close });
  });
  test.after.each(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
    assert.equal(complaints.splice(0), []);
  });
  test.after(async ({ browser, close }) => {
    await browser.close();
    await close();
  });
  return test;
}

const frameMs = 16;

/** Draws a finger from one point to another. Its moments are told, not taken: a busy machine must not make a flick slow. */
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
