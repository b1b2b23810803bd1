import type { Browser } from "playwright-core";
import * as assert from "uvu/assert";
import { openPrerenderingTab } from "../support/browser/devtools";
import type { Product } from "../support/browser/product";
import { productSuite } from "../support/browser/product-suite";
import { logInOf, makeAccount, type Person } from "../support/people/browser-people";
import { until } from "../support/until";

type Tab = Awaited<ReturnType<typeof openPrerenderingTab>>;
const test = productSuite<{ browser: Browser; product: Product; tab: Tab }>("prerendering");

test.before.each(async (context) => {
  context.tab = await openPrerenderingTab();
  await context.tab.go(context.product.origin);
});
test.after.each(async ({ tab }) => {
  await tab?.close();
});

test("one press on the landing page shows the prerendered sign-in, already interactive", async ({ tab }) => {
  await prerendered(tab);
  assert.not.match(await fetched(tab, true), /device\.part|ways-in|\/auth\//);
  await press(tab);
  await until(async () => (await tab.read("location.pathname")) === "/app");
  assert.is(await tab.read("document.prerendering"), false);
  assert.ok(Number(await tab.read("performance.getEntriesByType('navigation')[0].activationStart")) > 0);
  await tab.read("document.querySelector('[data-press=email]').click()");
  await until(() => tab.read("document.activeElement.name === 'username'"));
  assert.match(await fetched(tab), /device\.part[\s\S]*ways-in/);
});

test("after a sign-in in another tab the press leads to the home page", async ({ tab, product }) => {
  const member = await makeAccount(product);
  await prerendered(tab);
  await signIn(tab, product, member);
  await press(tab);
  await until(() => isHome(tab));
});

test("for a member the app is prerendered, but calls the API only after the press", async ({
  tab,
  product,
}) => {
  const member = await makeAccount(product);
  await until(async () => (await tab.read("document.readyState")) === "complete");
  await signIn(tab, product, member);
  await tab.go(`${product.origin}/?again`);
  // Else the press may come before the link is parsed, while the first page's prerendered app is still there.
  await until(() => tab.read("location.search === '?again' && document.readyState === 'complete'"));
  await until(async () => /main-/.test(await fetched(tab, true)) && (await isComplete(tab)));
  assert.not.match(await fetched(tab, true), /\/auth\/|\/user\//);
  await press(tab);
  await until(() => isHome(tab));
  assert.match(await fetched(tab), /\/auth\/refresh_access_token/);
});

/** Resolves once the prerendered page is hydrated. */
const prerendered = (tab: Tab) =>
  until(async () => (await isComplete(tab)) && (await tab.read("!('earlyPress' in window)", true)));
const isComplete = async (tab: Tab) => (await tab.read("document.readyState", true)) === "complete";
const press = (tab: Tab) => tab.read("document.querySelector('a.go').click()");
const fetched = async (tab: Tab, isPrerendered = false) =>
  String(
    await tab.read(
      "performance.getEntriesByType('resource').map(({ name }) => name).join('\\n')",
      isPrerendered,
    ),
  );
const isHome = (tab: Tab) =>
  tab.read("location.pathname === '/app/home' && document.body.innerText.includes('Quiet out here.')");

/** Signs in with the forms of the visible page. */
async function signIn(tab: Tab, product: Product, person: Person) {
  const body = await logInOf(product, person);
  const status = await tab.read(`fetch("/auth/log_in_with_firebase", {
    method: "POST",
    headers: { "content-type": "application/json", "x-token-transport": "cookie" },
    body: ${JSON.stringify(JSON.stringify(body))},
  }).then(({ status }) => status)`);
  assert.is(status, 200);
}

test.run();
