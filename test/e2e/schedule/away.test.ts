import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("we're away");
type Window = components["schemas"]["ScheduleWindow"];

test("a household says in five presses that it is away, takes it back in one, and ends it in one", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const answers = async () => {
    const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
    return events[0]?.mine
      .map(({ first_name, answer, source }) => `${first_name} ${answer} ${source}`)
      .toSorted();
  };
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, {
    viewport: { width: 360, height: 740 },
  });
  const page = await openTab("/app/schedule");
  let presses = 0;
  const press = (name: RegExp | string, role: "link" | "button" | "gridcell" = "button") => {
    presses++;
    return page.getByRole(role, { name }).first().click();
  };
  /** The calendar's name of a day begins with its weekday, and months change. */
  const pick = async (date: string) => {
    const cell = page.locator(`[data-day="${Date.parse(date) / 86_400_000}"]`);
    if ((await cell.count()) === 0) await press("Next month");
    presses++;
    await cell.click();
  };
  const enterAway = async () => {
    presses = 0;
    await press("More");
    await press("We're away");
    await page.getByRole("dialog", { name: "We're away" }).getByText("Pick your first day away.").waitFor();
    await pick(today);
    await pick(day);
    await page.getByText("Out of 1 thing.").waitFor();
  };
  await page.getByText("17:30", { exact: true }).last().waitFor();
  await enterAway();
  assert.equal(await axeFaults(page), []);
  await fits(page, "the dialog");
  await press("Save");
  assert.is(presses, 5, "days of the next month are in sight as well");
  await page.getByText(/^Have a good one! Out of 1 thing\.$/).waitFor();
  const row = page.getByRole("group", { name: /^Maya, Practice/ });
  await row.getByRole("button", { name: "Out", pressed: true }).waitFor();
  assert.equal(await answers(), ["Leo no away", "Maya no away"]);

  await press("Undo");
  await row.getByRole("button", { name: "Out", pressed: false }).waitFor();
  assert.equal(await answers(), ["Leo null undefined", "Maya null undefined"]);

  // In by hand over the absence.
  await enterAway();
  await press("Save");
  await row.getByRole("button", { name: "Out", pressed: true }).waitFor();
  await press("Hide");
  await row.getByRole("button", { name: "In" }).click();
  await row.getByRole("button", { name: "In", pressed: true }).waitFor();
  assert.equal(await answers(), ["Leo no away", "Maya yes said"]);

  presses = 0;
  await press("We're back");
  await page.getByText("Welcome back!").first().waitFor();
  assert.is(presses, 1);
  await page.getByRole("button", { name: "We're back" }).waitFor({ state: "detached" });
  assert.equal(await answers(), ["Leo null undefined", "Maya yes said"]);
  assert.equal(faults, []);
  await context.close();
});

test.run();
