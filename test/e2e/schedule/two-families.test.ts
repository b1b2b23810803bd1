// Full run only: two families in two browsers.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { desk } from "../../support/browser/browser";
import { productSuite } from "../../support/browser/product-suite";
import { openBrowserOf } from "../../support/people/grown-ups";
import { dayAhead, makeTwoFamilies } from "../../support/people/two-families";
import { withWorker } from "../../support/people/visitor";

const test = productSuite("two families share duties and rides");
const phone = { viewport: { width: 360, height: 780 } };

const rides = (page: Page) => page.getByRole("region", { name: "Rides" });
const duties = (page: Page) => page.getByRole("region", { name: "Who brings what" });
const needsYou = (page: Page) => page.getByRole("region", { name: /^Needs you/ });

test("a moved game reopens the car for both families, and one press of each closes it", async ({
  browser,
  product,
}) => {
  const { mother, kim, kimId, leo, game, offer, seat, reschedule, addressOf, today } =
    await makeTwoFamilies(product);
  const { id } = await game(5);
  await offer(id, 3);
  await mother.call("PUT", `/child/child_id/${leo.id}/driver/user_id/${kimId}`, {
    until: dayAhead(today, 5),
  });
  await seat(mother, id, leo.id);
  const hers = await openBrowserOf(mother, browser, product, phone);
  const page = await hers.openTab(addressOf(id).replace(product.origin, ""));
  await rides(page).getByText("drives Leo at 9:25, Library car park").waitFor();

  await reschedule(id, `${dayAhead(today, 5)}T14:00:00`);
  await page.reload();
  await rides(page)
    .getByText(/^Agreed with .+ for 10:00\. Still fine\?$/)
    .waitFor();
  assert.is(
    await rides(page)
      .getByText(/drives Leo/)
      .count(),
    0,
  );

  const home = await hers.openTab("/app/home");
  await needsYou(home).getByText("Agreed for 10:00. Still fine for 14:00?").waitFor();
  await needsYou(home)
    .getByRole("button", { name: /^Still fine, / })
    .click();
  await needsYou(home).getByText("Agreed for 10:00. Still fine for 14:00?").waitFor({ state: "detached" });
  await page.reload();
  await rides(page)
    .getByText(/Still fine\?$/)
    .waitFor();
  assert.is(
    await rides(page)
      .getByText(/drives Leo/)
      .count(),
    0,
    "the driver has not agreed yet",
  );

  const his = await openBrowserOf(kim, browser, product, desk);
  const cockpit = await his.openTab("/app/home");
  await needsYou(cockpit).getByText("Agreed for 10:00. Still driving at 14:00?").waitFor();
  await needsYou(cockpit)
    .getByRole("button", { name: /^Still driving, / })
    .click();
  await needsYou(cockpit)
    .getByText("Agreed for 10:00. Still driving at 14:00?")
    .waitFor({ state: "detached" });
  await page.reload();
  await rides(page).getByText("drives Leo at 13:25, Library car park").waitFor();
  assert.equal([...hers.faults, ...his.faults], []);
  await hers.context.close();
  await his.context.close();
});

test("who lets go of a turn gets that of the family that takes it, with one press of each", async ({
  browser,
  product,
}) => {
  const { mother, kim, game, shareSnacks, addressOf, read } = await makeTwoFamilies(product);
  for (const days of [11, 18, 25, 32]) await game(days);
  const turns = await shareSnacks();
  const ofMother = async (eventId: string) =>
    (await read(mother, eventId)).duties?.[0]?.slots[0]?.is_own === true;
  const [first, second] = turns.map(({ event_id }) => event_id);
  assert.ok(first && second);
  const [giver, taker] = (await ofMother(first)) ? [mother, kim] : [kim, mother];
  const hers = await openBrowserOf(giver, browser, product, phone);
  const page = await hers.openTab(addressOf(first).replace(product.origin, ""));
  await duties(page).getByRole("button", { name: "Can't this time, Snacks" }).click();
  await duties(page).getByText("You can't. We're asking the others.").waitFor();

  const his = await openBrowserOf(taker, browser, product, desk);
  const other = await his.openTab(addressOf(first).replace(product.origin, ""));
  await duties(other)
    .getByText(/Take it, and your turn on .+ becomes theirs: snacks\./)
    .waitFor();
  await duties(other).getByRole("button", { name: "We'll take it, Snacks" }).click();
  await duties(other).getByText("You've got it.").waitFor();

  await page.goto(addressOf(second));
  await duties(page).getByText("Your turn").waitFor();
  assert.equal([...hers.faults, ...his.faults], []);
  await hers.context.close();
  await his.context.close();
});

test("a turn and a ride in Needs you are each answered with one press", async ({ browser, product }) => {
  const { mother, kim, leo, kimId, game, offer, move, playerOf, reschedule, shareSnacks, today } =
    await makeTwoFamilies(product);
  for (const days of [11, 18]) await game(days);
  const turns = await shareSnacks();
  // Sharing gives nothing so near: two games are moved there.
  for (const [nth, { event_id }] of turns.entries())
    await reschedule(event_id, `${dayAhead(today, 4 + nth)}T10:00:00`);
  const { id } = await game(6);
  const membership_id = await playerOf(mother, id, leo.id);
  await move(mother, id, { move: "ask", membership_id });
  await offer(id, 3);
  await move(kim, id, { move: "take", membership_id, driver_id: kimId });

  const { context, openTab, faults } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/home");
  for (const [row, button] of [
    ["You bring snacks.", "We've got it"],
    [/ can take Leo there\./, "Yes, thanks"],
  ] as const) {
    const line = needsYou(page).getByRole("listitem").filter({ hasText: row });
    await line.getByRole("button", { name: new RegExp(`^${button}, `) }).click();
    await line.waitFor({ state: "detached" });
  }
  assert.equal(faults, []);
  await context.close();
});

test("a seat asked for without a network comes back with its reason when the car has filled up, and is asked for anew", async ({
  browser,
  product,
}) => {
  const { mother, kim, yuki, game, offer, seat, addressOf } = await makeTwoFamilies(product);
  const { id } = await game(5);
  await offer(id, 1);
  const { context, openTab } = await openBrowserOf(mother, browser, product, {
    ...withWorker,
    ...phone,
  });
  const page = await openTab(addressOf(id).replace(product.origin, ""));
  await rides(page)
    .getByRole("button", { name: /^Ride with / })
    .click();
  await rides(page).getByRole("radio", { name: "Leo" }).check({ force: true });
  await context.setOffline(true);
  await rides(page).getByRole("button", { name: "Ask", exact: true }).click();
  await rides(page).getByText("Will be sent").first().waitFor();

  await seat(kim, id, yuki.id);
  await context.setOffline(false);
  await rides(page).getByRole("alert").getByText("Every seat is taken. Try another car.").first().waitFor();
  await rides(page)
    .getByText(/· full/)
    .waitFor();
  await rides(page).getByRole("button", { name: "Need a ride, Leo" }).click();
  await rides(page).getByRole("button", { name: "Ask", exact: true }).click();
  await rides(page)
    .getByText(/^Nobody drives Leo yet$/)
    .first()
    .waitFor();
  await context.close();
});

test.run();
