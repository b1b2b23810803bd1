// Core run: the service worker and the kept week exist only there.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { withWorker } from "../../support/people/visitor";
import { until } from "../../support/until";

const test = productSuite("the kept week");
type Window = components["schemas"]["ScheduleWindow"];

const phone = { ...withWorker, viewport: { width: 360, height: 740 } };
const group = (page: Page, name: RegExp) => page.getByRole("group", { name });
const workerOf = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
/** Answers and refusals in the device's storage, as text. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open("drip.answers", 1).onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const all = database
            .transaction("kept")
            .objectStore("kept")
            .getAll(IDBKeyRange.bound("said.", "said/"));
          all.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

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

test("an overtaken answer whose reply arrived in a hidden page, which was then closed, is told once, at the next visit", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  const { event } = await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const { openTab, context } = await openBrowserOf(mother, browser, product, {
    viewport: phone.viewport,
  });
  const first = await openTab("/app/schedule");
  await first.getByText(/^2 answers/).waitFor();
  await context.setOffline(true);
  await group(first, /^Leo, Practice/)
    .getByRole("button", { name: "In" })
    .click();
  await group(first, /^Leo, Practice/)
    .getByRole("button", { name: /^In ?, will be sent$/ })
    .waitFor();
  await first.close();
  await context.setOffline(false);
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  await coach.call("POST", "/schedule/send", {
    items: [
      {
        kind: "answer",
        team_id: comets.id,
        event_id: event.id,
        membership_id: events[0]?.mine.find(({ first_name }) => first_name === "Leo")?.membership_id,
        answer: "no",
        note: null,
        event_version: event.version,
        answer_version: 0,
      },
    ],
  });
  const told = (page: Page) => page.getByText(/^Leo, Practice .+Didn't make it: somebody else/);

  const hidden = await context.newPage();
  await hidden.route("**/schedule/send", async (route) => {
    await hidden.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    });
    await route.continue();
  });
  await hidden.goto(`${product.origin}/app/schedule`);
  await until(async () => (await stored(hidden)).includes("differs"));
  assert.is(await told(hidden).count(), 0);
  await hidden.close();

  const page = await openTab("/app/home");
  await told(page).first().waitFor();
  await until(async () => (await stored(page)) === "[]");
  await page.goto(`${product.origin}/app/schedule`);
  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: "Out", pressed: true })
    .waitFor();
  assert.equal([await told(page).count(), await page.getByText("Make it In").count()], [0, 0]);
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
