import type { Browser, BrowserContext, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { withoutLine } from "../../support/browser/no-line";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { enter, makeAccount, type Person } from "../../support/people/browser-people";
import { openVisitor, signIn, signOut, withWorker } from "../../support/people/visitor";

const test = productSuite<Given>("session");
const refreshPath = "**/auth/refresh_access_token";

test.before(async (context) => {
  context.person = await makeAccount(context.product);
});

test("ten tabs whose token expires together refresh it once, and all stay signed in", async (given) => {
  const { context, tabs, refreshes } = await openTenTabs(given);
  const before = refreshes();
  await letTokensExpire(context, tabs);
  assert.is(refreshes() - before, 1);
  for (const tab of tabs) assert.is(await isIn(tab), true);
  await context.close();
});

test("without Web Locks and BroadcastChannel all tabs stay signed in too", async (given) => {
  const { context, tabs, refreshes } = await openTenTabs(given, () => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    Object.defineProperty(window, "BroadcastChannel", { value: undefined });
  });
  const before = refreshes();
  await letTokensExpire(context, tabs);
  assert.ok(refreshes() - before >= 1);
  for (const tab of tabs) {
    await tab.reload();
    assert.is(await isIn(tab), true);
  }
  await context.close();
});

test("a refresh that is dropped or answered with 5xx or HTML signs nobody out", async (given) => {
  const { context, page } = await signedIn(given);
  const faults = [
    { status: 503, contentType: "application/json", body: "{}" },
    { status: 502, contentType: "text/html", body: "<!doctype html><title>Bad gateway</title>" },
    { status: 200, contentType: "text/html", body: "<!doctype html><title>Café Wi-Fi</title>" },
    null,
  ];
  for (const fault of faults) {
    await page.route(refreshPath, (route) => (fault ? route.fulfill(fault) : route.abort()));
    await page.reload();
    await page.getByText("Rain delay.").waitFor();
    await page.unroute(refreshPath);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Rain delay.").waitFor({ state: "detached" });
    assert.is(await isIn(page), true);
  }
  await context.close();
});

test("a sign-out during a refresh wins, and the refresh's reply does not restore the session", async (given) => {
  const { context, page } = await signedIn(given);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(refreshPath, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(refreshPath);
  await letTokensExpire(context, [page], false);
  await asked;
  await signOut(page);
  await page.getByText("Suit up.").waitFor();
  letGo();
  await page.reload();
  await page.getByText("Suit up.").waitFor();
  await context.close();
});

test("an offline sign-out survives a reload and reaches the server once online", async (given) => {
  const { context, page } = await signedIn(given);
  let isCutOff = true;
  let logOuts = 0;
  await context.route("**/auth/log_out", (route) => {
    logOuts++;
    return isCutOff ? route.abort() : route.continue();
  });
  await signOut(page);
  await page.getByText("Suit up.").waitFor();
  await page.goto(`${given.product.origin}/app/home`);
  await page.getByText("Suit up.").waitFor();
  isCutOff = false;
  const told = page.waitForResponse("**/auth/log_out");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  assert.is((await told).status(), 200);
  assert.ok(logOuts >= 3);
  await page.reload();
  await page.getByText("Suit up.").waitFor();
  await context.close();
});

test("with storage blocked the session lasts as long as the tab, without an uncaught error", async (given) => {
  const { context, page, faults } = await signedInByHand(given, () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  assert.is(await isIn(page), true);
  assert.equal(faults, []);
  await context.close();
});

test("with storage full the session lasts as long as the tab, without an uncaught error", async (given) => {
  const { context, page, faults } = await signedInByHand(given, () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  assert.is(await isIn(page), true);
  assert.equal(faults, []);
  await context.close();
});

type Given = { browser: Browser; product: Product; person: Person };

async function signedIn({ browser, product, person }: Given, prepare: () => void = () => {}) {
  const visitor = await openVisitor(browser, product, withWorker);
  await withoutLine(visitor.context);
  await visitor.context.addInitScript(prepare);
  await enter(visitor.context, product, person);
  const page = await visitor.openTab("/app/home");
  await page.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  return { ...visitor, page };
}

async function signedInByHand({ browser, product, person }: Given, prepare: () => void) {
  const visitor = await openVisitor(browser, product, withWorker);
  await withoutLine(visitor.context);
  await visitor.context.addInitScript(prepare);
  const page = await visitor.openTab("/app");
  await signIn(page, person);
  await page.waitForURL("**/app/home");
  return { ...visitor, page };
}

async function openTenTabs(given: Given, prepare?: () => void) {
  const { context, page, openTab } = await signedIn(given, prepare);
  let count = 0;
  // Not one that its tab gave up after four seconds, as it may on a busy machine: the next tab sends its own then.
  context.on("response", (reply) => {
    if (reply.url().endsWith("/auth/refresh_access_token")) count++;
  });
  const tabs = [page];
  for (let tab = 1; tab < 10; tab++) tabs.push(await openTab("/app/chat"));
  for (const tab of tabs) assert.is(await isIn(tab), true);
  return { context, tabs, refreshes: () => count };
}

/** Advances the tabs' clocks by ten minutes while offline; then all go online together. */
async function letTokensExpire(context: BrowserContext, tabs: Page[], isAwaited = true) {
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

const isIn = async (page: Page) => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  return /^(Home field|Game on!|Chat)/.test(
    (await page.getByRole("heading", { level: 1 }).textContent()) ?? "",
  );
};

test.run();
