import type { Browser, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { signInTexts } from "../../../domain/sign-in/texts";
import { desk } from "../../support/browser/browser";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { makeAccount, newcomer, type Person } from "../../support/people/browser-people";
import {
  claim,
  enterAddress,
  joinByHand,
  openVisitor,
  signIn,
  signInWithGoogle,
  signUp,
  storedText,
  withWorker,
} from "../../support/people/visitor";

type Given = { browser: Browser; product: Product; member: Person };
const test = productSuite<Given>("sign-in under pressure");

test.before(async (context) => {
  context.member = await makeAccount(context.product);
});

test("twenty clicks and Enter on a slow sign-in send one request", async ({ browser, product, member }) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  const identified = await hold(page, "**/accounts:signInWithPassword*");
  const logIns = await hold(page, "**/auth/log_in_with_firebase");
  await enterAddress(page, member.emailAddress);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill(member.password);
  await pressHard(page, "Sign in", password);
  identified.letGo();
  await logIns.reached;
  await pressHard(page, "Sign in", password);
  logIns.letGo();
  await page.waitForURL("**/app/home");
  assert.equal([identified.count(), logIns.count()], [1, 1]);
  await context.close();
});

test("twenty clicks and Enter on a slow claim send one request", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  const person = newcomer();
  await signUp(page, person);
  const claims = await hold(page, "**/user/user_id/*/details");
  await claim(page, person.dripName);
  await claims.reached;
  await pressHard(page, "Claim it", page.getByRole("textbox", { name: "Drip name" }));
  claims.letGo();
  await page.waitForURL("**/app/next");
  assert.is(claims.count(), 1);
  await context.close();
});

test("Back and Forward skip the sign-in page after signing in", async ({ browser, product, member }) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/");
  await page.getByRole("link", { name: "Cool kids corner" }).click();
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").waitFor();
  await page.goBack();
  await page.waitForURL(`${product.origin}/`);
  await page.goForward();
  await signIn(page, member);
  await page.waitForURL("**/app/home");
  await page.goBack();
  await page.waitForURL(`${product.origin}/`);
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  assert.is(new URL(page.url()).pathname, "/app/home");
  await context.close();
});

test("signing in works by keyboard alone, and the focus follows each step", async ({
  browser,
  product,
  member,
}) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await page.getByRole("button", { name: "Sign in with e-mail" }).waitFor();
  while ((await focusedText(page)) !== "Sign in with e-mail") await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("input[name=username]:focus").waitFor();
  await page.keyboard.type(member.emailAddress);
  await page.keyboard.press("Enter");
  await page.locator("input[name=password]:focus").waitFor();
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/app/home");
  await context.close();
});

test("the password that a manager fills in without an event is the one sent", async ({
  browser,
  product,
  member,
}) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  await enterAddress(page, member.emailAddress);
  await page.getByLabel("Password", { exact: true }).evaluate((field, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  }, member.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/app/home");
  await context.close();
});

test("a blocked provider popup explains what to do, and the screen stays usable", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product);
  await context.addInitScript(() => {
    const open = window.open;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  const page = await openTab("/app");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await page.getByText(signInTexts.popupBlocked).first().waitFor();
  await signInWithGoogle(page, { emailAddress: newcomer().emailAddress, name: "Sam Rivera" });
  await page.getByRole("textbox", { name: "Drip name" }).waitFor();
  await context.close();
});

test("when the server refuses Google's sign-in an error shows, and the retry succeeds", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product);
  const page = await openTab("/app");
  const account = { emailAddress: newcomer().emailAddress, name: "Sam Rivera" };
  await page.route("**/auth/log_in_with_provider", (route) =>
    route.fulfill({ status: 500, json: { message_code: "AUTH_500_SERVER", request_id: "r1" } }),
  );
  await signInWithGoogle(page, account);
  await page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
  assert.is(await page.getByRole("dialog").count(), 0);
  await page.unroute("**/auth/log_in_with_provider");
  await signInWithGoogle(page, account);
  await page.getByRole("textbox", { name: "Drip name" }).waitFor();
  await context.close();
});

test("on the first run the account takes the device's time zone", async ({ browser, product, member }) => {
  for (const timezoneId of ["Pacific/Auckland", "America/Chicago"]) {
    const { context, openTab } = await openVisitor(browser, product, { ...desk, timezoneId });
    const page = await openTab("/app");
    const told = page.waitForRequest((request) => request.method() === "PATCH");
    await signIn(page, member);
    assert.equal((await told).postDataJSON(), { time_zone: timezoneId });
    await page.waitForURL((url) => url.pathname === "/app/home" && url.search === "");
    await page.goto(`${product.origin}/app/home?settings`);
    await page.getByText(`${timezoneId} · follows your device`).waitFor();
    await context.close();
  }
});

test("neither the password nor a token remains in the browser or in the log", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product, withWorker);
  const canaries = new Set<string>();
  const reading: Promise<void>[] = [];
  context.on("response", (response) => reading.push(gather(response, canaries)));
  const { page, person } = await joinByHand({ openTab });
  canaries.add(person.password);
  await page.reload();
  await page.getByRole("heading", { name: "First base" }).waitFor();
  await Promise.all(reading);
  assert.ok(canaries.size >= 4, `only ${canaries.size} canaries`);
  for (const text of [...(await storedText(context)), product.log()])
    for (const canary of canaries) assert.not(text.includes(canary), `kept: ${canary.slice(0, 12)}…`);
  await plant(page, person.password);
  const [text = ""] = await storedText(context);
  assert.is(text.split(person.password).length - 1, 5);
  await context.close();
});

/** Holds all requests of this path and counts them. */
async function hold(page: Page, path: string) {
  let count = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const reached = page.waitForRequest(path);
  await page.route(path, async (route) => {
    if (route.request().method() !== "OPTIONS") count++;
    await held;
    await route.continue();
  });
  return { count: () => count, letGo, reached };
}

async function pressHard(page: Page, name: string, field: ReturnType<Page["getByLabel"]>) {
  const button = page.getByRole("button", { name, exact: true });
  for (let press = 0; press < 20; press++) {
    await button.evaluate((element: HTMLElement) => element.click());
    await field.evaluate((element: HTMLInputElement) => element.form?.requestSubmit());
  }
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

/** Collects the tokens of a reply, of our server and of the identity provider. */
async function gather(response: { url(): string; text(): Promise<string> }, canaries: Set<string>) {
  if (!/\/auth\/|identitytoolkit|securetoken/.test(response.url())) return;
  const body = await response.text().catch(() => "");
  for (const [, value = ""] of body.matchAll(/"(?:\w*[tT]oken)":\s*"([^"]{20,})"/g)) canaries.add(value);
}

/** Plants a value in each place, to prove that the search finds it. */
async function plant(page: Page, canary: string) {
  await page.evaluate(async (text) => {
    localStorage.setItem("canary", text);
    sessionStorage.setItem("canary", text);
    await cookieStore.set("canary", text);
    await (await caches.open("canary")).put("/canary", new Response(text));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open("canary", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("canary").put({ text }, "key");
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }, canary);
}

test.run();
