import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { keepsFocus, pressByKey } from "../../support/browser/keys";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { group, phone, pressed, type Window } from "../../support/people/agenda-parts";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { countPresses } from "../../support/people/presses";
import { giveReason } from "../../support/people/reason";
import { signIn, withWorker } from "../../support/people/visitor";

const test = productSuite("the household's agenda");

type Sessions = components["schemas"]["OwnSessions"];

test("on the wide board two children are answered for in two presses, in their cells; by the keyboard In there, and Out with a reason on the sheet", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  await addEvent(comets.id, { kind: "game", opponent: "Owls", starts_local: `${day}T20:00:00` });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, {
    viewport: { width: 1280, height: 900 },
  });
  const page = await openTab(`/app/schedule?view=week&day=${day}`);
  const { press, count } = countPresses();
  await press(group(page, /^Maya, Practice/).getByRole("button", { name: "In" }));
  await page.getByRole("link", { name: /Practice.*In$/ }).waitFor();
  assert.equal(await axeFaults(page), []);
  await press(group(page, /^Leo, Practice/).getByRole("button", { name: "Out" }));
  await page.getByRole("link", { name: /Practice.*Out$/ }).waitFor();
  assert.is(count().presses, 2);
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  assert.equal(events[0]?.mine.map(({ first_name, answer }) => `${first_name} ${answer}`).toSorted(), [
    "Leo no",
    "Maya yes",
  ]);

  await pressByKey(page, group(page, /^Maya, Game/).getByRole("button", { name: "In" }));
  const card = page.getByRole("link", { name: /Game vs Owls.*In$/ });
  await card.and(page.locator(":focus-visible")).waitFor();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Game vs Owls" });
  const maya = sheet.getByRole("group", { name: /^Maya, Game/ });
  await maya.waitFor();
  await keepsFocus(page, "the sheet");
  await pressByKey(page, maya.getByRole("button", { name: "Out" }));
  await maya.getByRole("button", { name: "Out", pressed: true }).waitFor();
  await keepsFocus(page, "Out on the sheet");
  await giveReason(page, maya);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page
    .getByRole("link", { name: /Game vs Owls.*Out$/ })
    .and(page.locator(":focus-visible"))
    .waitFor();
  assert.equal(faults, []);
  await context.close();
});

async function answerAllIn(page: Page, yes: string) {
  const { press, count } = countPresses();
  await press(page.getByRole("button", { name: "All in", exact: true }));
  await press(page.getByRole("button", { name: yes }));
  await page.getByText(/^2\sanswers/).waitFor();
  assert.is(count().presses, 2);
}

test("all in this week takes two presses, on a phone and on the wide board, and leaves out clashes", async ({
  browser,
  product,
}) => {
  const { mother, rockets, comets, addEvent, today } = await makeHousehold(product);
  await addEvent(comets.id, { starts_local: `${dayAfter(today, 2)}T17:30:00` });
  await addEvent(rockets.id, { starts_local: `${dayAfter(today, 5)}T09:00:00`, venue_detail: "Riverside" });
  await addEvent(comets.id, { starts_local: `${dayAfter(today, 5)}T09:30:00`, venue_detail: "West Gym" });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/schedule");
  const clash = "Maya can't be in two places: 9:00 Riverside and 9:30 West Gym.";
  await page.getByText(clash).first().waitFor();
  await page.getByText(/^5\sanswers/).waitFor();
  await answerAllIn(page, "Yes, all three");
  await page.getByRole("button", { name: "We'll manage" }).first().click();
  assert.is(await page.getByText(clash).count(), 0);
  await page.reload();
  await page.getByText(/^2\sanswers/).waitFor();
  assert.is(await page.getByText(clash).count(), 0, "put aside on this device");
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("tab", { name: "Agenda" }).click();
  await fits(page, "the agenda");
  await page.getByRole("tab", { name: "Week" }).click();
  await page.locator("button[aria-current=date]").waitFor();
  await fits(page, "the week on a phone");
  assert.equal(await axeFaults(page), []);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("table").waitFor();
  assert.equal(await axeFaults(page), []);
  await addEvent(comets.id, { starts_local: `${dayAfter(today, 3)}T17:30:00` });
  await page.reload();
  await page.getByText(/^4\sanswers/).waitFor();
  await answerAllIn(page, "Yes, both");
  assert.equal(faults, []);
  await context.close();
});

test("an offline answer after signing in again in the same tab is sent when the network is back", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const { openTab, context } = await openBrowserOf(mother, browser, product, { ...withWorker, ...phone });
  const page = await openTab("/app/schedule");
  await page.getByText(/^2\sanswers/).waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("link", { name: /profile and settings/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await signIn(page, mother);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Schedule" }).click();
  await page.getByText(/^2\sanswers/).waitFor();
  await context.setOffline(true);
  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: "Out" })
    .click();
  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: /^Out ?, will be sent$/ })
    .waitFor();
  await context.setOffline(false);
  await pressed(page, /^Leo, Practice/, "Out").waitFor();
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  assert.is(events[0]?.mine.find(({ first_name }) => first_name === "Leo")?.answer, "no");
  assert.ok(await page.evaluate(() => "isSamePage" in window));
  await context.close();
});

for (const [how, end, isLeft] of [
  ["signs out", "here", []],
  ["is signed out from another device", "elsewhere", ["drip.answers"]],
] as const)
  test(`times and places are deleted from the device when somebody ${how}`, async ({ browser, product }) => {
    const { mother, comets, addEvent, today } = await makeHousehold(product);
    await addEvent(comets.id, { starts_local: `${dayAfter(today, 1)}T17:30:00` });
    const { openTab, context } = await openBrowserOf(mother, browser, product, phone);
    const page = await openTab("/app/schedule");
    await page.getByText(/^2\sanswers/).waitFor();
    const kept = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).toSorted());
    assert.equal(await kept(), ["drip.answers", "drip.week"]);
    if (end === "here") {
      await page.getByRole("link", { name: /profile and settings/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
    } else {
      const { items } = await mother.call<Sessions>("GET", "/user/me/sessions");
      for (const { id, is_this_one } of items)
        if (!is_this_one) await mother.call("DELETE", `/user/me/sessions/session_id/${id}`);
      await page.reload();
    }
    await page.getByText("Suit up.").waitFor();
    await page.waitForFunction(
      async (left) =>
        JSON.stringify((await indexedDB.databases()).map(({ name }) => name)) === JSON.stringify(left),
      isLeft,
    );
    await context.close();
  });

test("a person without a team sees how to join one; a coach sees how to start a season", async ({
  browser,
  product,
}) => {
  const { coach } = await makeHousehold(product);
  const { openTab, context } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab("/app/schedule");
  await page.getByRole("heading", { name: "Chalk up the season." }).waitFor();
  assert.is(await page.getByRole("link", { name: "A game" }).getAttribute("href"), "/app/schedule?new=game");
  await context.close();
});

test.run();
