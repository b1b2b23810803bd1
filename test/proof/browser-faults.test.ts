// Full run only: it takes minutes in the browser.
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { build } from "../../esbuild.config.mjs";
import { root } from "../../server/platform/config/root";
import { type Call, calls } from "../support/browser/browser-calls";
import {
  armFault,
  type Cutter,
  type FaultName,
  faultNames,
  holdClock,
  openCutter,
} from "../support/browser/browser-faults";
import { expectNothing, openWatched, seesViolation, trusting } from "../support/browser/browser-watch";
import { openProduct, type Product } from "../support/browser/product";
import { trustingSuite } from "../support/browser/product-suite";
import { type Account, enter, makeAccount, newcomer } from "../support/people/browser-people";
import { record } from "../support/proof";

type Given = {
  browser: Browser;
  product: Product;
  products: Record<Build, Product>;
  cutter: Cutter;
  home?: string;
};
/** The development build, in which React's strict mode runs every effect twice. */
type Build = "built" | "strict";
const test = trustingSuite<Given>("faults in the browser");
const isFull = process.env.TEST_RUN === "full";

test.before(async (context) => {
  context.cutter = await openCutter();
  context.products = { built: context.product, strict: context.product };
  if (!isFull) return;
  context.home = await fs.mkdtemp(path.join(os.tmpdir(), "drip-strict-"));
  for (const name of ["openapi.yaml", "node_modules", "server"])
    await fs.symlink(path.join(root, name), path.join(context.home, name));
  await build({ isProduction: false, dist: path.join(context.home, "dist") });
  context.products.strict = await openProduct(trusting, context.home);
});

test.after(async ({ products, cutter, home }) => {
  if (isFull) await products?.strict.close();
  await cutter?.close();
  if (home) await fs.rm(home, { recursive: true, force: true });
});

const counts = { told: 0, left: 0 };

/** The short run tries one fault per call, on the shared build. */
for (const [index, call] of calls.entries()) {
  if (isFull || index % 2 === 0)
    test(`${call.name}: a failed call shows an error, lifts the overlay, and the retry works`, async (given) => {
      await stay(given, "built", call, isFull ? faultNames : [rotate(index), "slow"]);
      if (isFull) await stay(given, "strict", call, faultNames);
    });
  if (isFull || index % 2 === 1)
    test(`${call.name}: a call that fails after its screen was left has no effect`, (given) =>
      leave(given, isFull ? "strict" : "built", call, isFull ? faultNames : [rotate(index)]));
}

test("the counts of both are recorded", () => {
  assert.ok(counts.told >= calls.length / 2 && counts.left >= calls.length / 2, JSON.stringify(counts));
  const wrong = 0;
  const each = `${calls.length} calls, each ${faultNames.join(", ")}`;
  record({
    point: 12,
    tried:
      "Faults of calls, built and in strict mode: no word to the person, a cover that stays, a next try that fails, a page error, a breach of the policy",
    count: counts.told,
    wrong,
    note: each,
  });
  record({
    point: 12,
    tried:
      "The same after the screen was left amid the call, in strict mode: a page error, a cover that stays, a lost screen",
    count: counts.left,
    wrong,
    note: each,
  });
});

const rotate = (index: number): FaultName => faultNames[index % (faultNames.length - 1)] ?? "timeout";

/** All faults in turn on the same screen; the last is only slow and has to succeed. */
async function stay(given: Given, kind: Build, call: Call, faults: readonly FaultName[]) {
  const { page, from, seen, close, ...place } = await openPlace(given, kind, call);
  let { person } = place;
  if (!call.isFresh) await call.lead?.(page, person);
  const wrongs = isFull && kind === "built" ? call.wrong : call.wrong.slice(0, 1);
  let turn = 0;
  for (const fault of faults)
    for (const wrong of fault === "wrong type" ? wrongs : [null]) {
      const about = `${fault} ${fault === "wrong type" ? JSON.stringify(wrong) : ""}`;
      turn += 1;
      await during(about, async () => {
        if (turn > 1) person = await renewed(given, kind, call, person, from);
        if (call.isFresh && turn > 1) await comeBack(given, kind, call, page, person);
        const armed = await armFault(page, given.cutter, { ...timesOf(call), fault, wrong });
        await call.press(page, person, fault === "slow" ? -1 : turn);
        await armed.reached;
        await page.locator(`[data-covering=${call.isCovered}]`).waitFor({ state: "attached" });
        await armed.letGo();
        if (fault === "slow") await call.done(page, person);
        else await (call.says ?? readToast)(page);
        await page.locator("[data-covering=true]").waitFor({ state: "detached" });
        await armed.end();
        expectNothing(seen);
      });
      counts.told += 1;
    }
  await seesViolation(page, seen);
  await close();
}

