import type { Browser, BrowserContext, Page } from "playwright-core";
import { phone } from "../../test/support/browser";

/** A phone on a slow line, as the targets have it: 1.6 Mbit/s down, 150 ms, a processor four times slower. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

declare global {
  interface Window {
    isUsable?: boolean;
    moments: Record<string, number>;
    blocked: number;
  }
}

export async function openPhone(browser: Browser, options: { savesData?: boolean } = {}) {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  // What runs in the page comes through a compiler that wraps named functions.
  await context.addInitScript("globalThis.__name ??= (value) => value");
  await context.addInitScript(watch);
  if (options.savesData)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
  return context;
}

export async function openSlowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** When something came to be, in ms since the navigation began, and since the press before it. */
export async function moment(
  page: Page,
  name: "usable" | "field" | "home" | "usableAfterPress" | "fieldAfterPress" | "homeAfterPress",
) {
  const handle = await page.waitForFunction((key) => window.moments?.[key], name, {
    timeout: 60_000,
    polling: 50,
  });
  return Number(await handle.jsonValue());
}

/** Runs before any script of the page, in the page: writes moments down as they come. */
function watch() {
  window.moments = {};
  window.blocked = 0;
  const pressedAt = () => Number(sessionStorage.getItem("bench.pressed") ?? 0);
  document.addEventListener("click", () => sessionStorage.setItem("bench.pressed", String(Date.now())), true);
  const isThere: Record<string, () => boolean> = {
    usable: () =>
      window.isUsable === true ||
      (!!document.querySelector("[data-press]") &&
        document.readyState !== "loading" &&
        !("earlyPress" in window)) ||
      (!!document.querySelector("a.go") && performance.getEntriesByType("paint").length > 0),
    field: () => document.activeElement instanceof HTMLInputElement,
    home: () =>
      location.pathname === "/app/home" && document.querySelector("h2")?.textContent === "Quiet out here.",
  };
  const look = () => {
    for (const [name, isNow] of Object.entries(isThere)) {
      if (window.moments[name] || !isNow()) continue;
      window.moments[name] = performance.now();
      window.moments[`${name}AfterPress`] = Date.now() - pressedAt();
    }
  };
  setInterval(look, 10);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
}
