import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import * as assert from "uvu/assert";
import { sportsEmoji } from "../../domain/base/sports-emoji";
import { findChromium } from "../../scripts/steps/chromium.mjs";
import { root } from "../../server/platform/config/root";
import { axeFaults } from "../support/browser/axe";
import { launchChromium, openPage, quiet } from "../support/browser/browser";
import { frontSuite } from "../support/browser/front-suite";

const test = frontSuite("front pages");
const paths = ["/", "/privacy", "/terms", "/help", "/help/coach", "/help/manager", "/app"];

const phone = { viewport: { width: 360, height: 740 } };

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const colorScheme of ["light", "dark"] as const)
  test(`no page violates its content security policy or overflows its window, ${colorScheme}`, async ({
    browser,
    origin,
  }) => {
    const { page, close } = await openPage(browser, { colorScheme });
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: "load" });
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        assert.is(await widthOf(page), width, `${path} at ${width}`);
      }
    }
    await close();
  });

test("the help has no fault of accessibility, in light and in dark", async ({ browser, origin }) => {
  const { page, close } = await openPage(browser, phone);
  for (const path of paths.filter((each) => each.startsWith("/help"))) {
    await page.goto(origin + path, { waitUntil: "load" });
    assert.equal(await axeFaults(page), [], path);
  }
  await close();
});

for (const [device, width] of [
  ["phone", 360],
  ["desk", 1280],
] as const)
  test(`the contract can be read on a ${device}, from this server alone`, async ({ browser, origin }) => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!/^data:/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url());
    });
    await page.goto(`${origin}/docs#/auth/logInWithFirebase`);
    const operation = page.locator("#operations-auth-logInWithFirebase");
    await operation.getByRole("heading", { name: "Responses", exact: true }).waitFor();
    assert.is(await widthOf(page), width);
    assert.equal(foreign, []);
    await close();
  });

test("the landing page's sticker never covers the headline, phones in landscape included", async ({
  browser,
  origin,
}) => {
  const { page, close } = await openPage(browser, phone);
  for (const [width, height] of [
    [568, 320],
    [640, 360],
    [700, 320],
    [740, 360],
    [844, 390],
    [932, 430],
    [1024, 600],
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(origin, { waitUntil: "load" });
    await page.locator("#emoji:not(:empty)").waitFor();
    const isCovered = await page.evaluate(() => {
      const sticker = document.querySelector(".spot")?.getBoundingClientRect();
      const sentence = document.createRange();
      const text = document.querySelector(".in p");
      if (!sticker || !text) return true;
      sentence.selectNodeContents(text);
      return [...sentence.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > sticker.left && left < sticker.right && bottom > sticker.top && top < sticker.bottom,
      );
    });
    assert.is(isCovered, false, `${width} by ${height}`);
  }
  await close();
});

test("the landing page needs two requests, and prefetches the app when idle", async ({ browser, origin }) => {
  const { page, requests, close } = await openPage(browser, phone);
  const later = page.waitForRequest(/\/assets\/main-/);
  await page.goto(origin, { waitUntil: "load" });
  const first = requests.filter((path) => !/^\/(favicon|assets\/.*\.js)/.test(path));
  assert.is(first.length, 2);
  assert.is(first[0], "/");
  assert.match(first[1] ?? "", /^\/assets\/bricolage-.*\.woff2$/);
  await later;
  const emoji = await page.locator("#emoji").textContent();
  assert.ok(sportsEmoji.some((known) => known === emoji));
  await page.getByRole("link", { name: "Cool kids corner" }).click();
  await page.getByRole("button", { name: "Sign in with e-mail" }).waitFor();
  assert.is(new URL(page.url()).pathname, "/app");
  await close();
});

test("with Save-Data nothing is prefetched", async ({ browser, origin }) => {
  const { page, requests, close } = await openPage(browser, phone);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(origin, { waitUntil: "load" });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  assert.not(requests.some((path) => path.endsWith(".js")));
  await close();
});

test("without JavaScript the pages are readable and their links work", async ({ browser, origin }) => {
  const { page, close } = await openPage(browser, { ...phone, javaScriptEnabled: false });
  await page.goto(origin);
  assert.is(await page.getByRole("heading", { level: 1, name: "Drip" }).isVisible(), true);
  assert.is(await page.locator("#emoji").textContent(), sportsEmoji[0]);
  await page.getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
  await page.getByRole("link", { name: "Back to the start" }).click();
  await page.getByRole("link", { name: "Cool kids corner" }).click();
  assert.is(await page.getByRole("button", { name: "Sign in with Google" }).isVisible(), true);
  await close();
});

test("a display font that loads late shifts no layout", async ({ browser, origin }) => {
  for (const path of ["/", "/terms", "/app"]) {
    const { page } = await openPage(browser, phone);
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/\.woff2$/, (route) => held.then(() => route.continue()));
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("h1, p, button, .go")].map((part) => part.getBoundingClientRect().top),
      );
    const before = await places();
    send();
    await page.evaluate(() => document.fonts.load('800 40px "Bricolage Grotesque"'));
    const after = await places();
    assert.is(after.length, before.length);
    for (const [index, top] of after.entries())
      assert.ok(
        Math.abs(top - (before[index] ?? 0)) <= 2,
        `${path}: part ${index} moved by ${top - (before[index] ?? 0)} px`,
      );
    await page.context().close();
  }
});

