// Core run: a season in four presses, measured at 360 px and by axe.
import type { BrowserContextOptions } from "playwright-core";
import * as assert from "uvu/assert";
import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";
import { makeSeason, smallChips, zoneOfSeason } from "../../support/people/season-team";

const test = productSuite("a season of practices");
const phone = {
  viewport: { width: 360, height: 740 },
  timezoneId: zoneOfSeason,
} satisfies BrowserContextOptions;
type Schemas = components["schemas"];

test("a season of 24 practices on two weekdays is created in four presses; a fifth takes it back", async ({
  browser,
  product,
}) => {
  const { coach, teamId, monday } = await makeSeason(product, 83);
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab("/app/schedule");
  const { press, type, count } = countPresses();
  await press(page.getByRole("link", { name: "Weekly practice" }));
  const form = page.getByRole("dialog", { name: "Weekly practice" });
  await form.getByRole("checkbox", { name: "Sunday" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Sunday");
  assert.equal(await tooWide(page), [], "the empty form");
  assert.equal(await axeFaults(page), []);
  await press(form.getByRole("checkbox", { name: "Tuesday" }));
  await press(form.getByRole("checkbox", { name: "Thursday" }));
  await type(form.getByRole("textbox", { name: "Starts" }), "17:30");
  await type(form.getByRole("textbox", { name: "Field or court" }), "field 7");
  await form
    .getByText(/^Every Tue and Thu, 17:30 to 19:00: 24 practices, the last on \w{3} \d+\.$/)
    .waitFor();
  assert.equal(await smallChips(page), [], "weekdays and lengths below 44 px");
  assert.equal(await tooWide(page), [], "the form, filled in");
  assert.equal(await axeFaults(page), []);
  await press(form.getByRole("button", { name: "Add 24 practices" }));
  await page.getByText("Added 24 practices. Game on!").waitFor();
  assert.equal(count(), { presses: 4, fields: 2 });
  const read = async () => {
    const path = `/team/team_id/${teamId}/event?from=${monday}&days=62`;
    const { events } = await coach.call<Schemas["ScheduleWindow"]>("GET", path);
    return events;
  };
  const made = await read();
  assert.equal(
    made
      .slice(0, 3)
      .map(({ starts_local, duration_minutes, venue_detail, arrive_minutes }) => [
        starts_local,
        duration_minutes,
        arrive_minutes,
        venue_detail,
      ]),
    [1, 3, 8].map((days) => [`${isoDateOf(dayOf(monday) + days)}T17:30:00`, 90, 15, "field 7"]),
  );
  assert.equal(await tooWide(page), [], "the page with what was just made");
  assert.equal(await axeFaults(page), []);
  await press(page.getByRole("button", { name: "Undo" }));
  await page.getByRole("heading", { name: "Chalk up the season." }).waitFor();
  assert.is(count().presses, 5);
  assert.equal(await read(), []);
  assert.equal(faults, []);
  await context.close();
});

test.run();
