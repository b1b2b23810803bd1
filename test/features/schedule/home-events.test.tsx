import "../../support/view/happy-dom";
import { Fragment, useState } from "react";
import * as assert from "uvu/assert";
import type { ScheduleWindow } from "../../../domain/schedule/agenda";
import {
  type AskedLines,
  type DrawAsked,
  HomeEvents,
  type HomeEventsProps,
} from "../../../src/features/schedule/home-events";
import { openSchedule } from "../../../src/wiring/schedule-charts.wiring";
import { openSession, opened as signedIn } from "../../support/charts/session";
import { practice, week } from "../../support/people/week";
import { json, openClient } from "../../support/server/api";
import { until } from "../../support/until";
import { openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("events on Home");
const sunday = Date.parse("2026-11-22T14:00:00Z");
const on = (id: string, day: string) =>
  practice({
    id,
    title: `On ${day}`,
    first_day: day,
    last_day: day,
    starts_at: `${day}T23:30:00.000Z`,
    ends_at: `${day}T23:59:00.000Z`,
  });

test("Home shows the next three events, which can be answered there", async () => {
  const days = ["2026-11-27", "2026-11-21", "2026-11-24", "2026-11-25", "2026-11-26"];
  const { opened, requests } = open(week({ events: days.map((day, at) => on(`e${at}`, day)) }));
  await until(() => screen.queryByRole("region", { name: "Up next" }));
  const cards = screen.getAllByRole("article");
  assert.equal(
    cards.map((card) => within(card).getByRole("heading").textContent),
    ["On 2026-11-24", "On 2026-11-25", "On 2026-11-26"],
  );
  const [first = document.body] = cards;
  const user = openUser();
  await user.click(within(first).getByRole("button", { name: "In" }));
  await until(() => within(first).queryByText(/^You, /));
  assert.equal(
    requests.map(({ method }) => method),
    ["GET", "PUT"],
  );
  await user.click(within(first).getByRole("link"));
  await user.click(screen.getByRole("link", { name: "Schedule" }));
  assert.equal(opened, ["/app/schedule?event=rockets.e2", "/app/schedule"]);
});

test("an event with missing answers is in Needs you with its day, can be answered there, and is not in Up next", async () => {
  const days = ["2026-11-25", "2026-11-24", "2026-11-26", "2026-11-27", "2026-11-28"];
  const events = days.map((day, at) => on(`e${at}`, day));
  const { settled, requests } = open(week({ events }), [{ id: "w1", event_ids: ["e0", "e1"] }]);
  const needsYou = () => within(screen.getByRole("list", { name: "Needs you" }));
  await until(() => needsYou().queryAllByRole("article").length > 0);
  assert.is(screen.queryByText("An answer is missing."), null);
  const titles = (of: { getAllByRole: typeof screen.getAllByRole }) =>
    of.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  assert.equal(titles(needsYou()), ["On 2026-11-24", "On 2026-11-25"]);
  const upNext = within(screen.getByRole("region", { name: "Up next" }));
  assert.equal(titles(upNext), ["On 2026-11-26", "On 2026-11-27", "On 2026-11-28"]);
  const [first = document.body, second = document.body] = needsYou().getAllByRole("article");
  assert.ok(within(first).getByText("Nov"));
  assert.ok(within(first).getByText("17:30 · be there 17:15"));
  const user = openUser();
  for (const card of [first, second]) {
    assert.equal(settled.at(-1), []);
    await user.click(within(card).getByRole("button", { name: "In" }));
    await until(() => within(card).queryByText(/^You, /));
  }
  assert.equal(settled.at(-1), ["w1"]);
  assert.equal(titles(needsYou()), ["On 2026-11-24", "On 2026-11-25"], "answers can be changed there");
  assert.is(requests.filter(({ method }) => method === "PUT").length, 2);
});

test("cards of Needs you come soonest first, whichever team asks", async () => {
  const days = ["2026-11-27", "2026-11-24", "2026-11-25"];
  const { settled } = open(week({ events: days.map((day, at) => on(`e${at}`, day)) }), [
    { id: "w1", event_ids: ["e0", "e1"] },
    { id: "w2", event_ids: ["e2"] },
  ]);
  const needsYou = () => within(screen.getByRole("list", { name: "Needs you" }));
  await until(() => needsYou().queryAllByRole("article").length > 0);
  assert.equal(
    needsYou()
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
    ["On 2026-11-24", "On 2026-11-25", "On 2026-11-27"],
  );
  const [, second = document.body] = needsYou().getAllByRole("article");
  await openUser().click(within(second).getByRole("button", { name: "In" }));
  await until(() => within(second).queryByText(/^You, /));
  assert.equal(settled.at(-1), ["w2"]);
  assert.is(screen.queryByText("An answer is missing."), null);
});

test("the plain row of Needs you is shown if its events are beyond the loaded days", async () => {
  open(week({ events: [on("e1", "2026-11-24")] }), [{ id: "w1", event_ids: ["e2"] }]);
  await until(() => screen.queryByRole("region", { name: "Up next" }));
  const list = within(screen.getByRole("list", { name: "Needs you" }));
  assert.ok(list.getByText("An answer is missing."));
});

test("the plain row stays below the cards if some of its events are beyond the loaded days", async () => {
  open(week({ events: [on("e1", "2026-11-24")] }), [{ id: "w1", event_ids: ["e1", "e2"] }]);
  const list = within(screen.getByRole("list", { name: "Needs you" }));
  await until(() => list.queryByRole("article"));
  assert.equal(
    list.getAllByRole("listitem").map((row) => row.textContent?.includes("On 2026-11-24")),
    [true, false],
  );
  assert.ok(list.getByText("An answer is missing."));
});

test("a page without Up next shows only the cards of Needs you", async () => {
  open(week({ events: [on("e1", "2026-11-24")] }), [{ id: "w1", event_ids: ["e1"] }], false);
  await until(() => screen.queryByRole("article"));
  assert.is(screen.queryByRole("region"), null);
});

test("without coming events nothing is shown", async () => {
  const { requests } = open(week({ events: [], days: 62 }));
  await until(() => requests.length > 1);
  assert.is(screen.queryByRole("region"), null);
});

function open(window: ScheduleWindow, needsYou: HomeEventsProps["needsYou"] = [], hasUpNext = true) {
  const { client, requests } = openClient(async ({ method }) =>
    method === "GET"
      ? json(window, 200, { etag: '"1"' })
      : json({
          membership_id: "maya",
          answer: "yes",
          note: null,
          answered_by: { name: "Kim", is_me: true },
          answered_at: "2026-11-22T14:00:00.000Z",
          answer_version: 9,
          is_for_old_time: false,
          seen_version: 3,
        }),
  );
  const { session } = openSession();
  session.send(signedIn());
  const ports = { client, session, announce: () => {} };
  const opened: string[] = [];
  const settled: (readonly string[])[] = [];
  render(
    <Page
      machine={openSchedule(ports, globalThis.window as never).schedule}
      hasUpNext={hasUpNext}
      needsYou={needsYou}
      onSettled={(ids) => settled.push(ids)}
      onOpened={(href) => opened.push(href)}
    />,
  );
  return { requests, opened, settled };
}

type PageProps = Pick<HomeEventsProps, "machine" | "needsYou" | "hasUpNext" | "onOpened"> &
  Pick<AskedLines, "onSettled">;

/** *Needs you* above the next events. */
function Page({ onSettled, ...props }: PageProps) {
  const [asked, setAsked] = useState<{ draw: DrawAsked } | null>(null);
  const row = <li>An answer is missing.</li>;
  const lines = props.needsYou.map((item) => ({ item, row }));
  return (
    <>
      <ul aria-label="Needs you">
        {asked
          ? asked.draw({ lines, onSettled })
          : lines.map(({ item }) => <Fragment key={item.id}>{row}</Fragment>)}
      </ul>
      <HomeEvents
        {...props}
        scheduleHref="/app/schedule"
        onAsked={setAsked}
        hrefOf={({ team_id, id }) => `/app/schedule?event=${team_id}.${id}`}
        putAside={() => []}
        now={() => sunday}
      />
    </>
  );
}

test.run();