test("text has the width of the tests' own fonts, whatever the machine has", async ({ browser }) => {
  const { page, close } = await openPage(browser);
  await page.setContent('<span style="font-size: 100px; white-space: nowrap">Game on, together</span>');
  const widths = await page.evaluate(() => {
    const text = document.querySelector("span");
    return ["system-ui", "sans-serif", "Arial", "Liberation Sans", "Roboto", "monospace"].map((family) => {
      text?.style.setProperty("font-family", family);
      return text?.getBoundingClientRect().width;
    });
  });
  assert.equal(widths, [947, 947, 947, 947, 947, 1020]);
  await close();
});

/** A machine whose only font is Roboto: the width of a text in a browser that is started like this there. */
async function widthOnBareMachine(launch: (env: NodeJS.ProcessEnv) => Promise<Browser>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "drip-fonts-"));
  await copyFile(join(root, "node_modules/fontverter/testdata/Roboto-400.ttf"), join(folder, "roboto.ttf"));
  const config = join(folder, "fonts.conf");
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  const browser = await launch({ ...process.env, FONTCONFIG_FILE: config });
  const page = await browser.newPage();
  await page.setContent('<span style="font: 100px sans-serif; white-space: nowrap">Game on, together</span>');
  const { width = 0 } = (await page.locator("span").boundingBox()) ?? {};
  await browser.close();
  await rm(folder, { recursive: true });
  return width;
}

// Chromium reads fontconfig's files on Linux alone.
if (process.platform === "linux")
  test("on a machine whose only font is another one, the browser tests still start with their own", async () => {
    const executablePath = findChromium() ?? "";
    const without = await widthOnBareMachine((env) => chromium.launch({ executablePath, args: quiet, env }));
    assert.is(await widthOnBareMachine((env) => launchChromium({ env })), 947);
    assert.ok(without > 0 && without !== 947, `without them it is ${without} wide`);
  });

test("a press before hydration is replayed on the same button afterwards", async ({ browser, origin }) => {
  const { page, close } = await openPage(browser, phone);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
  await page.addInitScript(() => {
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("[data-press=email]"))
        document.documentElement.dataset.heard = String(
          Number(document.documentElement.dataset.heard ?? 0) + 1,
        );
    });
  });
  await page.goto(`${origin}/app`, { waitUntil: "commit" });
  const email = page.getByRole("button", { name: "Sign in with e-mail" });
  await email.click();
  const element = await email.elementHandle();
  assert.is(await page.locator("html").getAttribute("data-pressed"), "email");
  send();
  await page.locator("html[data-heard='2']").waitFor();
  assert.is(await page.locator("html").getAttribute("data-pressed"), null);
  assert.is(await element?.evaluate((button) => button.isConnected), true);
  await close();
});

test("goober appends to the prerendered style element, under its nonce", async ({ browser, origin }) => {
  const { page, close } = await openPage(browser, phone);
  await page.goto(`${origin}/app/reset`);
  await page.getByRole("heading").first().waitFor();
  await page.evaluate(() => history.pushState(null, "", "/app/nowhere"));
  await page.getByRole("heading", { name: "Out of bounds." }).waitFor();
  const background = await page
    .getByRole("link", { name: "Back in play" })
    .evaluate((link) => getComputedStyle(link).backgroundColor);
  assert.is(background, "rgb(200, 240, 49)");
  assert.is(await page.locator("style#_goober").count(), 1);
  await close();
});

test.run();
