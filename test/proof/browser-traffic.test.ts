// Full run only: it takes minutes in the browser.
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { launchChromium } from "../support/browser/browser";
import { openWatched, trusting } from "../support/browser/browser-watch";
import { openProduct, type Product } from "../support/browser/product";
import { openSentryIngest } from "../support/browser/sentry-ingest";
import { type Place, readTraffic, sightings } from "../support/browser/traffic";
import { newcomer, type Person } from "../support/people/browser-people";
import { claim, enterAddress, mailedLink, signOut, signUp } from "../support/people/visitor";
import { record } from "../support/proof";

type Ingest = Awaited<ReturnType<typeof openSentryIngest>>;
const test = suite<{ browser: Browser; product: Product; ingest: Ingest }>("traffic of the browser");

test.before(async (context) => {
  context.browser = await launchChromium();
  context.ingest = await openSentryIngest();
  context.product = await openProduct({ ...trusting, SENTRY_DSN: context.ingest.dsn });
});
test.after(async ({ browser, product, ingest }) => {
  await browser?.close();
  await product?.close();
  await ingest?.close();
});

const identity = String.raw`POST /identitytoolkit\.googleapis\.com/v1/accounts:`;
const proves = `${identity}signInWithPassword`;
/** The only places where each kind of secret may and must appear. */
const places = {
  password: [
    "request body POST /auth/sign_up_with_email_address",
    `request body ${proves}`,
    String.raw`request body PUT /user/user_id/[\w-]+/password`,
  ],
  "temporary password": ["reply body POST /auth/reset_password/confirm", `request body ${proves}`],
  "link's token": ["request body POST /auth/reset_password/confirm"],
  "access token": [
    "reply body POST /auth/(log_in_with_firebase|refresh_access_token)",
    String.raw`request header authorization (GET|POST|PUT|PATCH) /user/[\w/-]+`,
    // Home shows the next events.
    "request header authorization GET /schedule",
  ],
  "identity token": [
    `reply body ${proves}`,
    `request body ${identity}lookup`,
    "request body POST /auth/log_in_with_firebase",
    String.raw`request body PUT /user/user_id/[\w-]+/password`,
  ],
  "refresh token of the identity provider": [`reply body ${proves}`],
  "refresh token": [
    "reply header set-cookie POST /auth/(log_in_with_firebase|refresh_access_token)",
    String.raw`request header cookie [A-Z]+ /[\w/.:-]*`,
  ],
  "device token": [
    "reply header set-cookie POST /auth/(log_in_with_firebase|reset_password/confirm)",
    String.raw`request header cookie [A-Z]+ /[\w/.:-]*`,
  ],
};
type Kind = keyof typeof places;

test("secrets appear only in the bodies and headers that need them, never in an address, referrer, report or other reply", async ({
  browser,
  product,
  ingest,
}) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "drip-traffic-"));
  const file = path.join(folder, "traffic.har");
  const { context, openTab } = await openWatched(browser, product, {
    extraHTTPHeaders: {},
    recordHar: { path: file, mode: "full", content: "embed" },
  });
  const secrets = new Set<`${Kind}\n${string}`>();
  await live(await openTab("/app"), product, ingest, (kind, secret) => secrets.add(`${kind}\n${secret}`));
  await context.close();
  const traffic = readTraffic(file);
  await fs.rm(folder, { recursive: true });

  assert.equal(sightings(traffic, "canary in an address"), ["request URL GET /health"]);
  for (const [kind, secret] of tokensIn(traffic)) secrets.add(`${kind}\n${secret}`);
  const kinds = new Set<string>();
  const misplaced: string[] = [];
  for (const each of secrets) {
    const [kind, secret = ""] = each.split("\n") as [Kind, string];
    kinds.add(kind);
    assert.ok(secret.length > 9, kind);
    const seen = sightings(traffic, secret);
    assert.ok(seen.length > 0, `${kind} was searched for and is nowhere`);
    const allowed = new RegExp(`^(${places[kind].join("|")})$`);
    misplaced.push(...seen.filter((where) => !allowed.test(where)).map((where) => `${kind}: ${where}`));
  }
  assert.equal([...kinds].sort(), Object.keys(places).sort());
  assert.equal(misplaced, []);
  assert.ok(traffic.some(({ where, text }) => where.startsWith("request body") && text.includes("Reported")));
  record({
    point: 13,
    tried:
      "Passwords, links and tokens in a recording of a browser's traffic (sign-up, claim, names, password, reset, a report of an error), beyond the bodies and headers that need them",
    count: secrets.size,
    wrong: misplaced.length,
    note: `${traffic.length} addresses, headers and bodies searched; a planted one was found`,
  });
});

