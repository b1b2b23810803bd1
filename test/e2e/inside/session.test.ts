import * as assert from "uvu/assert";
import { withoutLine } from "../../support/browser/no-line";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount } from "../../support/people/browser-people";
import { isIn, letTokensExpire, openTabs, type SessionGiven, signedIn } from "../../support/people/tabs";
import { openVisitor, signIn, signOut, withWorker } from "../../support/people/visitor";

const test = productSuite<SessionGiven>("session");
const refreshPath = "**/auth/refresh_access_token";

test.before(async (context) => {
  context.person = await makeAccount(context.product);
});

test("without Web Locks and BroadcastChannel all tabs stay signed in too", async (given) => {
  const { context, tabs, refreshes } = await openTabs(given, 10, () => {
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
    await page.getByRole("status").getByRole("button", { name: "Try again" }).click();
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

async function signedInByHand({ browser, product, person }: SessionGiven, prepare: () => void) {
  const visitor = await openVisitor(browser, product, withWorker);
  await withoutLine(visitor.context);
  await visitor.context.addInitScript(prepare);
  const page = await visitor.openTab("/app");
  await signIn(page, person);
  await page.waitForURL("**/app/home");
  return { ...visitor, page };
}

test.run();
