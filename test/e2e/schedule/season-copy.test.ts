import * as assert from "uvu/assert";
import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import type { components } from "../../../openapi";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { tooWide } from "../../support/browser/too-wide";
import { makeGrownUp, openBrowserOf } from "../../support/people/grown-ups";
import { countPresses } from "../../support/people/presses";

const test = productSuite("the same as last season");
const zone = "America/Chicago";

test("two series that are over are copied in two presses after the menu, and a third takes them back", async ({
  browser,
  product,
}) => {
  const coach = await makeGrownUp(product);
  const today = dayOf(new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(Date.now()));
  const ends_on = isoDateOf(today + 40);
  const { id: teamId } = await coach.startTeam("Rockets", {
    season: { name: "Spring", starts_on: isoDateOf(today + 3), ends_on },
  });
  const days = { first_day: isoDateOf(today - 13), last_day: isoDateOf(today - 1), skip_days: [] };
  for (const [weekdays, starts_local] of [
    [4, "17:30"],
    [64, "09:00"],
  ] as const)
    await coach.call("POST", `/team/team_id/${teamId}/series`, {
      rule: { weekdays, every_weeks: 1, ...days },
      fields: { kind: "practice", timing: "timed", starts_local, kit: "blue" },
    });
  const { openTab, context, faults } = await openBrowserOf(coach, browser, product, {
    viewport: { width: 360, height: 740 },
    timezoneId: zone,
  });
  const page = await openTab("/app/schedule");
  await page.getByRole("button", { name: "Compose" }).click();
  const { press, count } = countPresses();
  await press(page.getByRole("button", { name: "Same as last season" }));
  const form = page.getByRole("dialog", { name: "Same as last season" });
  await form.getByRole("checkbox", { name: "Every Sat, 9:00" }).waitFor();
  assert.equal(await tooWide(page), []);
  assert.equal(await axeFaults(page), []);
  await press(form.getByRole("button", { name: "Copy 2 series" }));
  await page.getByText(/^Added \d+ practices\. Game on!$/).waitFor();
  assert.equal(count(), { presses: 2, fields: 0 });
  const read = async () => {
    const path = `/team/team_id/${teamId}/event?from=${isoDateOf(today)}&days=62`;
    const { events } = await coach.call<components["schemas"]["ScheduleWindow"]>("GET", path);
    return events.map(({ first_day, kit }) => [dayOf(first_day) >= today + 3, kit]);
  };
  const made = await read();
  assert.ok(made.length >= 10, `${made.length} practices`);
  assert.ok(made.every(([isInSeason, kit]) => isInSeason && kit === "blue"));
  await press(page.getByRole("button", { name: "Undo" }));
  await page.getByText("Taken back. They were never there.").first().waitFor();
  assert.equal(await read(), []);
  assert.equal(faults, []);
  await context.close();
});

test.run();
