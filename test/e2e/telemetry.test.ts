import type { Browser } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { problemTexts } from "../../domain/base/texts";
import { launchChromium } from "../support/browser/browser";
import { measurement, standInForGoogle } from "../support/browser/google";
import { openProduct, type Product } from "../support/browser/product";
import { openSentryIngest } from "../support/browser/sentry-ingest";
import { openAll } from "../support/browser/shared-suites";
import { becomeMember, joinByHand, openMember, openVisitor } from "../support/people/visitor";

type Ingest = Awaited<ReturnType<typeof openSentryIngest>>;
const test = suite<{ browser: Browser; product: Product; ingest: Ingest }>("telemetry");

test.before(async (context) => {
  context.ingest = await openSentryIngest();
  const settings = {
    SENTRY_DSN: context.ingest.dsn,
    FIREBASE_APP_ID: measurement.appId,
    FIREBASE_MEASUREMENT_ID: measurement.measurementId,
  };
  [context.browser, context.product] = await openAll([launchChromium(), openProduct(settings)]);
});
test.after(async ({ browser, product, ingest }) => {
  await Promise.all([browser?.close(), product?.close()]);
  await ingest?.close();
});

test("errors, rejections, unexpected replies and broken screens are reported without personal data", async ({
  browser,
  product,
  ingest,
}) => {
  const { context, page, person } = await openMember(browser, product);
  const linkToken = "aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5zA7bC9d";
  const token = `eyJhbGciOiJIUzI1NiJ9.${"a1B2".repeat(12)}.${"c3D4".repeat(10)}`;
  const canaries = [
    ...[person.emailAddress, person.password, person.dripName, "Robin", "Reyes"],
    ...[token, linkToken, "secret-note"],
  ];
  const said = `${canaries.join(" ")} "secret-note" ${product.origin}/app/${person.dripName}?token=${token}`;
  const details = "**/user/user_id/*/details";

  await page.goto(`${product.origin}/app/home?q=secret-note#${linkToken}`);
  await page.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  await page.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(`Thrown ${text}`);
    });
  }, said);
  const thrown = await ingest.holding("Thrown");
  assert.match(thrown, '"type":"RangeError"');
  assert.match(thrown, '"tags":{"screen":"/app/home","source":"page"}');
  assert.match(thrown, '"infer_ip":"never"');
  await page.evaluate((text) => void Promise.reject(new EvalError(`Rejected ${text}`)), said);
  assert.match(await ingest.holding("Rejected"), '"tags":{"screen":"/app/home","source":"promise"}');

  await page.getByRole("link", { name: "You profile and settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Name and drip name" }).click();
  await dialog.getByLabel("First name").fill("Bobbie");
  await page.route(details, (route) =>
    route.fulfill({ status: 500, json: { message_code: "MARS_500_ROVER", note: said } }),
  );
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(problemTexts.unknown).first().waitFor();
  const reply = await ingest.holding("Status 500 with the code");
  assert.match(reply, '"tags":{"screen":"/app/home","source":"reply"}');

  await page.goto(`${product.origin}/app/verify#${linkToken}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate((text) => void Promise.reject(new URIError(`Verified ${text}`)), said);
  assert.match(await ingest.holding("Verified"), '"tags":{"screen":"/app/verify","source":"promise"}');

  await page.route("**/assets/settings.screen-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const SettingsScreen = () => { throw new TypeError(${JSON.stringify(`Drawn ${said}`)}); };`,
    }),
  );
  await page.goto(`${product.origin}/app/home?settings&q=secret-note`);
  assert.match(await ingest.holding("Drawn"), '"source":"render"');

  for (const envelope of ingest.envelopes) {
    for (const canary of canaries) assert.not.ok(envelope.includes(canary), `${canary} in ${envelope}`);
    assert.not.match(
      envelope,
      /"(user|request|breadcrumbs|extra|contexts|server_name|cookie|authorization)":/i,
    );
  }
  await context.close();
});

test("screens are counted only after consent; withdrawing it stops counting and clears what was stored", async ({
  browser,
  product,
}) => {
  const visitor = await openVisitor(browser, product);
  const { context } = visitor;
  const asked = await standInForGoogle(context);
  const { page, person } = await becomeMember(visitor);
  await page.getByRole("link", { name: "You profile and settings" }).click();
  const consent = page.getByRole("switch", { name: "Usage statistics" });
  assert.is(await consent.isChecked(), false);
  assert.equal(asked.all, []);

  await consent.check();
  await page.getByText("On for this device.").waitFor();
  await asked.until("firebase_screen=%2Fapp%2Fhome");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Chat" }).click();
  await asked.until("firebase_screen=%2Fapp%2Fchat");
  await page.goto(`${product.origin}/app/schedule?q=secret-note#secret-note`);
  await asked.until("firebase_screen=%2Fapp%2Fschedule");
  for (const request of asked.all)
    for (const canary of [person.emailAddress, person.dripName, "Robin", "Reyes", "secret-note"])
      assert.not.ok(decodeURIComponent(request).includes(canary), request);

  await page.getByRole("link", { name: "You profile and settings" }).click();
  await consent.uncheck();
  await page.getByText("Turn on to count").waitFor();
  await asked.until("DELETE https://firebaseinstallations.googleapis.com/");
  await page.waitForFunction(() => !document.cookie.includes("_ga"));
  assert.is(await page.evaluate(() => localStorage.getItem("drip.consent")), null);
  asked.all.length = 0;
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("link", { name: "Chat" }).click();
  await page.getByRole("heading", { level: 1, name: "Chat" }).waitFor();
  await page.goto(`${product.origin}/app/home?settings`);
  await consent.waitFor();
  assert.is(await consent.isChecked(), false);
  assert.equal(asked.all, []);
  assert.is(await page.evaluate(() => document.cookie.includes("_ga")), false);
  await context.close();
});

test("with stored consent a sign-up and a claimed name are counted without personal data", async ({
  browser,
  product,
}) => {
  const visitor = await openVisitor(browser, product);
  const { context } = visitor;
  const asked = await standInForGoogle(context);
  await context.addInitScript(() => localStorage.setItem("drip.consent", "given"));
  const { person } = await joinByHand(visitor);
  for (const event of ["en=sign_up_finished", "en=drip_name_claimed", "firebase_screen=%2Fapp%2Fnext"])
    await asked.until(event);
  for (const request of asked.all)
    for (const canary of [person.emailAddress, person.dripName, "Robin", "Reyes"])
      assert.not.ok(decodeURIComponent(request).includes(canary), request);
  await context.close();
});

test("Global Privacy Control overrides consent, and the switch says so", async ({ browser, product }) => {
  const visitor = await openVisitor(browser, product);
  const { context } = visitor;
  const asked = await standInForGoogle(context);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("drip.consent", "given");
  });
  const { page } = await becomeMember(visitor);
  await page.getByRole("link", { name: "You profile and settings" }).click();
  const consent = page.getByRole("switch", { name: "Usage statistics" });
  await page.getByText("Your browser asks sites not to track you").waitFor();
  await consent.click({ force: true });
  assert.equal([await consent.isChecked(), await consent.getAttribute("aria-disabled")], [false, "true"]);
  assert.equal(asked.all, []);
  await context.close();
});

test.run();
