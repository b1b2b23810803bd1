import type { BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { ask } from "../../support/people/browser-people";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("answers whose replies do not arrive");
const phone = { viewport: { width: 360, height: 740 } } satisfies BrowserContextOptions;
const answerCall = "**/answer/membership_id/*";
type Window = components["schemas"]["ScheduleWindow"];

const leo = (page: Page) => page.getByRole("group", { name: /^Leo, Practice/ });
const pressed = (page: Page, answer: string) =>
  leo(page).getByRole("button", { name: answer, pressed: true });
const waiting = (page: Page, answer: string) =>
  leo(page).getByRole("button", { name: new RegExp(`^${answer} ?, will be sent$`) });

test("a change of mind after a lost reply is saved without a question when the network is back", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const { openTab, context } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/schedule");
  await page.route(answerCall, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await leo(page).getByRole("button", { name: "In" }).click();
  await waiting(page, "In").waitFor();
  const answerOfLeo = async () => {
    const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
    return events[0]?.mine.find(({ first_name }) => first_name === "Leo")?.answer;
  };
  assert.is(await answerOfLeo(), "yes", "it arrived");
  await context.setOffline(true);
  await leo(page).getByRole("button", { name: "Out" }).click();
  await waiting(page, "Out").waitFor();
  await context.setOffline(false);
  await pressed(page, "Out").waitFor();
  assert.is(await page.getByText("You said In").count(), 0);
  assert.is(await answerOfLeo(), "no");
  await context.close();
});

test("an answer behind a captive portal waits, and one to an event called off meanwhile says so and is acknowledged", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  const { event } = await addEvent(comets.id, { starts_local: `${dayAfter(today, 3)}T17:30:00` });
  const { openTab, context } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/schedule");
  await page.route(answerCall, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Welcome to our Wi-Fi</title>" }),
  );
  await leo(page).getByRole("button", { name: "In" }).click();
  await waiting(page, "In").waitFor();
  assert.is(await page.getByText("Didn't make it").count(), 0);
  // The page does not read by itself that the event was called off.
  let readOn = () => {};
  const held = new Promise<void>((resolve) => {
    readOn = resolve;
  });
  await page.route(/\/schedule\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.unroute(answerCall);
  await context.setOffline(true);
  await context.setOffline(false);
  await pressed(page, "In").waitFor();

  const off = `/team/team_id/${comets.id}/event/event_id/${event.id}/call_off`;
  const called = await ask(
    product,
    "127.0.0.1",
    "POST",
    off,
    { reason: "weather" },
    {
      authorization: `Bearer ${coach.accessToken}`,
      "if-match": `"${event.version}"`,
    },
  );
  assert.is(called.status, 200, called.text);
  await leo(page).getByRole("button", { name: "Out" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Called off: rain." });
  await told.waitFor();
  assert.is(await page.getByRole("button", { name: "Try again" }).count(), 0);
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page, "an event called off meanwhile");
  const acknowledged = page.waitForResponse((reply) => /\/schedule\/(got_it|send)$/.test(reply.url()));
  await told.getByRole("button", { name: "Got it" }).click();
  readOn();
  await acknowledged;
  await leo(page).waitFor({ state: "detached" });
  const { events } = await mother.call<Window>("GET", `/schedule?from=${today}&days=9`);
  assert.equal(events[0]?.changes, [], "acknowledged");
  await context.close();
});

test.run();
