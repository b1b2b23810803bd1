import type { BrowserContextOptions, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf, dayText } from "../../../domain/dates/wall-time";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { desk } from "../../support/browser/browser";
import type { Product } from "../../support/browser/product";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";
import { makeSeason, smallChips, zoneOfSeason } from "../../support/people/season-team";

const test = productSuite("weekly practice");
const phone = {
  viewport: { width: 360, height: 740 },
  timezoneId: zoneOfSeason,
} satisfies BrowserContextOptions;
type Schemas = components["schemas"];

test("a different time on Saturdays takes two more presses and a field, makes two series, and one press takes both back", async ({
  browser,
  product,
}) => {
  const { coach, teamId, monday } = await makeSeason(product, 13);
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab("/app/schedule");
  const { press, type, count } = countPresses();
  await press(page.getByRole("link", { name: "Weekly practice" }));
  const form = page.getByRole("dialog", { name: "Weekly practice" });
  for (const name of ["Tuesday", "Thursday", "Saturday"]) await press(form.getByRole("checkbox", { name }));
  await type(form.getByRole("textbox", { name: "Starts", exact: true }), "17:30");
  await press(form.getByRole("button", { name: "Another time on some days" }));
  await type(form.getByRole("textbox", { name: "Saturday starts" }), "9");
  await form.getByText(/^Every Tue and Thu, 17:30 to 19:00, and Sat, 9:00 to 10:30: 6 practices, /).waitFor();
  assert.equal(await tooWide(page), [], "the form with a time for each day");
  assert.equal(await axeFaults(page), []);
  await press(form.getByRole("button", { name: "Add 6 practices" }));
  await page.getByText("Added 6 practices. Game on!").waitFor();
  assert.equal(count(), { presses: 6, fields: 2 });
  const read = async () => {
    const path = `/team/team_id/${teamId}/event?from=${monday}&days=62`;
    return (await coach.call<Schemas["ScheduleWindow"]>("GET", path)).events;
  };
  const made = await read();
  assert.equal(
    made.map(({ starts_local }) => starts_local.slice(11, 16)),
    ["17:30", "17:30", "09:00", "17:30", "17:30", "09:00"],
  );
  assert.is(new Set(made.map(({ series_id }) => series_id)).size, 2);
  await press(page.getByRole("button", { name: "Undo" }));
  await page.getByRole("heading", { name: "Chalk up the season." }).waitFor();
  assert.equal(await read(), []);
  assert.equal(faults, []);
  await context.close();
});

test("a season is created from Compose by keyboard alone on a wide screen; the next morning the sheet takes it back", async ({
  browser,
  product,
}) => {
  const { coach, teamId, monday } = await makeSeason(product, 20);
  // The form uses practices up to 16 days ahead, and the season starts within 14 days.
  const day = isoDateOf(dayOf(monday) + 1);
  await coach.call("POST", `/team/team_id/${teamId}/event`, {
    kind: "practice",
    timing: "timed",
    duration_minutes: 75,
    arrive_minutes: 20,
    starts_local: `${day}T18:15:00`,
    venue_detail: "gym",
  });
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, {
    ...desk,
    timezoneId: zoneOfSeason,
  });
  const page = await openTab(`/app/schedule?view=agenda&day=${day}`);
  await page.getByRole("button", { name: "Compose" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Weekly practice" }).waitFor();
  assert.equal(await axeFaults(page), []);
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Weekly practice" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Sunday");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  assert.is(await form.getByRole("textbox", { name: "Field or court" }).inputValue(), "gym");
  await form.getByText(/^Every Mon, 18:15 to 19:30: 3 practices, the last on /).waitFor();
  // Enter in any field submits the form.
  await form.getByRole("textbox", { name: "Starts" }).press("Enter");
  await page.getByText("Added 3 practices. Game on!").waitFor();
  await page.getByRole("button", { name: "Hide" }).click();
  await page.getByRole("link", { name: "Practice" }).first().waitFor();
  const { events } = await coach.call<Schemas["ScheduleWindow"]>(
    "GET",
    `/team/team_id/${teamId}/event?from=${monday}&days=1`,
  );
  const [first] = events;
  await page.goto(`${new URL(page.url()).origin}/app/schedule?event=${teamId}.${first?.id}`);
  const sheet = page.getByRole("dialog", { name: "Practice" });
  await sheet.getByText(/^Every Mon until /).waitFor();
  await sheet.getByRole("button", { name: "More" }).click();
  await sheet.getByText(/^All 3 of this series/).waitFor();
  assert.equal(await axeFaults(page), []);
  await sheet.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Taken back. They were never there.").first().waitFor();
  const left = await coach.call<Schemas["ScheduleWindow"]>(
    "GET",
    `/team/team_id/${teamId}/event?from=${monday}&days=62`,
  );
  assert.equal(
    left.events.map(({ venue_detail, series_id }) => [venue_detail, series_id]),
    [["gym", null]],
  );
  assert.equal(faults, []);
  await context.close();
});

