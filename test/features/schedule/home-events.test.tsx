import "../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import type { ScheduleWindow } from "../../../domain/schedule/agenda";
import { sessionMachine } from "../../../machines/session/session.machine";
import { HomeEvents } from "../../../src/features/schedule/home-events";
import { openSchedule } from "../../../src/wiring/schedule.wiring";
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

test("the next three events stand on Home, and are answered there", async () => {
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

test("nothing is shown where nothing comes", async () => {
  const { requests } = open(week({ events: [], days: 62 }));
  await until(() => requests.length > 1);
  assert.is(screen.queryByRole("region"), null);
});

function open(window: ScheduleWindow) {
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
  const session = createActor(sessionMachine, {
    input: { generation: 0, owedLogOut: false, hasHint: false },
  }).start();
  const ports = { client, session, announce: () => {} };
  const opened: string[] = [];
  render(
    <HomeEvents
      machine={openSchedule(ports, globalThis.window as never).schedule}
      scheduleHref="/app/schedule"
      hrefOf={({ team_id, id }) => `/app/schedule?event=${team_id}.${id}`}
      onOpened={(href) => opened.push(href)}
      putAside={() => []}
      now={() => sunday}
    />,
  );
  return { requests, opened };
}

test.run();
