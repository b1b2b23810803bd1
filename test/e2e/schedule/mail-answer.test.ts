// Core run: a mail's link opens in a browser that is not signed in.
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { makeHousehold } from "../../support/people/household";
import { mailedLink, openVisitor } from "../../support/people/visitor";

type Window = components["schemas"]["ScheduleWindow"];

const test = productSuite("an answer from a mail");

test("in a browser that is not signed in, the mail's button and one press answer; a note is typed, and a lost network loses nothing", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 3);
  const { event } = await addEvent(comets.id, { starts_local: `${day}T17:30:00`, venue_detail: "field 7" });
  await coach.call("POST", `/team/team_id/${comets.id}/event/event_id/${event.id}/nudge`, {
    about: "answer",
  });
  const mine = async () => {
    const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
    const players = events[0]?.mine ?? [];
    return players.map(({ first_name, answer, note }) => [first_name, answer, note]).toSorted();
  };
  const link = await mailedLink(product, mother.emailAddress, "answer");
  const { context, openTab, faults } = await openVisitor(browser, product, {
    viewport: { width: 360, height: 740 },
  });
  const page = await openTab(link.slice(product.origin.length));
  const row = (name: string) => page.getByRole("group", { name: new RegExp(`^${name}, Practice`) });
  await page.getByRole("heading", { name: "Practice with the Comets" }).waitFor();
  assert.is(new URL(page.url()).hash, "", "the token is in no history");
  assert.is(await page.getByText("field 7").count(), 1);
  assert.equal(
    await mine(),
    [
      ["Leo", null, null],
      ["Maya", null, null],
    ],
    "opening says nothing",
  );
  await fits(page, "a page of a mail");
  assert.equal(await axeFaults(page), []);

  await row("Maya").getByRole("button", { name: "In" }).click();
  await page
    .getByRole("status")
    .getByText(/^Saved at \d+:\d\d\. Game on!$/)
    .waitFor();
  await page.getByRole("button", { name: "Note for the coach" }).first().click();
  await page.getByLabel("Note for the coach").pressSequentially("Needs a ride home");
  await context.setOffline(true);
  await row("Leo").getByRole("button", { name: "Out" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "Not saved yet" });
  await failed.waitFor();
  assert.is(await page.getByLabel("Note for the coach").inputValue(), "Needs a ride home");
  await context.setOffline(false);
  await failed.getByRole("button", { name: "Try again" }).click();
  await page
    .getByRole("status")
    .getByText(/^Saved at \d+:\d\d\. Next time!$/)
    .waitFor();
  assert.equal(await mine(), [
    ["Leo", "no", "Needs a ride home"],
    ["Maya", "yes", null],
  ]);
  // Of a developer's machine the log is the mailbox.
  const log = product
    .log()
    .split("\n")
    .filter((line) => !line.includes(" is in "));
  assert.is(log.join().includes(link.split("#")[1] ?? "?"), false, "no token in the server's log");
  assert.equal(faults, []);
  await context.close();
});

test.run();
