import type { Browser, BrowserContext, Page } from "playwright-core";
import { phone } from "../../test/support/browser/browser";

declare global {
  interface Window {
    isUsable?: boolean;
    moments: Record<string, number>;
  }
}

export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  // The compiler wraps named functions in a helper, which functions run in the page need.
  await context.addInitScript("globalThis.__name ??= (value) => value");
  await context.addInitScript(watch);
  return context;
}

export async function openSlowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** 1.6 Mbit/s down, 150 ms, a processor four times as slow. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** When something happened, in ms since the navigation began, or since the press before it. */
export async function moment(page: Page, name: "usable" | "home" | "homeAfterPress") {
  const handle = await page.waitForFunction((key) => window.moments?.[key], name, {
    timeout: 60_000,
    polling: 50,
  });
  return Number(await handle.jsonValue());
}

/** Runs in the page before any of its scripts: records timestamps. */
function watch() {
  window.moments = {};
  const pressedAt = () => Number(sessionStorage.getItem("bench.pressed") ?? 0);
  document.addEventListener("click", () => sessionStorage.setItem("bench.pressed", String(Date.now())), true);
  const isThere: Record<string, () => boolean> = {
    usable: () =>
      window.isUsable === true ||
      (!!document.querySelector("[data-press]") &&
        document.readyState !== "loading" &&
        !("earlyPress" in window)) ||
      (!!document.querySelector("a.go") && performance.getEntriesByType("paint").length > 0),
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
}
