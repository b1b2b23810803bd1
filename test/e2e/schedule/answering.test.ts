// Core run: answering offline, after a reload and in another zone needs the browser's storage, network and clock.
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import { keepsFocus, pressByKey } from "../../support/browser/keys";
import { productSuite } from "../../support/browser/product-suite";
import { group, phone, pressed, type Window } from "../../support/people/agenda-parts";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { countPresses } from "../../support/people/presses";
import { giveReason } from "../../support/people/reason";
import { withWorker } from "../../support/people/visitor";

const test = productSuite("answering");

test("a mother whose device is in another zone answers for two children in two presses, and again by the keyboard; times are the team's", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 3);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00`, venue_detail: "field 7" });
  await addEvent(comets.id, { starts_local: `${dayAfter(today, 4)}T16:00:00`, asks: "nobody" });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, {
    ...phone,
    timezoneId: "Europe/Berlin",
  });
  const page = await openTab("/app/schedule");
  await page.getByText("17:30", { exact: true }).last().waitFor();
  await page.getByText("be there 17:15").waitFor();
  await page.getByText("Chicago time", { exact: true }).first().waitFor();
  assert.is(await page.getByText(/your time$/).count(), 0, "no card mixes two clocks");
  await page.getByText(/^2\sanswers/).waitFor();

  const { press, count } = countPresses();
  await press(group(page, /^Maya, Practice/).getByRole("button", { name: "In" }));
  await press(group(page, /^Leo, Practice/).getByRole("button", { name: "Out" }));
  assert.is(count().presses, 2);

  await pressed(page, /^Maya, Practice/, "In").waitFor();
  await pressed(page, /^Leo, Practice/, "Out").waitFor();
  await page.getByText("All set. Game on!").waitFor();
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  assert.equal(events[0]?.mine.map(({ first_name, answer }) => `${first_name} ${answer}`).toSorted(), [
    "Leo no",
    "Maya yes",
  ]);

  const leo = group(page, /^Leo, Practice/);
  for (const [answer, key] of [
    ["In", "Shift+Tab"],
    ["Out", "Tab"],
  ] as const) {
    await pressByKey(page, leo.getByRole("button", { name: answer }), key);
    await pressed(page, /^Leo, Practice/, answer).waitFor();
    await keepsFocus(page, answer);
  }
  await giveReason(page, leo);
  assert.equal(faults, []);
  await context.close();
});

test("an offline answer reads Will be sent, survives a reload, and is saved when the network returns", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const { openTab, context } = await openBrowserOf(mother, browser, product, { ...withWorker, ...phone });
  const page = await openTab("/app/schedule");
  await page.getByText(/^2\sanswers/).waitFor();
  await context.setOffline(true);
  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: "In" })
    .click();
  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: /^In ?, will be sent$/ })
    .waitFor();
  assert.is(await pressed(page, /^Leo, Practice/, "In").count(), 0, "nothing reads saved");
  const answerOfLeo = async () => {
    const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
    return events[0]?.mine.find(({ first_name }) => first_name === "Leo")?.answer ?? null;
  };
  assert.is(await answerOfLeo(), null);
  await page.goto("about:blank");
  await context.setOffline(false);
  await page.goto(`${product.origin}/app/schedule`);
  await pressed(page, /^Leo, Practice/, "In").waitFor();
  assert.is(await answerOfLeo(), "yes");
  await context.close();
});

test.run();