/** A person's first day, then a forgotten password. */
async function live(
  page: Page,
  product: Product,
  ingest: Ingest,
  tell: (kind: Kind, secret: string) => void,
) {
  const person = newcomer();
  tell("password", person.password);
  await signUp(page, person);
  await claim(page, person.dripName);
  await page.waitForURL("**/app/next");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "First base" }).waitFor();
  const settings = page.getByRole("dialog");
  await page.getByRole("link", { name: "You profile and settings" }).click();
  await settings.getByRole("button", { name: "Name and drip name" }).click();
  await settings.getByLabel("First name").fill("Bobbie");
  await settings.getByRole("button", { name: "Save", exact: true }).click();
  await settings.getByText("Bobbie Reyes").waitFor();
  await settings.getByRole("button", { name: "Change password" }).click();
  const changed = "Full-court-press-9!";
  tell("password", changed);
  await settings.getByLabel("Current password", { exact: true }).fill(person.password);
  await choose(page, changed);
  await settings.getByText("E-mail address").waitFor();
  await page.evaluate((said) => void Promise.reject(new EvalError(`Reported ${said}`)), changed);
  await ingest.holding("Reported");
  await settings.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByText("Suit up.").waitFor();
  await forget(page, product, { ...person, password: changed }, tell);
  await page.evaluate(() => fetch("/health?token=canary%20in%20an%20address"));
}

async function forget(
  page: Page,
  product: Product,
  person: Person,
  tell: (kind: Kind, secret: string) => void,
) {
  await enterAddress(page, person.emailAddress);
  await page.getByRole("button", { name: "Reset" }).click();
  const link = await mailedLink(product, person.emailAddress, "reset");
  tell("link's token", new URL(link).hash.slice(1));
  await page.goto(link);
  await page.getByRole("button", { name: "Get my temporary password" }).click();
  const temporary = (await page.getByRole("code").textContent()) ?? "";
  tell("temporary password", temporary);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Password", { exact: true }).fill(temporary);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("dialog", { name: "Pick a new password" }).waitFor();
  const own = "Brand-new-2031!";
  tell("password", own);
  await choose(page, own);
  // The address was never proven: name and birthday are asked anew.
  await page.getByRole("textbox", { name: "Drip name" }).waitFor();
  await signOut(page);
  await page.getByText("Suit up.").waitFor();
}

async function choose(page: Page, password: string) {
  for (const label of ["New password", "New password, once more"])
    await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
}

/** Secrets that the servers issued. */
function tokensIn(traffic: readonly Place[]): [Kind, string][] {
  const kinds: Record<string, Kind> = {
    access_token: "access token",
    idToken: "identity token",
    refreshToken: "refresh token of the identity provider",
  };
  return traffic.flatMap(({ where, text }) => {
    if (where.startsWith("reply header set-cookie"))
      return [...text.matchAll(/drip_(refresh|device)=([^;\s]{20,})/g)].map(
        ([, name, token = ""]): [Kind, string] => [
          name === "device" ? "device token" : "refresh token",
          token,
        ],
      );
    if (!where.startsWith("reply body POST")) return [];
    return [...text.matchAll(/"(access_token|idToken|refreshToken)":\s*"([^"]{20,})"/g)].flatMap(
      ([, name = "", token = ""]): [Kind, string][] => (kinds[name] ? [[kinds[name], token]] : []),
    );
  });
}

test.run();
