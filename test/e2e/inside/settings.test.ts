import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk } from "../../support/browser/browser";
import { productSuite } from "../../support/browser/product-suite";
import { enter, makeAccount } from "../../support/people/browser-people";
import { openMember, openVisitor, signIn } from "../../support/people/visitor";

const test = productSuite("settings");

test("a taken drip name offers free ones, and a name that could not be saved is rolled back", async ({
  browser,
  product,
}) => {
  const first = await makeAccount(product);
  const { context, faults, page } = await openMember(browser, product);
  const dialog = await openSettings(page);
  await dialog.getByRole("button", { name: "Name and drip name" }).click();
  await dialog.getByLabel("Drip name").clear();
  await dialog.getByLabel("Drip name").pressSequentially(first.dripName);
  await dialog.getByText("Someone already called dibs on that drip name.").waitFor();
  assert.is(await dialog.getByLabel("Drip name").getAttribute("aria-invalid"), "true");
  const free = dialog.getByRole("group", { name: "These are free" }).getByRole("button");
  const chosen = (await free.first().textContent()) ?? "";
  assert.is(await free.count(), 3);
  await free.first().click();
  assert.is(await dialog.getByLabel("Drip name").inputValue(), chosen);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByText(`@${chosen}`, { exact: true }).waitFor();

  await page.route("**/details", (route) => route.abort());
  await dialog.getByRole("button", { name: "Name and drip name" }).click();
  await dialog.getByLabel("First name").fill("Nobody");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("We can't reach the clubhouse.").first().waitFor();
  assert.is(await dialog.getByLabel("First name").inputValue(), "Nobody");
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByText("Robin Reyes", { exact: true }).waitFor();
  assert.equal(faults, []);
  await context.close();
});

test("the appearance applies to all tabs, after a reload and to the browser's bars; the time zone follows the device", async ({
  browser,
  product,
}) => {
  const { context, openTab, page } = await openMember(browser, product, { ...desk, colorScheme: "light" });
  const other = await openTab("/app/chat");
  await other.getByRole("heading", { level: 1, name: "Chat" }).waitFor();
  const dialog = await openSettings(page);
  assert.is(await barColour(page), "#c8f031");
  await dialog.getByText("Dark", { exact: true }).click();
  await other.locator("html[data-appearance=dark]").waitFor();
  assert.equal([await barColour(page), await barColour(other)], ["#0b0d08", "#0b0d08"]);

  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Tokyo" });
  await page.reload();
  await dialog.getByText("Asia/Tokyo · follows your device").waitFor();
  assert.is(await barColour(page), "#0b0d08");
  assert.is(await page.evaluate(() => document.documentElement.dataset.appearance), "dark");
  // The device's zone changes while the app is open, and the page becomes visible again.
  await devTools.send("Emulation.setTimezoneOverride", { timezoneId: "Pacific/Auckland" });
  await page.evaluate(() => {
    for (const visibilityState of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });
  await dialog.getByText("Pacific/Auckland · follows your device").waitFor();
  await page.evaluate(() => localStorage.setItem("drip.appearance", "neon"));
  await page.reload();
  await dialog.getByRole("group", { name: "Appearance" }).getByRole("radio", { name: "Device" }).waitFor();
  assert.is(await page.evaluate(() => document.documentElement.dataset.appearance), undefined);
  await context.close();
});

test("a new password is valid at once", async ({ browser, product }) => {
  const { context, page, person } = await openMember(browser, product);
  const dialog = await openSettings(page);
  await dialog.getByRole("button", { name: "Change password" }).click();
  const password = "Full-court-press-9!";
  await dialog.getByLabel("Current password", { exact: true }).fill(person.password);
  await dialog.getByLabel("New password", { exact: true }).fill(password);
  await dialog.getByLabel("New password, once more", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Save password" }).click();
  await page.getByText("New password, who dis?").first().waitFor();
  await dialog.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByText("Suit up.").waitFor();
  await signIn(page, { ...person, password });
  await page.waitForURL("**/app/home*");
  await context.close();
});

for (const [name, scope] of [
  ["here", "Sign out"],
  ["everywhere", "Sign out everywhere"],
] as const)
  test(`signing out ${name} reaches the other tab without a timer or a reply`, async ({
    browser,
    product,
  }) => {
    const { context, openTab, page, person } = await openMember(browser, product);
    const other = await openTab("/app/chat");
    await other.getByRole("heading", { level: 1, name: "Chat" }).waitFor();
    const dialog = await openSettings(page);
    if (name === "everywhere") {
      await dialog.getByRole("button", { name: scope, exact: true }).click();
      await dialog.getByLabel("Password", { exact: true }).pressSequentially(person.password);
      await dialog.locator("button[type=submit]:not([aria-disabled])").waitFor();
    }
    // A stopped clock stops the time in all tabs of the context, including the fields' timers. Well ahead, since a time that has passed
    // when the pages hear of it is refused.
    await other.clock.install();
    await other.clock.pauseAt(Date.now() + 60_000);
    await other.route(/\/(auth|user)\//, () => {});
    await dialog.getByRole("button", { name: scope, exact: true }).click();
    for (const tab of [page, other]) {
      await tab.waitForURL("**/app");
      await tab.getByText("Suit up.").waitFor();
    }
    await context.close();
  });

test("another device appears in the list and can be signed out there at once", async ({
  browser,
  product,
}) => {
  const { context, faults, page, person } = await openMember(browser, product);
  const elsewhere = await openVisitor(browser, product);
  await enter(elsewhere.context, product, person);
  const other = await elsewhere.openTab("/app/home");
  await other.getByRole("heading", { level: 1, name: "Home field" }).waitFor();
  const dialog = await openSettings(page);
  await dialog.getByRole("button", { name: "Where you're signed in" }).click();
  const lines = dialog.getByRole("listitem").filter({ hasText: "Chrome on Linux" });
  await lines.nth(1).waitFor();
  assert.is(await lines.count(), 2);
  assert.is(await lines.filter({ hasText: "This one" }).getByRole("button").count(), 0);
  await lines.getByRole("button", { name: /^Sign out/ }).click();
  await lines.nth(1).waitFor({ state: "detached" });
  await other.reload();
  await other.getByText("Suit up.").waitFor();
  await page.reload();
  await dialog.waitFor();
  assert.equal(faults, []);
  await elsewhere.context.close();
  await context.close();
});

test("settings whose script fails to load say so, and the retry loads them", async ({ browser, product }) => {
  const { context, faults, page } = await openMember(browser, product);
  await page.route("**/assets/settings.screen-*.js", (route) => route.abort());
  const dialog = await openSettings(page);
  await dialog.getByText("Your settings missed the bus.").waitFor();
  await page.unroute("**/assets/settings.screen-*.js");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByText("Robin Reyes", { exact: true }).waitFor();
  assert.equal(faults, []);
  await context.close();
});

async function openSettings(page: Page) {
  await page.getByRole("link", { name: "You profile and settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
}

/** The theme colour of the browser's bars: the first whose media query matches. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test.run();
