import "../../support/view/happy-dom";
import { useState } from "react";
import * as assert from "uvu/assert";
import type { ScheduleWindow } from "../../../domain/schedule/agenda";
import type { WaitingEvent } from "../../../domain/schedule/waits";
import { countOf } from "../../../domain/waiting/waiting";
import {
  type EventsRead,
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

const wanted = (event_id: string): WaitingEvent => ({
  kind: "answer_wanted",
  id: `answer_wanted ${event_id}`,
  event_id,
  count: 1,
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
  const { counts, requests } = open(week({ events }), [wanted("e1"), wanted("e0")]);
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
  for (const [nth, card] of [first, second].entries()) {
    assert.is(counts.at(-1), 2 - nth);
    await user.click(within(card).getByRole("button", { name: "In" }));
    await until(() => within(card).queryByText(/^You, /));
  }
  assert.is(counts.at(-1), 0);
  assert.equal(titles(needsYou()), ["On 2026-11-24", "On 2026-11-25"], "answers can be changed there");
  assert.is(requests.filter(({ method }) => method === "PUT").length, 2);
});

test("the plain row of Needs you is shown if its event is beyond the loaded days", async () => {
  const { counts } = open(week({ events: [on("e1", "2026-11-24")] }), [wanted("e2")]);
  assert.ok(screen.getByRole("list", { name: "Needs you" }));
  await until(() => screen.queryByText("An answer is missing."));
  assert.ok(screen.getByRole("region", { name: "Up next" }));
  assert.is(counts.at(-1), 1);
});

test("a page without Up next shows only the cards of Needs you", async () => {
  open(week({ events: [on("e1", "2026-11-24")] }), [wanted("e1")], false);
  await until(() => screen.queryByRole("article"));
  assert.is(screen.queryByRole("region"), null);
});

test("without coming events nothing is shown, and the page is told", async () => {
  const { requests, read } = open(week({ events: [], days: 62 }));
  await until(() => read.at(-1)?.isEmpty);
  assert.ok(requests.length > 0);
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
  const read: EventsRead[] = [];
  const counts: number[] = [];
  render(
    <Page
      machine={openSchedule(ports, globalThis.window as never).schedule}
      hasUpNext={hasUpNext}
      needsYou={needsYou}
      onHandedOver={(events) => {
        read.push(events);
        counts.push(countOf(events.left(needsYou)));
      }}
      onOpened={(href) => opened.push(href)}
    />,
  );
  return { requests, opened, read, counts };
}

type PageProps = Pick<HomeEventsProps, "machine" | "needsYou" | "hasUpNext" | "onOpened"> & {
  onHandedOver: (events: EventsRead) => void;
};

/** *Needs you* above the next events. */
function Page({ onHandedOver, ...props }: PageProps) {
  const [events, setEvents] = useState<EventsRead | null>(null);
  const row = <li>An answer is missing.</li>;
  return (
    <>
      <ul aria-label="Needs you">{events && props.needsYou.map((item) => events.draw(item, row))}</ul>
      <HomeEvents
        {...props}
        scheduleHref="/app/schedule"
        onRead={(given) => {
          if (given) onHandedOver(given);
          setEvents(given);
        }}
        hrefOf={({ team_id, id }) => `/app/schedule?event=${team_id}.${id}`}
        putAside={() => []}
        now={() => sunday}
      />
    </>
  );
}

test.run();
