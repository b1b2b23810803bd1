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

test("the app opened offline shows the last stored week, and an answer pressed there is saved when the network returns", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00`, venue_detail: "field 7" });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  const first = await openTab("/app/schedule");
  await first.getByText(/^2 answers/).waitFor();
  await workerOf(first);
  await context.setOffline(true);
  await first.close();

  const page = await openTab("/app");
  await page.getByRole("heading", { level: 1, name: "Rain delay." }).waitFor();
  await page.getByRole("link", { name: "Your week" }).click();
  await page.getByText("field 7").waitFor();
  await page.getByText("You're still signed in").waitFor();
  await page.getByText(/^As of /).waitFor();
  assert.is(await page.locator(":focus").textContent(), "Your week");
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
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  assert.equal(events[0]?.mine.map(({ first_name, answer }) => `${first_name} ${answer}`).toSorted(), [
    "Leo yes",
    "Maya null",
  ]);
  assert.equal(faults, []);
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
