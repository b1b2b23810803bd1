import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { components } from "../../../openapi";
import { details } from "../../support/people/event";
import { plan, series } from "../../support/people/series";
import { openUser, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { openEventDialogs, pageNow } from "../../support/view/event-server";

const test = viewSuite("another rule for a series");
// Loads the Temporal polyfill before the tests type into the date field, which would load it itself.
test.before(async () => {
  await import("temporal-polyfill");
});
const path = "/team/team_id/rockets";
type Body = components["schemas"]["SeriesChange"];
const standing = details(
  { series_id: "s1", first_day: "2026-12-01", starts_local: "2026-12-01T17:30:00" },
  { series: series({ version: 3 }) },
);

async function open(reply: (body: Body) => unknown) {
  const opened = openEventDialogs({
    query: "?rule=rockets.e1",
    replies: {
      [`GET ${path}/event/event_id/e1`]: standing,
      [`PATCH ${path}/series/series_id/s1`]: async (request: Request) =>
        reply((await request.clone().json()) as Body),
    },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Change the rule" }));
  await dialog.findByRole("checkbox", { name: "Tuesday" });
  return { ...opened, dialog, person: openUser(), bodies: opened.bodies as Body[] };
}

test("opened from the sheet, other weekdays from here on are reviewed and then saved", async () => {
  const sheet = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}/event/event_id/e1`]: standing },
  });
  await openUser().click(await screen.findByRole("button", { name: "More" }));
  const way = screen.getByRole("link", { name: "Change the rule" });
  assert.is(way.getAttribute("href"), "/app/schedule?rule=rockets.e1");
  sheet.leave();

  const event = { event_id: "e9", starts_local: "2026-12-03T17:30:00" };
  const { dialog, person, bodies, headers, said, changes, query } = await open(({ dry_run }) => ({
    plan: plan({ called_off: [event], added: ["2026-12-04T17:30:00"], answers_for_old_time: 1 }),
    ...(!dry_run && { series: series({ id: "s2" }) }),
  }));
  assert.ok(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Tuesday" }).checked);
  assert.is(document.activeElement, dialog.getByRole("checkbox", { name: "Sunday" }));
  assert.ok(dialog.getByText("Every Tue and Thu: 6 to come, the last on Dec 10."));
  await person.click(dialog.getByRole("checkbox", { name: "Thursday" }));
  await person.click(dialog.getByRole("checkbox", { name: "Friday" }));
  await person.click(dialog.getByRole("radio", { name: "This and later" }));
  assert.ok(dialog.getByText("Every Tue and Fri: 3 to come, the last on Dec 8."));
  await person.click(dialog.getByRole("button", { name: "See what happens" }));
  assert.ok(await dialog.findByText("Adds 1 practice. Calls off 1."));
  assert.ok(dialog.getByText("1 answer will be asked again."));
  assert.ok(dialog.getByText("Every Tue and Fri"));
  await person.click(dialog.getByRole("button", { name: "Add 1, call off 1" }));
  await waitFor(() => assert.equal(said, ["success Changed. Game on!"]));
  const sent = {
    rule: { ...series().rule, weekdays: 0b0100100 },
    from_day: "2026-12-01",
  };
  assert.equal(bodies, [
    { ...sent, dry_run: true },
    { ...sent, plan_tag: "tag-1" },
  ]);
  assert.is(headers[0]?.["if-match"], '"3"');
  assert.equal([query(), changes()], ["", 1]);
});

test("after a change of rule the notice has Share without Undo, and the shared text names the rule", async () => {
  const told = {
    what: "moved",
    events: 3,
    mails: 9,
    starts_at: "2026-12-03T23:30:00.000Z",
    starts_local: "2026-12-03T17:30:00",
    tells_at: new Date(pageNow + 60_000).toISOString(),
  };
  const { dialog, person, said, shared, changes, query } = await open(({ dry_run }) => ({
    plan: plan(),
    ...(!dry_run && { series: series({ id: "s2" }), told }),
  }));
  await person.click(dialog.getByRole("checkbox", { name: "Thursday" }));
  await person.click(dialog.getByRole("checkbox", { name: "Friday" }));
  await person.click(dialog.getByRole("radio", { name: "This and later" }));
  await person.click(dialog.getByRole("button", { name: "See what happens" }));
  await person.click(await dialog.findByRole("button", { name: "Save" }));
  assert.ok(await screen.findByText(/^Changed\. /));
  assert.equal([said, changes(), query()], [[], 1, ""]);
  assert.is(screen.queryByRole("button", { name: "Undo" }), null);
  await person.click(screen.getByRole("button", { name: "Share" }));
  assert.equal(shared, [
    {
      title: "Practice",
      text: "Practice from Tue, Dec 1 on: every Tue and Fri until Dec 10.",
      path: "/app/schedule?event=rockets.e1",
    },
  ]);
});

test("a version conflict reads the series again and keeps the chosen rule", async () => {
  const { dialog, person, replies, headers, bodies } = await open(() => "REQUEST_412_CHANGED");
  await person.click(dialog.getByRole("checkbox", { name: "Friday" }));
  replies[`GET ${path}/event/event_id/e1`] = { ...standing, series: series({ version: 4 }) };
  await person.click(dialog.getByRole("button", { name: "See what happens" }));
  assert.ok(await dialog.findByText(messageTexts.REQUEST_412_CHANGED));
  assert.ok(dialog.getByRole<HTMLInputElement>("checkbox", { name: "Friday" }).checked);
  replies[`PATCH ${path}/series/series_id/s1`] = "SERIES_400_EMPTY";
  await person.click(dialog.getByRole("button", { name: "See what happens" }));
  assert.ok(await dialog.findByText(messageTexts.SERIES_400_EMPTY));
  assert.is(headers.at(-1)?.["if-match"], '"4"');
  assert.is(bodies.length, 2);
});

test("without a weekday nothing is sent; an event without a series has no rule", async () => {
  const { dialog, person, bodies, leave } = await open(() => "SERVER_500");
  for (const name of ["Tuesday", "Thursday"]) await person.click(dialog.getByRole("checkbox", { name }));
  assert.ok(dialog.getByText("Pick a weekday, or two."));
  await person.click(dialog.getByRole("button", { name: "See what happens" }));
  await waitFor(() => assert.is(document.activeElement, dialog.getByRole("checkbox", { name: "Sunday" })));
  assert.equal(bodies, []);
  leave();
  openEventDialogs({
    query: "?rule=rockets.e1",
    replies: { [`GET ${path}/event/event_id/e1`]: details() },
  });
  assert.ok(await screen.findByText("That one stands alone. There's no rule to change."));
});

test.run();
