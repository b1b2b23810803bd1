import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { desk, onTwentyFourHours, patience } from "../browser/browser";
import type { Product } from "../browser/product";
import { until } from "../until";
import { enter, makeAccount, newcomer, type Person } from "./browser-people";

/** For tests of the service worker and of whole journeys. */
export const withWorker = { ...desk, serviceWorkers: "allow" } as const satisfies BrowserContextOptions;

/**
 * A separate browser context on the real product, without the service worker: at a context's first page it fetches all files of the
 * release, which takes more than a CPU second, and a test cannot intercept its requests.
 */
export async function openVisitor(browser: Browser, product: Product, options = desk) {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
  await onTwentyFourHours(context);
  context.setDefaultTimeout(patience);
  const faults: string[] = [];
  context.on("weberror", (fault) => faults.push(String(fault.error())));
  const openTab = async (path: string) => {
    const page = await context.newPage();
    await page.goto(product.origin + path);
    return page;
  };
  return { context, faults, openTab, product };
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

export async function enterAddress(page: Page, emailAddress: string) {
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").fill(emailAddress);
  await page.getByRole("button", { name: "Next" }).click();
}

export async function fillSignUp(page: Page, { password }: Person) {
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Reyes");
  await typeBirthday(page, "1988");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password, once more", { exact: true }).fill(password);
}

export async function typeBirthday(page: Page, year: string) {
  await page.getByLabel("Date of birth").pressSequentially(`2/15/${year}`);
}

/** Signs up through the screens, up to the drip name. */
export async function signUp(page: Page, person: Person) {
  await enterAddress(page, person.emailAddress);
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign up" }).click();
}

export async function claim(page: Page, dripName: string) {
  await page.getByRole("textbox", { name: "Drip name" }).pressSequentially(dripName);
  await page.getByText("Looks great!").waitFor();
  await page.getByRole("button", { name: "Claim it" }).click();
}

export async function signIn(page: Page, { emailAddress, password }: Person) {
  await enterAddress(page, emailAddress);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in through the emulator's Google popup. */
export async function signInWithGoogle(page: Page, account: { emailAddress: string; name: string }) {
  await page.waitForLoadState("networkidle");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  const popup = await opening;
  await popup.getByLabel("E-mail address").fill(account.emailAddress);
  await popup.getByLabel(/^Name/).fill(account.name);
  await pressAndClose(popup.getByRole("button", { name: "Sign in", exact: true }));
}

/** The press closes the popup, at times before the browser has confirmed the press. */
async function pressAndClose(button: Locator) {
  const closed = button.page().waitForEvent("close");
  const leave = (fault: unknown) =>
    closed.catch(() => {
      throw fault;
    });
  await Promise.all([button.click().catch(leave), closed]);
}

/** Signs out from the settings, or from the dialog that blocks the page. */
export async function signOut(page: Page) {
  const settings = page.getByRole("link", { name: "You profile and settings" });
  if (await settings.isVisible()) await settings.click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
}

/** A new member, signed in in a tab. */
export async function openMember(browser: Browser, product: Product, options = desk) {
  const visitor = await openVisitor(browser, product, options);
  return { ...visitor, ...(await becomeMember(visitor)) };
}

export async function becomeMember({
  context,
  openTab,
  product,
}: Pick<Visitor, "context" | "openTab" | "product">) {
  const person = await makeAccount(product);
  await enter(context, product, person);
  const page = await openTab("/app/next");
  await page.getByRole("heading", { name: "First base" }).waitFor();
  return { page, person };
}

/** Becomes a member through the screens, up to the first page of the app. */
export async function joinByHand({ openTab }: Pick<Visitor, "openTab">, person = newcomer()) {
  const page = await openTab("/app");
  await signUp(page, person);
  await claim(page, person.dripName);
  await page.waitForURL("**/app/next");
  return { page, person };
}

/** The link in the newest such mail to somebody; mails are sent a moment after the request. */
export async function mailedLink(
  product: Product,
  emailAddress: string,
  name: "reset" | "verify" | "join" | "join?decline" | "answer" | "goodbye",
) {
  let token: string | undefined;
  await until(async () => {
    const mails = (await product.mails()).filter((mail) => mail.includes(emailAddress));
    const text = mails.join("\n").replace(/=\r?\n/g, "");
    token = text.match(new RegExp(`/app/${name.replace("?", "\\?")}#([\\w-]+)`))?.[1];
    return token;
  });
  return `${product.origin}/app/${name}#${token}`;
}

/** Everything that scripts can read and that outlives a page, with the contents of databases and caches. */
export const storedText = (context: BrowserContext) =>
  Promise.all(
    context.pages().map((page) =>
      page.evaluate(async () => {
        const records: unknown[] = [];
        for (const { name = "" } of await indexedDB.databases()) {
          const opening = indexedDB.open(name);
          await new Promise((resolve) => {
            opening.onsuccess = resolve;
          });
          for (const store of opening.result.objectStoreNames) {
            const all = opening.result.transaction(store).objectStore(store).getAll();
            await new Promise((resolve) => {
              all.onsuccess = resolve;
            });
            records.push([name, store, all.result]);
          }
          opening.result.close();
        }
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            const reply = await cache.match(request);
            records.push([name, request.url, [...request.headers], await reply?.text()]);
          }
        }
        return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, records]);
      }),
    ),
  );
