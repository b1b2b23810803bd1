// Core run: the service worker and the kept week exist only there.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { group, type Window } from "../../support/people/agenda-parts";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { withWorker } from "../../support/people/visitor";

const phone = { ...withWorker, viewport: { width: 360, height: 740 } };

const test = productSuite("the kept week");

const workerOf = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

test("the app opened offline shows what is next and the last stored week, and an answer pressed there is saved when the network returns", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00`, venue_detail: "field 7" });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  const first = await openTab("/app/schedule");
  await first.getByText(/^2\sanswers/).waitFor();
  await workerOf(first);
  await context.setOffline(true);
  await first.close();

  const page = await openTab("/app");
  await page.getByRole("heading", { level: 1, name: "Game on!" }).waitFor();
  await page.getByText("Rain delay.").waitFor();
  await page.getByText("field 7").waitFor();
  await page.getByRole("link", { name: /^Schedule/ }).click();
  await page.getByText("field 7").waitFor();
  await page.getByText("You're still signed in").waitFor();
  await page.getByText(/^As of /).waitFor();
  assert.is(await page.locator(":focus").textContent(), "Your week");
  // So high that the tab bar covers nothing.
  await page.setViewportSize({ width: 360, height: 1_600 });
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page, "the kept week");

  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: "In" })
    .click();
  const waiting = group(page, /^Leo, Practice/).getByRole("button", { name: /^In ?, will be sent$/ });
  await waiting.waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("button:not([aria-busy])", { hasText: "Try again" }).waitFor();
  await waiting.waitFor();
  await page.reload();
  await waiting.waitFor();

  await context.setOffline(false);
  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: "In", pressed: true })
    .waitFor();
  await page.getByText("Rain delay.").waitFor({ state: "detached" });
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  assert.equal(events[0]?.mine.map(({ first_name, answer }) => `${first_name} ${answer}`).toSorted(), [
    "Leo yes",
    "Maya null",
  ]);
  assert.equal(faults, []);
  await context.close();
});

test("Home shows what is next before the server has said anything, and nothing of it once the session is refused", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  await addEvent(comets.id, { starts_local: `${dayAfter(today, 1)}T17:30:00`, venue_detail: "field 7" });
  const { openTab, context } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/home");
  const next = page.getByText("field 7").first();
  await next.waitFor();
  await workerOf(page);
  let answer = async (_: { status: number }) => {};
  const held = new Promise<void>((resolve) => {
    void page.route("**/auth/refresh_access_token", (route) => {
      answer = ({ status }) =>
        route.fulfill({ status, json: { message_code: "AUTH_401_JWT", request_id: "r" } });
      resolve();
    });
  });
  await page.reload({ waitUntil: "commit" });
  await held;
  await next.waitFor();
  await answer({ status: 401 });
  await page.getByRole("button", { name: "Sign in with e-mail" }).waitFor();
  assert.is(await next.count(), 0);
  await page.unroute("**/auth/refresh_access_token");
  await context.setOffline(true);
  await page.goto(`${product.origin}/app/home`);
  await page.getByRole("heading", { level: 1, name: "Rain delay." }).waitFor();
  assert.is(await next.count(), 0);
  await context.close();
});

test("after a sign-out no stored week opens offline", async ({ browser, product }) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  await addEvent(comets.id, { starts_local: `${dayAfter(today, 1)}T17:30:00`, venue_detail: "field 7" });
  const { openTab, context } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/schedule");
  await page.getByText("field 7").first().waitFor();
  await workerOf(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: /profile and settings/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(`${product.origin}/app`);
  await page.goto(`${product.origin}/app/schedule`);
  await page.getByRole("button", { name: "Sign in with e-mail" }).waitFor();
  assert.is(await page.getByText("field 7").count(), 0);
  await context.close();
});

test.run();
