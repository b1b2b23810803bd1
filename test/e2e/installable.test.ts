import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { product as name } from "../../domain/base/product";
import { releasedSuite } from "../support/browser/released-suite";
import { joinByHand, openMember, openVisitor, withWorker } from "../support/people/visitor";
import { until } from "../support/until";

const test = releasedSuite("installable");

test("Chromium reports no installability error", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product, withWorker);
  const page = await openTab("/app");
  await workerOf(page);
  const devTools = await context.newCDPSession(page);
  const found = await devTools.send("Page.getAppManifest");
  assert.equal(found.errors, []);
  assert.is(found.url, `${product.origin}/manifest.webmanifest`);
  const manifest = JSON.parse(found.data ?? "");
  assert.equal([manifest.name, manifest.start_url, manifest.display], [name.name, "/app", "standalone"]);
  const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
  // Test contexts count as private windows.
  assert.equal(
    installabilityErrors.map(({ errorId }) => errorId),
    ["in-incognito"],
  );
  assert.equal(
    manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor),
    ["narrow", "narrow", "wide", "wide"],
  );
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const drawn = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    assert.is(drawn, sizes, src);
  }
  await page.reload();
  assert.is(
    await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL),
    `${product.origin}/sw.js`,
  );
  await context.close();
});

test("offline any page of the app opens and says so, and it recovers by itself once online", async ({
  browser,
  product,
}) => {
  const { context, faults, page } = await openMember(browser, product, withWorker);
  await workerOf(page);
  await context.setOffline(true);
  for (const path of ["/app/home", "/app/dings", "/app"]) {
    const reply = await page.goto(product.origin + path);
    assert.is(reply?.fromServiceWorker(), true);
    await page.getByText("Rain delay.").waitFor();
    await page.getByText("You're still signed in").waitFor();
  }
  const nonces = [await nonceOf(page), await nonceOf(page)];
  assert.type(nonces[0], "string");
  assert.is.not(nonces[0], nonces[1]);
  await page.goto(`${product.origin}/app/dings`);
  await page.getByText("Rain delay.").waitFor();
  await context.setOffline(false);
  await page.getByText("Rain delay.").waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Dings" }).waitFor();
  assert.equal(faults, []);
  await context.close();
});

test("the cache holds the app's files and page, and no personal data", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product, withWorker);
  const replies: Promise<string>[] = [];
  context.on("response", (reply) => {
    if (/\/auth\/log_in_/.test(reply.url())) replies.push(reply.text());
  });
  const { page, person } = await joinByHand({ openTab });
  await workerOf(page);
  await page.goto(`${product.origin}/app/chat`);
  await page.getByRole("heading", { level: 1, name: "Chat" }).waitFor();
  const kept = await page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys())
        found.push({
          path: new URL(url).pathname,
          text: (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? "",
        });
    }
    return found;
  });
  assert.equal(
    kept.map(({ path }) => path).filter((path) => !/^\/assets\/[\w.-]+-\w{8}\.(js|woff2)$/.test(path)),
    ["/app/home"],
  );
  const tokens = (await Promise.all(replies)).map((text) => JSON.parse(text).access_token);
  assert.ok(tokens.length > 0);
  for (const secret of [...tokens, person.emailAddress, person.password, person.dripName])
    for (const { path, text } of kept) assert.not(text.includes(secret), `${path} holds ${secret}`);
  await context.close();
});

test("a new release is offered in every tab and activated on request", async ({
  browser,
  product,
  releases,
}) => {
  const { context, openTab, faults, page } = await openMember(browser, product, withWorker);
  await workerOf(page);
  const other = await openTab("/app/chat");
  await workerOf(other);
  const old = await releaseOf(page);
  await releases.deployNext();
  await product.crashAndRestart();
  await Promise.all([page, other].map(leaveAndReturn));
  const reload = (tab: Page) => tab.getByRole("button", { name: "Reload" });
  await Promise.all(
    [page, other].map((tab) => tab.getByText("New version ready.", { exact: true }).waitFor()),
  );
  assert.equal([await releaseOf(page), await releaseOf(other)], [old, old]);

  await reload(page).click();
  await page.waitForFunction((before) => !document.head.innerHTML.includes(before), old);
  await page.getByRole("heading", { level: 1, name: "First base" }).waitFor();

  assert.is(await releaseOf(other), old);
  await newWorkerOf(other);
  await reload(other).click();
  await other.waitForFunction((before) => !document.head.innerHTML.includes(before), old);
  assert.is(await releaseOf(other), await releaseOf(page));
  await other.getByRole("heading", { level: 1, name: "Chat" }).waitFor();
  assert.is(await reload(other).count(), 0);

  await other.evaluate("import('/assets/chunk-GONEGONE.js').catch(() => {})");
  await reload(other).waitFor();
  assert.equal(faults, []);
  await context.close();
});

/**
 * Simulates a return to the page, which checks for a new release. Not by going offline: the page can be online again before the worker
 * that it fetches, and that fetch would fail for good.
 */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** Resolves once the worker controls the page. */
const workerOf = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/**
 * Resolves once the accepted worker has replaced the old one. A navigation that the old one is answering at that moment would never
 * end: Chromium stops a worker that is to be replaced although it is busy, if a debugger is attached, which Playwright always does.
 */
const newWorkerOf = (page: Page) =>
  until(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return !registration?.waiting && registration?.active?.state === "activated";
    }),
  );

/** The CSP nonce of a new load. */
async function nonceOf(page: Page) {
  const reply = await page.reload();
  return /'nonce-([^']+)'/.exec(reply?.headers()["content-security-policy"] ?? "")?.[1];
}

/** The page's entry script. */
const releaseOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector("script[type=module]")?.getAttribute("src") ?? "a page without a script",
  );

test.run();
