import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../esbuild.config.mjs";
import { root } from "../../server/platform/config/root";
import { launchChromium } from "../support/browser/browser";
import { openProduct, type Product } from "../support/browser/product";
import { openAll } from "../support/browser/shared-suites";
import { runAmongMachines } from "../support/machines/copied-test";
import { newcomer } from "../support/people/browser-people";
import { claim, enterAddress, fillSignUp, openVisitor } from "../support/people/visitor";

type World = { browser: Browser; product: Product; home: string };
const test = suite<World>("inspector");

test.before(async (context) => {
  context.home = await fs.mkdtemp(path.join(os.tmpdir(), "drip-inspected-"));
  for (const name of ["openapi.yaml", "node_modules", "server"])
    await fs.symlink(path.join(root, name), path.join(context.home, name));
  await build({ isProduction: false, dist: path.join(context.home, "dist") });
  [context.browser, context.product] = await openAll([launchChromium(), openProduct({}, context.home)]);
});

test.after(async ({ browser, product, home }) => {
  await browser?.close();
  await product?.close();
  await fs.rm(home, { recursive: true, force: true });
});

/** A visitor with the inspector open, whose windows record every message. */
async function openInspected({ browser, product }: World) {
  const visitor = await openVisitor(browser, product);
  const requests: string[] = [];
  const complaints: string[] = [];
  visitor.context.on("request", (request) => requests.push(request.url()));
  visitor.context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await visitor.context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
  });
  const page = await visitor.openTab("/app?inspect");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open inspector" }).click();
  const inspector = await opening;
  await inspector.getByText("Live", { exact: true }).waitFor();
  return { ...visitor, page, inspector, requests, complaints };
}

const heardBy = (page: Page) => page.evaluate(() => Reflect.get(window, "heard").join("\n"));
const actorRow = (inspector: Page, name: string) =>
  inspector.getByRole("navigation", { name: "Actors" }).getByRole("button", { name: new RegExp(`^${name}`) });
const lit = (inspector: Page, state: string) =>
  inspector.locator(`[data-state="${state}"][data-active]`).waitFor({ state: "attached" });
const eventRow = (inspector: Page, type: string) =>
  inspector.getByRole("region", { name: "Events" }).getByRole("button", { name: new RegExp(`^${type}`) });

/** The page's text and markup for every actor in each of its views. */
const everyFace = (inspector: Page) =>
  inspector.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("nav button")].flatMap((row) => {
      row.click();
      return [...document.querySelectorAll<HTMLElement>("input[type=radio]")].map((face) => {
        face.click();
        return document.documentElement.outerHTML;
      });
    }),
  );

async function signUpWatched({
  context,
  page,
  inspector,
}: {
  context: BrowserContext;
  page: Page;
  inspector: Page;
}) {
  const person = newcomer();
  await actorRow(inspector, "signIn").click();
  await lit(inspector, "signIn.idle");
  await enterAddress(page, person.emailAddress);
  await lit(inspector, "signIn.email");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign up" }).click();
  await lit(inspector, "signIn.claiming");
  await claim(page, person.dripName);
  await page.waitForURL("**/app/next");
  await lit(inspector, "signIn.done");
  assert.is(context.pages().length, 2);
  return person;
}

test("the sign-in machine is drawn as somebody signs up, and neither page nor messages contain a secret", async (world) => {
  const inspected = await openInspected(world);
  const { inspector, page, requests, complaints, faults, context } = inspected;
  const person = await signUpWatched(inspected);

  const messages = await heardBy(inspector);
  for (const placeholder of ["[password]", "[token]", "[e-mail address]", "[typed]"])
    assert.ok(messages.includes(placeholder), `${placeholder} is nowhere in the messages`);
  const isSafe = (text: string) => {
    assert.not.match(text, person.password);
    assert.not.match(text, person.emailAddress);
    assert.not.match(text, /eyJ[\w-]{10}/);
  };
  isSafe(messages);
  for (const seen of await everyFace(inspector)) isSafe(seen);

  const size = messages.length;
  await page.getByRole("link", { name: /Home/ }).first().click();
  await page.goBack();
  await page.getByRole("heading", { name: "First base" }).waitFor();
  await inspector.waitForFunction((before) => Reflect.get(window, "heard").join("\n").length > before, size);
  assert.equal(
    requests.filter((url) => !url.startsWith(world.product.origin) && !/^(data|blob):/.test(url)),
    [],
  );
  assert.equal([complaints, faults], [[], []]);
  await context.close();
});

