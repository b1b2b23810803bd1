import type { Browser, BrowserContext, Page } from "playwright-core";
import { phone } from "../../test/support/browser/browser";
import { openPrerenderingTab } from "../../test/support/browser/devtools";
import { until } from "../../test/support/until";

/** The phone of the targets: 1.6 Mbit/s down, 150 ms, four times CPU throttling. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const slowness = [
  ["Network.enable", {}],
  ["Network.emulateNetworkConditions", line],
  ["Emulation.setCPUThrottlingRate", { rate: 4 }],
] as const;

declare global {
  interface Window {
    isUsable?: boolean;
    moments: Record<string, number>;
    blocked: number;
  }
}

// The compiler wraps named functions in a helper, which functions run in the page need.
const compiled = "globalThis.__name ??= (value) => value";

export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  await context.addInitScript(compiled);
  await context.addInitScript(watch);
  return context;
}

/** A phone whose browser prerenders pages, unless Save-Data is on. */
export async function openDrawingPhone({ savesData }: { savesData: boolean }) {
  const sources = [compiled, `(${watch})()`, savesData ? `(${saveData})()` : ""];
  const tab = await openPrerenderingTab([
    ["Emulation.setDeviceMetricsOverride", { ...phone.viewport, deviceScaleFactor: 1, mobile: true }],
    ["Emulation.setTouchEmulationEnabled", { enabled: true }],
    ["Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] }],
    ["Page.enable"],
    ["Page.addScriptToEvaluateOnNewDocument", { source: sources.join(";") }],
    ...slowness,
  ]);
  return {
    close: tab.close,
    /** On a landing page that has finished fetching and rendering. */
    async land(origin: string) {
      await tab.go(origin);
      await until(() => tab.read("document.readyState === 'complete' && location.pathname === '/'"));
      if (savesData)
        await tab.read(
          "new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(1))))",
        );
      else
        await until(() => tab.read("document.readyState === 'complete' && window.moments.usable > 0", true));
    },
    /** Milliseconds from the press on the link until the next page is usable. */
    async press(selector: string) {
      await tab.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
      await until(() => tab.read(`location.pathname !== "/" && (${isThereAt}) > 0`));
      return Number(
        await tab.read(`performance.timeOrigin + (${isThereAt}) - sessionStorage.getItem("bench.pressed")`),
      );
    },
  };
}

/** For a prerendered page, which may be usable before it is shown. */
const isThereAt =
  "Math.max(window.moments?.usable, performance.getEntriesByName('first-contentful-paint')[0]?.startTime)";
const saveData = () =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });

export async function openSlowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  for (const [method, params] of slowness) await devtools.send(method, params);
}

/** When something happened, in ms since the navigation began, and since the press before it. */
export async function moment(page: Page, name: "usable" | "home" | "fieldAfterPress" | "homeAfterPress") {
  const handle = await page.waitForFunction((key) => window.moments?.[key], name, {
    timeout: 60_000,
    polling: 50,
  });
  return Number(await handle.jsonValue());
}

/** Runs in the page before any of its scripts: records timestamps. */
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
