import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { until } from "../until";
import { desk, patience } from "./browser";
import type { Product } from "./product";

/** Events that must not occur in a browser. */
export interface Seen {
  violations: string[];
  faults: string[];
  dialogs: string[];
  strangers: string[];
}

let clients = 0;

/**
 * A browser context with an IP address of its own, so that rate limits do not interfere, that records policy
 * violations, uncaught errors and rejections, dialogs that scripts open, and requests to other origins.
 */
export async function openWatched(browser: Browser, product: Product, options: BrowserContextOptions = {}) {
  clients += 1;
  const from = `10.${clients >> 8}.${clients & 255}.7`;
  const context = await browser.newContext({
    ...desk,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": from },
    ...options,
  });
  context.setDefaultTimeout(patience);
  const seen = await watch(context, product.origin);
  const openTab = async (path: string) => {
    const page = await context.newPage();
    await page.goto(product.origin + path);
    return page;
  };
  return { context, seen, from, openTab };
}

/** Settings for a product that takes each visitor's address from a header. */
export const trusting = { TRUSTED_PROXIES: "1" };

async function watch(context: BrowserContext, origin: string): Promise<Seen> {
  const seen: Seen = { violations: [], faults: [], dialogs: [], strangers: [] };
  context.on("weberror", (fault) => seen.faults.push(String(fault.error())));
  context.on("dialog", async (dialog) => {
    seen.dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  context.on("console", (message) => {
    if (/Content[- ]Security[- ]Policy/i.test(message.text())) seen.violations.push(message.text());
  });
  context.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:"))
      seen.strangers.push(request.url());
  });
  await context.exposeFunction("reportViolation", (text: string) => void seen.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(window, "reportViolation")(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return seen;
}

export const expectNothing = (seen: Seen) =>
  assert.is(JSON.stringify(Object.values(seen).flat()), "[]", JSON.stringify(seen));

/** Control: an inline script violates the policy and does not run, and Trusted Types refuse its text. */
export async function seesViolation(page: Page, seen: Seen) {
  const before = seen.violations.length;
  await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.textContent = "window.hacked = 1";
    } catch (refusal) {
      if (!(refusal instanceof TypeError)) throw refusal;
    }
    document.body.append(script);
    script.remove();
  });
  assert.is(await page.evaluate(() => Reflect.get(window, "hacked")), undefined);
  // The browser reports a violation a moment later.
  await until(() => seen.violations.length > before);
  seen.violations.length = before;
}