test("picking an event restores the state of that moment, and the copied test reaches the same state", async (world) => {
  const inspected = await openInspected(world);
  const { inspector, page, context } = inspected;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await actorRow(inspector, "signIn").click();
  await enterAddress(page, newcomer().emailAddress);
  await page.getByLabel("First name").waitFor();
  // A dialog that waits for a reply cannot be closed.
  await page.getByRole("button", { name: "Close" }).waitFor();
  await page.keyboard.press("Escape");
  await lit(inspector, "signIn.idle");
  await eventRow(inspector, "email.pressed").first().click();
  await lit(inspector, "signIn.email");
  await inspector.getByText(/^Back in time: #\d+ email\.pressed$/).waitFor();
  await inspector.getByRole("radio", { name: "Test" }).check();
  const text = inspector.locator("pre");
  await text.filter({ hasText: "it goes from idle to email" }).waitFor();
  await inspector.getByRole("button", { name: "Back to live" }).click();
  await lit(inspector, "signIn.idle");
  await text.filter({ hasText: "xstate.done.actor.email" }).waitFor();
  await inspector.bringToFront();
  await inspector.getByRole("button", { name: "Copy as test" }).click();
  await inspector.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await inspector.evaluate(() => navigator.clipboard.readText());
  assert.is(copied, await text.textContent());
  const { isPassed, output } = runAmongMachines(copied);
  assert.ok(isPassed, output);
  await context.close();
});

test("the log is filtered by actor and by text, and moved through by arrow keys", async (world) => {
  const { inspector, page, context } = await openInspected(world);
  await enterAddress(page, newcomer().emailAddress);
  await page.getByLabel("First name").waitFor();
  const rows = inspector.getByRole("region", { name: "Events" }).getByRole("listitem");
  // The second window gets the event later than the first.
  await eventRow(inspector, "next\\.pressed").first().waitFor();
  await inspector.getByLabel("Event type").fill("pressed");
  await inspector.waitForFunction(() =>
    [...document.querySelectorAll("ol strong")].every((type) => type.textContent?.includes("pressed")),
  );
  assert.equal(await rows.locator("strong").allTextContents(), ["email.pressed", "next.pressed"]);
  await rows.last().getByRole("button").focus();
  await inspector.keyboard.press("ArrowUp");
  await inspector.keyboard.press("Enter");
  await inspector
    .getByText(/email\.pressed$/)
    .first()
    .waitFor();
  await inspector.getByLabel("Event type").fill("");
  await inspector
    .getByLabel("Actor", { exact: true })
    .selectOption({ label: await labelOf(inspector, "session") });
  await inspector.getByLabel("Hide XState’s starts and stops").uncheck();
  await eventRow(inspector, "xstate\\.init").first().waitFor();
  for (const words of await rows.locator("small").allTextContents()) assert.match(words, /^session →/);
  await context.close();
});

const labelOf = async (inspector: Page, name: string) =>
  (await inspector.getByLabel("Actor", { exact: true }).getByRole("option").allTextContents()).find((label) =>
    label.startsWith(name),
  ) ?? "";

test("?inspect=stately feeds Stately's inspector, with the same redaction", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product);
  await context.route("https://stately.ai/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>
        const heard = (window.heard = []);
        addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
        opener.postMessage({ type: "@statelyai.connected" }, "*");
      </script>`,
    }),
  );
  const page = await openTab("/app?inspect=stately");
  const { emailAddress } = newcomer();
  await enterAddress(page, emailAddress);
  await page.getByLabel("First name").waitFor();
  await page.getByRole("button", { name: "Close" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open Stately’s inspector" }).click();
  const stately = await opening;
  await stately.waitForFunction(() =>
    Reflect.get(window, "heard")?.some((text: string) => text.includes("email.pressed")),
  );
  assert.is(stately.url(), "https://stately.ai/inspect");
  assert.not.match(await heardBy(stately), emailAddress);
  await context.close();
});

test("the inspector's page may connect to no other origin and keeps its opener", async ({ product }) => {
  const { status, headers } = await fetch(`${product.origin}/inspector`);
  const policy = headers.get("content-security-policy") ?? "";
  assert.is(status, 200);
  assert.match(policy, /default-src 'none'.*script-src 'self' 'nonce-/);
  assert.not.match(policy, /unsafe|connect-src|https:/);
  assert.is(headers.get("cross-origin-opener-policy"), "same-origin-allow-popups");
});

test.run();
