// Full run only: two families and a coach in three browsers.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { type makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("duties and rides");
const phone = { width: 360, height: 780 };

/** Counts the presses of a story. */
function presses(page: Page) {
  let count = 0;
  return {
    press: async (name: string | RegExp, role: "button" | "link" = "button") => {
      count += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    count: () => count,
  };
}

const dayAhead = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test("a coach shares out snacks with three presses; the mother lets go of hers, and confirms it after all, with one each", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  for (const days of [4, 11, 18])
    await addEvent(comets.id, { kind: "game", starts_local: `${dayAhead(today, days)}T10:00:00` });
  const desk = await (await openBrowserOf(coach, browser, product)).context.newPage();
  await desk.goto(`${product.origin}/app/team/${comets.id}`);
  const his = presses(desk);
  await his.press(/^Duties/, "link");
  await his.press("Snacks");
  await desk.getByText(/^3 games, 1 family: .+ each\.$/).waitFor();
  await his.press("Share out, Snacks");
  await desk.getByText("Shared out.").waitFor();
  assert.is(his.count(), 3);

  const hers = await (await openBrowserOf(mother, browser, product)).context.newPage();
  await hers.setViewportSize(phone);
  await hers.goto(`${product.origin}/app/schedule?event=${comets.id}.${await firstGame(coach, comets.id)}`);
  const sheet = hers.getByRole("dialog");
  await sheet.getByRole("region", { name: "Who brings what" }).getByText("Snacks").waitFor();
  const one = presses(hers);
  await one.press("Can't this time, Snacks");
  await sheet.getByText("You can't. We're asking the others.").waitFor();
  await one.press("We've got it after all, Snacks");
  await sheet.getByText("You've got it.").waitFor();
  assert.is(one.count(), 2);
});

type Caller = Awaited<ReturnType<typeof makeGrownUp>>;

const firstGame = async (coach: Caller, teamId: string) => {
  const { turns } = await coach.call<{ turns: { event_id: string; state: string }[] }>(
    "GET",
    `/team/team_id/${teamId}/duty`,
  );
  const turn = turns.find(({ state }) => state === "planned");
  assert.ok(turn, "near turns are not given, those a week ahead are");
  return turn.event_id;
};

test("a coach offers seats with two presses, and a mother has one for Leo with two", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  const { event } = await addEvent(comets.id, { starts_local: `${dayAhead(today, 4)}T10:00:00` });
  const address = `${product.origin}/app/schedule?event=${comets.id}.${event.id}`;
  const desk = await (await openBrowserOf(coach, browser, product)).context.newPage();
  await desk.goto(address);
  const his = presses(desk);
  await his.press("Offer a ride");
  await desk.getByRole("textbox", { name: "Meeting point" }).fill("Library car park");
  await his.press("Save");
  await desk.getByText("You drive").waitFor();
  assert.is(his.count(), 2);

  const hers = await (await openBrowserOf(mother, browser, product)).context.newPage();
  await hers.setViewportSize(phone);
  await hers.goto(address);
  const rides = hers.getByRole("region", { name: "Rides" });
  await rides.getByText(/free/).first().waitFor();
  const two = presses(hers);
  await two.press(/^Ride with /);
  await two.press("Ask");
  await rides
    .getByText(/drives (Leo|Maya)|would be alone with/)
    .first()
    .waitFor();
  assert.is(two.count(), 2);
});

test.run();