test("a later start for this and later leaves an event with its own time and the earlier ones, and Undo reverts it", async ({
  browser,
  product,
}) => {
  const { coach, teamId, read } = await makeFourMondays(product);
  const times = async () => (await read()).map(({ starts_local }) => starts_local.slice(11, 16));
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const change = async (page: Page, event: Schemas["ScheduleEvent"] | undefined, time: string) => {
    await page.goto(`${new URL(page.url()).origin}/app/schedule?change=${teamId}.${event?.id}`);
    const starts = page.getByRole("textbox", { name: "Starts" });
    await starts.press("ControlOrMeta+a");
    await starts.pressSequentially(time);
    await page.getByRole("button", { name: "Move one or more" }).click();
    await page.getByRole("button", { name: "Move only this one" }).waitFor();
    assert.equal(await tooWide(page), [], "the question");
    assert.equal(await axeFaults(page), []);
  };
  const page = await openTab("/app/schedule");
  const [, second, third] = await read();
  await change(page, third, "16:00");
  await page.keyboard.press("Enter");
  await page
    .getByText(/^Moved\. /)
    .first()
    .waitFor();
  assert.equal(await times(), ["17:30", "17:30", "16:00", "17:30"]);

  await change(page, second, "18:00");
  await page.getByRole("button", { name: "This and later" }).click();
  await page.getByText("Moves 2 practices.").waitFor();
  await page.getByRole("radiogroup", { name: "1 has its own time." }).waitFor();
  assert.equal(await tooWide(page), [], "the review");
  assert.equal(await axeFaults(page), []);
  await page.getByRole("radio", { name: "Change them too" }).check({ force: true });
  await page.getByText("Moves 3 practices.").waitFor();
  await page.getByRole("radio", { name: "Keep theirs" }).check({ force: true });
  await page.getByText("Moves 2 practices.").waitFor();
  await page.getByRole("button", { name: "Move 2" }).click();
  await page
    .getByText(/^Moved\. /)
    .first()
    .waitFor();
  assert.equal(await times(), ["17:30", "18:00", "16:00", "18:00"]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByText("17:30 to 19:00").waitFor();
  assert.equal(await times(), ["17:30", "17:30", "16:00", "17:30"]);
  assert.equal(faults, []);
  await context.close();
});

test("this and later are called off in three presses, and put back on by one; Undo includes the same ones", async ({
  browser,
  product,
}) => {
  const { coach, teamId, read } = await makeFourMondays(product);
  const states = async () => (await read()).map(({ status, version }) => `${status} ${version}`);
  const [, second] = await read();
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab(`/app/schedule?event=${teamId}.${second?.id}`);
  const { press, count } = countPresses();
  await press(page.getByRole("button", { name: "Call off" }));
  await page.getByRole("radiogroup", { name: "Which ones?" }).waitFor();
  assert.equal(await smallChips(page), [], "the choice below 44 px");
  assert.equal(await tooWide(page), [], "the reasons and the choice");
  assert.equal(await axeFaults(page), []);
  // Arrow keys move within a radio group.
  await page.getByRole("radio", { name: "Only this one" }).focus();
  await page.keyboard.press("ArrowDown");
  await press(page.getByRole("button", { name: "Field closed" }));
  await page
    .getByText(/^3 called off\. /)
    .first()
    .waitFor();
  assert.is(count().presses, 2);
  assert.equal(await states(), ["on 1", "called_off 2", "called_off 2", "called_off 2"]);
  assert.equal(await tooWide(page), [], "the sheet of what is off");
  assert.equal(await axeFaults(page), []);
  await press(page.getByRole("button", { name: "Put this and 2 later back on" }));
  await page
    .getByText(/^3 back on\. /)
    .first()
    .waitFor();
  assert.equal(await states(), ["on 1", "on 3", "on 3", "on 3"]);
  await press(page.getByRole("button", { name: "Undo" }).first());
  await page.getByRole("button", { name: "Put this and 2 later back on" }).waitFor();
  assert.equal(await states(), ["on 1", "called_off 4", "called_off 4", "called_off 4"]);
  assert.equal(faults, []);
  await context.close();
});

test("a wrong weekday is corrected from the sheet, which moves all events within their weeks", async ({
  browser,
  product,
}) => {
  const { coach, teamId, monday } = await makeSeason(product, 27);
  const day = (days: number) => isoDateOf(dayOf(monday) + days);
  await coach.call("POST", `/team/team_id/${teamId}/series`, {
    rule: { weekdays: 2, every_weeks: 1, first_day: monday, last_day: day(27), skip_days: [] },
    fields: { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 },
  });
  const read = async () => {
    const path = `/team/team_id/${teamId}/event?from=${monday}&days=62`;
    return (await coach.call<Schemas["ScheduleWindow"]>("GET", path)).events;
  };
  const before = await read();
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, phone);
  const page = await openTab(`/app/schedule?event=${teamId}.${before[1]?.id}`);
  const { press, count } = countPresses();
  await press(page.getByRole("button", { name: "More" }));
  assert.equal(await tooWide(page), [], "the sheet with all that staff can do");
  await press(page.getByRole("link", { name: "Change the rule" }));
  const form = page.getByRole("dialog", { name: "Change the rule" });
  await form.getByText(/^Every Mon: 4 to come, the last on /).waitFor();
  await press(form.getByRole("checkbox", { name: "Monday" }));
  await press(form.getByRole("checkbox", { name: "Wednesday" }));
  assert.equal(await tooWide(page), [], "the rule's form");
  assert.equal(await smallChips(page), [], "weekdays below 44 px");
  assert.equal(await axeFaults(page), []);
  await press(form.getByRole("button", { name: "See what happens" }));
  await form.getByText("Moves 4 practices.").waitFor();
  const first = `${dayText(day(0))} → ${dayText(day(2))}`;
  assert.is(await form.getByText(first).isVisible(), false);
  await form.getByText("Which ones?").focus();
  await page.keyboard.press("Enter");
  await form.getByText(first).waitFor();
  assert.is(await form.getByRole("region", { name: "Moves" }).getByRole("listitem").count(), 4);
  assert.equal(await tooWide(page), [], "the review with its days");
  assert.equal(await axeFaults(page), []);
  await press(form.getByRole("button", { name: "Move 4" }));
  await page
    .getByText(/^Changed\. /)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Share" }).waitFor();
  assert.is(await page.getByRole("button", { name: "Undo" }).count(), 0);
  assert.is(count().presses, 6);
  assert.equal(
    (await read()).map(({ id, first_day }) => [id, first_day]),
    before.map(({ id }, week) => [id, day(7 * week + 2)]),
  );
  assert.equal(faults, []);
  await context.close();
});

/** A team with a practice on each of four Mondays, at 17:30. */
async function makeFourMondays(product: Product) {
  const made = await makeSeason(product, 27);
  const { coach, teamId, monday } = made;
  await coach.call("POST", `/team/team_id/${teamId}/series`, {
    rule: {
      weekdays: 2,
      every_weeks: 1,
      first_day: monday,
      last_day: isoDateOf(dayOf(monday) + 27),
      skip_days: [],
    },
    fields: { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 },
  });
  const read = async () => {
    const path = `/team/team_id/${teamId}/event?from=${monday}&days=62`;
    return (await coach.call<Schemas["ScheduleWindow"]>("GET", path)).events;
  };
  return { ...made, read };
}

test.run();
