import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { components } from "../../../openapi";
import { details } from "../../support/people/event";
import { plan, series } from "../../support/people/series";
import { openUser, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { openEventDialogs, pageNow } from "../../support/view/event-server";

const test = viewSuite("scopes in the event's form");
const path = "/team/team_id/rockets/event/event_id/e1";
const standing = details({ series_id: "s1" }, { series: series() });
const moved = {
  ...standing,
  event: { ...standing.event, starts_local: "2026-11-24T18:00:00", version: 4, time_version: 4 },
};
type Body = components["schemas"]["EventChange"];

async function open(reply: (body: Body) => unknown) {
  const opened = openEventDialogs({
    query: "?change=rockets.e1",
    replies: {
      "GET /team/team_id/rockets/venue": { venues: [] },
      [`GET ${path}`]: standing,
      [`PATCH ${path}`]: async (request: Request) => reply((await request.clone().json()) as Body),
    },
  });
  const person = openUser();
  const starts = await screen.findByRole<HTMLInputElement>("textbox", { name: "Starts" });
  await person.clear(starts);
  await person.type(starts, "18:00");
  const save = async () => {
    await person.click(screen.getByRole("button", { name: "Move one or more" }));
    return within(await screen.findByRole("group", { name: "Just this one, or more?" }));
  };
  return { ...opened, bodies: opened.bodies as Body[], person, starts, save };
}

const moveOn = (day: string) => ({
  event_id: day,
  from: `${day}T17:30:00`,
  to: `${day}T18:00:00`,
});
const move = moveOn("2026-11-24");

test("Save asks for the scope once; only this one is saved without a plan", async () => {
  const { person, bodies, save, said } = await open(() => ({
    ...moved,
    event: { ...moved.event, time_version: 1 },
  }));
  const choice = await save();
  assert.equal(
    choice.getAllByRole("button").map((button) => button.textContent),
    ["Move only this one", "This and later", "Back"],
  );
  await waitFor(() => assert.is(document.activeElement?.textContent, "Move only this one"));
  await person.click(choice.getByRole("button", { name: "Move only this one" }));
  await waitFor(() => assert.equal(said, ["success Saved. Game on!"]));
  assert.equal(bodies, [{ starts_local: "2026-11-24T18:00:00" }]);
});

test("a night that skips the typed start is shown with both times", async () => {
  const night = { day: "2026-12-01", becomes: "2026-12-01T19:00:00" };
  const { person, save } = await open(() => ({
    ...standing,
    plan: plan({ moved: [move], odd_nights: [night] }),
  }));
  const choice = await save();
  await person.click(choice.getByRole("button", { name: "This and later" }));
  assert.ok(await screen.findByText("On Dec 1 the clock jumps: 18:00 becomes 19:00."));
});

test("this and later shows the plan first, events with own times keep them or not, and Move 3 sends the plan's tag", async () => {
  const own = [{ event_id: "e2", starts_local: "2026-12-01T16:00:00", groups: ["time" as const] }];
  const told = {
    what: "moved",
    events: 3,
    mails: 4,
    starts_at: "2026-11-24T23:30:00.000Z",
    starts_local: "2026-11-24T17:30:00",
  };
  const tellsAt = new Date(pageNow + 60_000).toISOString();
  const { person, bodies, save } = await open(({ dry_run, keep_own }) => ({
    ...(dry_run ? standing : { ...moved, told: { ...told, tells_at: tellsAt } }),
    plan: keep_own
      ? plan({ moved: [move, moveOn("2026-11-26")], kept_own: own, answers_for_old_time: 9 })
      : plan({
          moved: [move, moveOn("2026-11-26"), moveOn("2026-12-01")],
          own_lost: 1,
          plan_tag: "tag-2",
          answers_for_old_time: 9,
        }),
  }));
  const choice = await save();
  await person.click(choice.getByRole("button", { name: "This and later" }));
  const review = within(await screen.findByRole("group", { name: "What happens" }));
  assert.ok(review.getByText("Moves 2 practices."));
  assert.ok(review.getByText(/Tue, Nov 24 to Thu, Nov 26\./));
  assert.equal(
    within(review.getByRole("list", { name: "What changes" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
    ["Starts was 17:30, now 18:00"],
  );
  assert.ok(review.getByText("9 answers will be asked again."));
  assert.ok(review.getByRole("button", { name: "Move 2" }));
  const unfold = review.getByText("Which ones?");
  assert.is(unfold.closest("details")?.open, false);
  unfold.focus();
  await person.click(unfold);
  const named = (name: string) =>
    within(review.getByRole("region", { name }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  assert.equal(named("Moves"), ["Tue, Nov 24, 17:30 → 18:00", "Thu, Nov 26, 17:30 → 18:00"]);
  assert.equal(named("Have their own"), ["Tue, Dec 1: time"]);
  assert.ok(review.getByRole("radiogroup", { name: "1 has its own time." }));
  assert.ok(review.getByRole<HTMLInputElement>("radio", { name: "Keep theirs" }).checked);
  await person.click(review.getByRole("radio", { name: "Change them too" }));
  await screen.findByText("Moves 3 practices.");
  await person.click(screen.getByRole("button", { name: "Move 3" }));
  assert.ok(await screen.findByText(/^Moved\. /));
  const sent = { starts_local: "2026-11-24T18:00:00", scope: "later" };
  assert.equal(bodies, [
    { ...sent, keep_own: true, dry_run: true },
    { ...sent, keep_own: false, dry_run: true },
    { ...sent, keep_own: false, plan_tag: "tag-2" },
  ]);
  assert.is(screen.queryByRole("button", { name: "Undo" }), null, "their own time is gone for good");
});

test("Undo changes all of them back", async () => {
  const { person, bodies, save } = await open(({ dry_run }) => ({
    ...(dry_run ? standing : moved),
    plan: plan({ moved: [move] }),
  }));
  await person.click((await save()).getByRole("button", { name: "This and later" }));
  await person.click(await screen.findByRole("button", { name: "Move 1" }));
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => assert.is(bodies.length, 3));
  assert.equal(bodies[2], {
    starts_local: "2026-11-24T17:30:00",
    answer_lead_minutes: null,
    scope: "later",
  });
});

test("a change that overwrites own times cannot be undone: it shows Share without Undo", async () => {
  const { person, save } = await open(({ dry_run }) => ({
    ...(dry_run ? standing : moved),
    plan: plan({ moved: [move], own_lost: 1 }),
  }));
  await person.click((await save()).getByRole("button", { name: "This and later" }));
  await person.click(await screen.findByRole("button", { name: "Move 1" }));
  assert.ok(await screen.findByRole("button", { name: "Share" }));
  assert.is(screen.queryByRole("button", { name: "Undo" }), null);
});

test("Back returns to the typed form; a failed plan shows the reason", async () => {
  const { person, save, starts, bodies } = await open(() => "EVENT_ITEM_403_OVER");
  const choice = await save();
  await person.click(choice.getByRole("button", { name: "This and later" }));
  assert.ok(await choice.findByText(messageTexts.EVENT_ITEM_403_OVER));
  await person.click(choice.getByRole("button", { name: "Back" }));
  assert.is(starts.value, "18:00");
  await waitFor(() => assert.is(document.activeElement?.textContent, "Move one or more"));
  assert.is(bodies.length, 1);
});

test("after a version conflict the other's version is shown, and nothing is changed", async () => {
  const { person, save, replies } = await open(() => "REQUEST_412_CHANGED");
  const choice = await save();
  replies[`GET ${path}`] = { ...standing, event: { ...standing.event, version: 5, venue_detail: "field 9" } };
  await person.click(choice.getByRole("button", { name: "This and later" }));
  assert.ok(
    await screen.findByText(/By now it says: Practice, Tue, Nov 24, 17:30 to 19:00, Riverside, field 9\./),
  );
  assert.ok(screen.getByRole("button", { name: "Keep mine" }));
});

test("a plan that has changed is refused, and the form is kept", async () => {
  const { person, save, starts } = await open(({ dry_run }) =>
    dry_run ? { ...standing, plan: plan({ moved: [move] }) } : "REQUEST_412_CHANGED",
  );
  await person.click((await save()).getByRole("button", { name: "This and later" }));
  await person.click(await screen.findByRole("button", { name: "Move 1" }));
  assert.ok(await screen.findByText(messageTexts.REQUEST_412_CHANGED));
  assert.is(starts.value, "18:00");
  assert.ok(screen.getByRole("button", { name: "Move one or more" }));
});

test.run();
