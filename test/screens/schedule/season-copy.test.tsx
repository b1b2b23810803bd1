import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { plan, series } from "../../support/people/series";
import { team } from "../../support/people/team";
import { openUser, screen, viewSuite, within } from "../../support/view/dom";
import { openEventDialogs } from "../../support/view/event-server";

const test = viewSuite("the same as last season");
// Loads the Temporal polyfill before the tests type into the date field, which would load it itself.
test.before(async () => {
  await import("temporal-polyfill");
});

const path = "/team/team_id/rockets";
const season = { id: "1", name: "Fall", starts_on: "2026-09-01", ends_on: "2026-12-10", closed_at: null };
const over = { ...series().rule, first_day: "2026-01-01", last_day: "2026-05-28" };
const tuesdays = series({ rule: { ...over, weekdays: 4 }, may_take_back: false });
const saturdays = series({ id: "s2", rule: { ...over, weekdays: 64 }, may_take_back: false });
const added = ["11-24", "11-28", "12-01", "12-05", "12-08"].map((day) => `2026-${day}T17:30:00`);
type Body = { dry_run?: boolean; plan_tag?: string; series_ids: string[] };
const copying =
  (given = plan({ added })) =>
  async (request: Request) => {
    const body = (await request.clone().json()) as Body;
    return { plan: given, ...(!body.dry_run && { series: [series({ id: "n1" })] }) };
  };

const open = async (given: Record<string, unknown> = {}) => {
  const opened = openEventDialogs({
    query: "?copy",
    replies: {
      [`GET ${path}`]: team({ id: "rockets", seasons: [season] }),
      [`GET ${path}/series`]: { series: [tuesdays, saturdays] },
      [`POST ${path}/schedule_copy`]: copying(),
      ...given,
    },
  });
  const dialog = await screen.findByRole("dialog", { name: "Same as last season for Rockets" });
  return { ...opened, person: openUser(), within: within(dialog) };
};

test("what is over is ticked for the season's days; one press copies it, and the notice takes it back", async () => {
  const opened = await open();
  const boxes = await opened.within.findAllByRole("checkbox");
  assert.equal(
    boxes.map((box) => [(box as HTMLInputElement).checked, box.getAttribute("aria-labelledby") !== null]),
    [
      [true, true],
      [true, true],
    ],
  );
  assert.ok(opened.within.getByRole("checkbox", { name: "Every Tue, 17:30" }));
  assert.ok(opened.within.getByText("5 practices from Nov 24 to Dec 8."));
  await opened.person.click(opened.within.getByRole("button", { name: "Copy 2 series" }));
  assert.ok(await screen.findByText(/^Added \d+ practices\. Game on!$/));
  assert.ok(screen.getByRole("button", { name: "Undo" }));
  assert.is(opened.query(), "");
  const [planned, saved] = opened.bodies as Body[];
  assert.equal(planned, {
    series_ids: ["s1", "s2"],
    first_day: "2026-11-22",
    last_day: "2026-12-10",
    dry_run: true,
  } as object);
  assert.equal([saved?.plan_tag, saved?.dry_run], ["tag-1", undefined]);
});

test("one less is copied alone; without any the button says why, and a refusal is read beside it", async () => {
  const opened = await open({ [`POST ${path}/schedule_copy`]: "EVENT_ITEM_403_FULL" });
  const box = await opened.within.findByRole("checkbox", { name: "Every Sat, 17:30" });
  await opened.person.click(box);
  assert.ok(opened.within.getByText("3 practices from Nov 24 to Dec 8."));
  await opened.person.click(opened.within.getByRole("button", { name: "Copy 1 series" }));
  assert.ok(await opened.within.findByText(messageTexts.EVENT_ITEM_403_FULL));
  await opened.person.click(opened.within.getByRole("checkbox", { name: "Every Tue, 17:30" }));
  assert.ok(opened.within.getByText("Tick what comes back."));
  assert.ok(opened.within.getByRole("button", { name: "Copy" }));
});

test("a night on which the clock jumps is shown before it counts", async () => {
  const odd = plan({ added, odd_nights: [{ day: "2026-12-01", becomes: "2026-12-01T18:30:00" }] });
  const opened = await open({ [`POST ${path}/schedule_copy`]: copying(odd) });
  await opened.person.click(await opened.within.findByRole("button", { name: "Copy 2 series" }));
  assert.ok(await opened.within.findByText("On Dec 1 the clock jumps: 17:30 becomes 18:30."));
  await opened.person.click(opened.within.getByRole("button", { name: "Back" }));
  assert.ok(opened.within.getByRole("button", { name: "Copy 2 series" }));
});

test("a team without series that are over reads so; a failed read can be tried again", async () => {
  const opened = await open({ [`GET ${path}/series`]: "EVENT_ITEM_401_REQUEST" });
  await opened.within.findByText(messageTexts.EVENT_ITEM_401_REQUEST);
  opened.replies[`GET ${path}/series`] = { series: [] };
  await opened.person.click(opened.within.getByRole("button", { name: "Try again" }));
  assert.ok(await opened.within.findByText("Nothing to copy yet."));
});

test.run();