/** Leaves the screen while the call is pending. */
async function leave(given: Given, kind: Build, call: Call, faults: readonly FaultName[]) {
  const { page, from, seen, close, ...place } = await openPlace(given, kind, call);
  let { person } = place;
  for (const [turn, fault] of faults.entries()) {
    await during(fault, async () => {
      if (turn > 0) person = await renewed(given, kind, call, person, from);
      if (turn > 0) await comeBack(given, kind, call, page, person);
      await call.lead?.(page, person);
      const [wrong] = call.wrong;
      const armed = await armFault(page, given.cutter, { ...timesOf(call), fault, wrong });
      await call.press(page, person, turn);
      await armed.reached;
      await page.evaluate(() => history.pushState(null, "", "/app/nowhere"));
      await page.getByRole("heading", { name: "Out of bounds." }).waitFor();
      await armed.letGo();
      await page.locator("[data-covering=true]").waitFor({ state: "detached" });
      await armed.end();
      await page.getByRole("heading", { name: "Out of bounds." }).waitFor();
      await page.evaluate(() => history.back());
      await page.locator("h1").first().waitFor();
      assert.is(await page.getByText("We dropped the ball.").count(), 0);
      expectNothing(seen);
    });
    counts.left += 1;
  }
  await close();
}

async function openPlace({ browser, products }: Given, kind: Build, call: Call) {
  const product = products[kind];
  const { timezoneId } = call;
  const { context, seen, from, openTab } = await openWatched(browser, product, {
    ...(timezoneId && { timezoneId }),
  });
  await holdClock(context);
  const person: Account =
    call.who === "stranger"
      ? { ...newcomer(), id: "", accessToken: "" }
      : await makeAccount(product, from, call.who === "member");
  if (needsEntry(call)) await enter(context, product, person);
  const page = await openTab(call.place);
  return { page, person, from, seen, close: () => context.close() };
}

/** The app itself repeats the time zone call that a fault prevented, so the next turn of that call needs a new account. */
const renewed = async ({ products }: Given, kind: Build, call: Call, person: Account, from: string) =>
  call.timezoneId ? makeAccount(products[kind], from) : person;

/** Returns to the start page, whatever state the fault left. */
async function comeBack({ products }: Given, kind: Build, call: Call, page: Page, person: Account) {
  const product = products[kind];
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.context().clearCookies();
  if (needsEntry(call)) await enter(page.context(), product, person);
  await page.goto(product.origin + call.place);
}

const needsEntry = ({ who, place }: Call) => who === "onboarding" || (who === "member" && place !== "/app");
const timesOf = ({ path, method, patience = 15_000 }: Call) => ({ path, method, patience });

/** Waits for a new toast and dismisses it: under the pointer a toast stays, and would cover the next press. */
async function readToast(page: Page) {
  const toast = page.locator("[data-toast=error]:not([data-read])").first();
  await toast.waitFor({ state: "attached" });
  assert.ok(((await toast.textContent()) ?? "").length > 10);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>("[data-toast]")) {
      each.dataset.read = "";
      each.querySelector<HTMLElement>("[data-dismiss]")?.click();
    }
  });
}

/** Playwright's messages do not name the fault. */
async function during(fault: string, work: () => Promise<void>) {
  try {
    await work();
  } catch (thrown) {
    throw new Error(`${fault}: ${thrown}`, { cause: thrown });
  }
}

test.run();
