import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { enlarge, fits } from "../../support/browser/reflow";
import { makeAccount } from "../../support/people/browser-people";
import { becomeMember, enterAddress, openVisitor } from "../../support/people/visitor";

const test = productSuite("reflow at 320 px and with large text");
const small = { viewport: { width: 320, height: 640 }, hasTouch: true };
const longAddress = "somebody.with.quite.a.long.address.indeed@example.com";

test("no signed-out page scrolls sideways at 320 px or with text of twice the size", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product, small);
  const page = await openTab("/");
  await fits(page, "/");
  for (const path of [
    "/privacy",
    "/terms",
    "/help",
    "/help/coach",
    "/help/manager",
    "/app",
    "/app/verify#x",
    "/app/reset#x",
    "/app/stop#x",
    "/app/answer#x",
    "/app/look#x",
    "/nowhere",
  ]) {
    await page.goto(product.origin + path);
    await fits(page, path);
  }
  await context.close();
});

test("no step of the e-mail dialog scrolls sideways, and the pill fits beside a long address", async ({
  browser,
  product,
}) => {
  const { context, openTab } = await openVisitor(browser, product, small);
  const page = await openTab("/app");
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").waitFor();
  await fits(page, "address");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await enterAddress(page, longAddress);
  await page.getByLabel("First name").waitFor();
  await fits(page, "sign-up");
  await page.getByRole("button", { name: "Sign up" }).click({ force: true });
  await page.locator("input[autocomplete=bday]:focus").waitFor();
  await fits(page, "sign-up, with gaps");
  const box = await page.getByRole("button", { name: /Change/ }).boundingBox();
  const pill = await page.getByText("Change", { exact: true }).boundingBox();
  assert.ok(box && pill && pill.x + pill.width <= box.x + box.width && box.x + box.width <= 320);
  await page.getByRole("button", { name: "Open the calendar" }).click();
  await page.getByRole("grid", { name: "Years" }).waitFor();
  await fits(page, "years");
  await page.keyboard.press("Enter");
  await fits(page, "months");
  await page.keyboard.press("Enter");
  await fits(page, "days");
  await context.close();
});

test("toasts cover neither the title, the close button nor any button of the e-mail dialog", async ({
  browser,
  product,
}) => {
  const { emailAddress } = await makeAccount(product);
  const { context, openTab } = await openVisitor(browser, product, small);
  const page = await openTab("/app");
  await enterAddress(page, emailAddress);
  await page.getByLabel("Password", { exact: true }).pressSequentially("not-this-one");
  await page.keyboard.press("Enter");
  await page.locator("input[name=password][aria-invalid=true]:focus").waitFor();
  await page.locator("[data-toast]").first().hover();
  await fits(page, "password, wrong");
  for (const part of [
    page.getByRole("heading", { name: "Welcome back" }),
    page.getByRole("button", { name: "Close" }),
    page.getByRole("button", { name: "Sign in", exact: true }),
  ])
    assert.is(await isCovered(page, await part.boundingBox()), false);
  await page.getByRole("button", { name: "Reset" }).press("Enter");
  await page.getByRole("heading", { name: "Check your inbox" }).waitFor();
  await page.locator("[data-toast]").nth(1).waitFor();
  // Wait for the panel's transition, which makes room for the second toast.
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("dialog[open] h2, dialog[open] button:not([data-dismiss])")];
    return parts.every((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  });
  assert.is(await page.locator("[data-toast]").count(), 2, "the toasts are held while it is looked at");
  await context.close();
});

test("no page of the app and no settings section scrolls sideways, and toasts stay above the tab bar", async ({
  browser,
  product,
}) => {
  const visitor = await openVisitor(browser, product, small);
  const { page } = await becomeMember(visitor);
  for (const path of ["/app/next", "/app/home", "/app/chat", "/app/schedule", "/app/dings"]) {
    await page.goto(product.origin + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await fits(page, path);
  }
  assert.equal(await cutLabels(page), []);
  for (const times of [1, 2]) {
    await enlarge(page, times);
    await page.waitForFunction(() => {
      const toasts = document.querySelector("section[popover] > ol")?.getBoundingClientRect();
      const bar = document.querySelector("nav")?.getBoundingClientRect();
      return toasts && bar && Math.abs(toasts.bottom - bar.top) <= 1;
    });
  }
  await enlarge(page, 1);
  await page.getByRole("link", { name: /profile and settings/ }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.waitFor();
  await fits(page, "settings");
  for (const [row, title] of [
    ["Name and drip name", "Your names"],
    ["Change password", "Change password"],
    ["Sign out everywhere", "Sign out everywhere?"],
  ] as const) {
    await dialog.getByRole("button", { name: row }).click();
    await page.getByRole("heading", { name: title }).waitFor();
    assert.is(await focused(page), title);
    await page.getByRole("button", { name: "Back" }).waitFor();
    await fits(page, row);
    await page.getByRole("button", { name: "Back" }).click();
    await dialog.waitFor();
    assert.match(await focused(page), row);
  }
  await page.getByRole("button", { name: "Close" }).click();
  await page.waitForURL("**/app/dings");
  await visitor.context.close();
});

test("the primary button stays reachable above an on-screen keyboard", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product, small);
  const page = await openTab("/app");
  const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
  assert.match(viewport ?? "", "interactive-widget=resizes-content");
  await page.getByRole("button", { name: "Sign in with e-mail" }).click();
  await page.getByLabel("E-mail address").focus();
  // The window's size above an on-screen keyboard with `resizes-content`.
  await page.setViewportSize({ width: 320, height: 300 });
  const button = await page.getByRole("button", { name: "Next" }).boundingBox();
  assert.ok(button && button.y >= 0 && button.y + button.height <= 300);
  assert.ok(await page.getByLabel("E-mail address").evaluate((field) => field === document.activeElement));
  await context.close();
});

test("axe finds nothing on a small screen with large text", async ({ browser, product }) => {
  const { context, openTab } = await openVisitor(browser, product, small);
  const page = await openTab("/app");
  await enlarge(page, 2);
  assert.equal(await axeFaults(page), []);
  await enterAddress(page, longAddress);
  await page.getByLabel("First name").waitFor();
  assert.equal(await axeFaults(page), []);
  await context.close();
});

async function cutLabels(page: Page) {
  await enlarge(page, 2);
  const cut = await page.locator("nav [data-label]").evaluateAll((labels) =>
    labels
      .filter((label) => {
        const { left, right, bottom } = label.getBoundingClientRect();
        const entry = label.parentElement?.getBoundingClientRect();
        return !entry || left < entry.left || right > entry.right || bottom > innerHeight;
      })
      .map((label) => label.textContent),
  );
  await enlarge(page, 1);
  return cut;
}

type Box = { x: number; y: number; width: number; height: number } | null;

const isCovered = (page: Page, box: Box) =>
  page.evaluate((place) => {
    if (!place) return true;
    const top = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    return Boolean(top?.closest("[data-toast]"));
  }, box);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test.run();
