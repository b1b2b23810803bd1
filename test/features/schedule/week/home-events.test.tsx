import "../../../support/view/happy-dom";
import { Fragment, useEffect, useState } from "react";
import * as assert from "uvu/assert";
import { countOf } from "../../../../domain/needs-you/needs-you";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import type { NeedsYouEvent } from "../../../../domain/schedule/needs-you-events";
import type { ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import { receiptsWith, scheduleWith } from "../../../../src/effects/schedule/schedule.actors";
import { ChalkUp } from "../../../../src/features/schedule/week/chalk-up";
import {
  type EventsRead,
  HomeEvents,
  type HomeEventsProps,
} from "../../../../src/features/schedule/week/home-events";
import { openSession, opened as signedIn } from "../../../support/machines/session";
import { hoursOff, part, practice, week } from "../../../support/people/week";
import { json, openClient } from "../../../support/server/api";
import { until } from "../../../support/until";
import { act, openUser, render, screen, viewSuite, within } from "../../../support/view/dom";

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
    arrives_at: `${day}T23:15:00.000Z`,
  });

const wanted = (event_id: string): NeedsYouEvent => ({
  kind: "answer_wanted",
  id: `answer_wanted ${event_id}`,
  event_id,
  count: 1,
});

test("the next event is the hero, answered there; the three after it follow", async () => {
  const days = ["2026-11-27", "2026-11-21", "2026-11-24", "2026-11-25", "2026-11-26"];
  const { opened, requests } = open(week({ events: days.map((day, at) => on(`e${at}`, day)) }));
  await until(() => screen.queryByRole("region", { name: "Up next" }));
  const [hero = document.body, ...later] = screen.getAllByRole("article");
  assert.ok(within(hero).getByRole("heading", { level: 2, name: "On 2026-11-24 · Rockets" }));
  assert.ok(within(hero).getByText("Next · Tue, Nov 24"));
  for (const words of ["17:15", "be there", "starts 17:30"]) assert.ok(within(hero).getByText(words));
  const maps = within(hero).getByRole("link", { name: "Open in maps" });
  assert.match(maps.getAttribute("href") ?? "", /1%20River%20Road$/);
  assert.equal(
    later.map((card) => within(card).getByRole("heading").textContent),
    ["On 2026-11-25", "On 2026-11-26", "On 2026-11-27"],
  );
  const user = openUser();
  await user.click(within(hero).getByRole("button", { name: "In" }));
  await until(() => within(hero).queryByText(/^You, /));
  assert.equal(
    requests.map(({ method }) => method),
    ["GET", "PUT"],
  );
  await user.click(within(hero).getByRole("link", { name: /^On / }));
  await user.click(screen.getByRole("link", { name: "Schedule" }));
  assert.equal(opened, ["/app/schedule?event=rockets.e2", "/app/schedule"]);
});

const needsYouList = () => within(screen.getByRole("list", { name: "Needs you" }));
const puts = (requests: readonly Request[]) => requests.filter(({ method }) => method === "PUT").length;

test("missing answers are one row for the child, given by one press, and each can be changed in its own row", async () => {
  const days = ["2026-11-25", "2026-11-24", "2026-11-26", "2026-11-27", "2026-11-28"];
  const events = days.map((day, at) => on(`e${at}`, day));
  const items = [wanted("e1"), wanted("e0"), wanted("e2")];
  const { counts, read, requests, opened } = open(week({ events }), items);
  const user = openUser();
  const press = () => needsYouList().queryByRole("button", { name: "In for both, Maya" });
  await until(press);
  const row = needsYouList().getByRole("button", { name: "Maya 2 answers" });
  assert.is(row.getAttribute("aria-expanded"), "false");
  assert.equal(
    ["e1", "e0"].map((id) => [read.at(-1)?.isInHero(wanted(id)), read.at(-1)?.isInAnswers(wanted(id))]),
    [
      [true, false],
      [false, true],
    ],
  );
  const upNext = within(screen.getByRole("region", { name: "Up next" }));
  assert.equal(
    upNext.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent),
    ["On 2026-11-27", "On 2026-11-28"],
  );
  assert.is(counts.at(-1), 3, "the hero's counts too");
  await user.click(press() ?? document.body);
  await until(() => needsYouList().queryByRole("button", { name: "Maya All answered" }));
  assert.equal([press(), counts.at(-1), puts(requests)], [null, 1, 2]);
  await user.click(needsYouList().getByRole("button", { name: "Maya All answered" }));
  const answers = needsYouList().getAllByRole("group");
  assert.equal(
    answers.map((group) => group.getAttribute("aria-label")),
    ["Maya, On 2026-11-25 Wed, Nov 25 17:30", "Maya, On 2026-11-26 Thu, Nov 26 17:30"],
  );
  const out = within(answers[1] ?? document.body).getByRole("button", { name: "Out" });
  await user.click(out);
  await until(() => puts(requests) === 3);
  await user.click(needsYouList().getByRole("link", { name: "On 2026-11-26" }));
  assert.equal(opened, ["/app/schedule?event=rockets.e2"]);
});

test("what clashes is apart and has no button for all", async () => {
  const clash = { ...on("e3", "2026-11-25"), team_id: "comets", mine: [part({ membership_id: "maya-2" })] };
  const events = [on("e1", "2026-11-24"), on("e2", "2026-11-25"), clash, on("e4", "2026-11-26")];
  const { requests } = open(week({ events }), [wanted("e2"), wanted("e3"), wanted("e4")]);
  const user = openUser();
  await until(() => needsYouList().queryByRole("button", { name: "In, Maya" }));
  const apart = needsYouList().getByRole("button", { name: "Maya Two places at once" });
  assert.is(needsYouList().getAllByRole("button", { name: /^In/ }).length, 1);
  await user.click(needsYouList().getByRole("button", { name: "In, Maya" }));
  await until(() => needsYouList().queryByRole("button", { name: "Maya All answered" }));
  assert.is(puts(requests), 1);
  await user.click(apart);
  assert.ok(needsYouList().getByText(/^Maya can't be in two places: /));
  assert.is(needsYouList().getAllByRole("group").length, 2);
});

test("the plain row of Needs you is shown if its event is beyond the loaded days", async () => {
  const { counts } = open(week({ events: [on("e1", "2026-11-24")] }), [wanted("e2")]);
  await until(() => screen.queryByRole("article"));
  const list = within(screen.getByRole("list", { name: "Needs you" }));
  assert.ok(list.getByText("An answer is missing."));
  assert.is(counts.at(-1), 1);
});

test("a change is acknowledged in its row, which then goes", async () => {
  const changes = [{ what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" }];
  const moved = hoursOff({ ...on("e1", "2026-11-24"), changes }, 1);
  const change: NeedsYouEvent = { kind: "change", id: "change e1", event_id: "e1" };
  const { requests, acknowledged } = open(week({ events: [moved] }), [change]);
  const list = () => within(screen.getByRole("list", { name: "Needs you" }));
  await until(() => list().queryByText("On 2026-11-24: 9:00 → 17:30 Chicago time"));
  await openUser().click(list().getByRole("button", { name: "Got it, On 2026-11-24: 9:00 → 17:30" }));
  await until(() => acknowledged() > 0);
  assert.ok(requests.some(({ url, method }) => method === "POST" && url.endsWith("/schedule/got_it")));
});

test("a change of the next event stands in the hero; one that only counts as seen stays, until it is pressed", async () => {
  const changes = [{ what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" }];
  const before = { ...on("e1", "2026-11-24"), changes };
  const change: NeedsYouEvent = { kind: "change", id: "change e1", event_id: "e1" };
  const { read, serve, requests } = open(week({ events: [before, on("e2", "2026-11-25")] }), [change]);
  const hero = () => within(screen.queryAllByRole("article")[0] ?? document.body);
  await until(() => hero().queryByText("9:00 → 17:30"));
  assert.equal([read.at(-1)?.isInHero(change), read.at(-1)?.lingers(change)], [true, true]);
  const reads = requests.length;
  serve(week({ events: [on("e1", "2026-11-24"), on("e2", "2026-11-25")] }));
  await until(() => requests.length > reads && read.at(-1)?.left([change]).length === 0);
  assert.ok(hero().getByText("9:00 → 17:30"), "under the reader's eyes");
  assert.is(read.at(-1)?.lingers(change), true);
  await openUser().click(hero().getByRole("button", { name: /^Got it, / }));
  await until(() => !hero().queryByText("9:00 → 17:30"));
  assert.equal([read.at(-1)?.isInHero(change), read.at(-1)?.lingers(change)], [false, false]);
});

test("the hero's sum says how many are in as usual, also after an answer", async () => {
  const counts = { yes: 11, maybe: 0, no: 1, silent: 0, for_old_time: 0, usual: 4, away: 1 };
  const away = part({ answer: "no", source: "away", over: "away:0123456789abcdef" });
  open(week({ events: [{ ...on("e1", "2026-11-24"), counts, mine: [away] }] }));
  await until(() => screen.queryByText("11 in, 4 of them as usual"));
  await openUser().click(screen.getByRole("button", { name: "In" }));
  await until(() => screen.queryByText("12 in, 4 of them as usual"));
});

const caps = () =>
  [...document.querySelectorAll("[data-cap]")].map(
    (cap) => `${cap.getAttribute("data-cap")} ${cap.textContent}`,
  );

test("the squad's caps fill as families answer; without an answer there is a plain track", async () => {
  const counts = { yes: 0, maybe: 0, no: 0, silent: 3, not_joined: 1, for_old_time: 0 };
  const asking = { ...on("e1", "2026-11-24"), counts };
  const { serve } = open(week({ events: [asking] }));
  await until(() => screen.queryByText("No answers yet"));
  assert.ok(screen.getByText("1 not joined"));
  assert.equal(caps(), []);
  serve(week({ events: [{ ...asking, counts: { ...counts, yes: 1, no: 1, silent: 2 } }] }));
  await until(() => screen.queryByText("1 in"));
  assert.equal(caps(), ["yes 7", "no ", "silent I", "spot "]);
});

test("a full squad and the first event of a season bounce the drop once", async () => {
  const bouncing = () => document.querySelectorAll("[data-bouncing]").length;
  const full = { ...on("e9", "2026-11-24"), counts: { yes: 2, maybe: 0, no: 0, silent: 0, for_old_time: 0 } };
  const events = [{ ...full, season_edge: "first" as const }];
  const first = open(week({ events }));
  await until(() => screen.queryByText("Full squad!"));
  assert.is(bouncing(), 2);
  first.unmount();
  open(week({ events }));
  await until(() => screen.queryByText("Full squad!"));
  assert.is(bouncing(), 0);
});

const off = {
  ...on("e1", "2026-11-23"),
  status: "called_off" as const,
  called_off_for: "weather" as const,
};

test("what is called off is not the hero once it is acknowledged", async () => {
  open(week({ events: [off, on("e2", "2026-11-25")] }));
  await until(() => screen.queryByRole("region", { name: "Up next" }));
  const [hero = document.body] = screen.getAllByRole("article");
  assert.ok(within(hero).getByRole("heading", { name: "On 2026-11-25 · Rockets" }));
});

test("a calling-off within two days is the hero until it is acknowledged, with Got it inside and no answer to give", async () => {
  const changes = [{ what: "status" as const, before: null, after: "weather" }];
  const change: NeedsYouEvent = { kind: "change", id: "change e1", event_id: "e1" };
  const window = week({ today: "2026-11-22", events: [{ ...off, changes }, on("e2", "2026-11-25")] });
  const { read, acknowledged } = open(window, [change]);
  await until(() => screen.queryByText("Off tomorrow · rain"));
  const [hero = document.body] = screen.getAllByRole("article");
  assert.ok(within(hero).getByRole("heading", { level: 2, name: "On 2026-11-23 · Rockets" }));
  assert.is(within(hero).queryByRole("button", { name: "In" }), null);
  assert.is(read.at(-1)?.isInHero(change), true);
  await openUser().click(within(hero).getByRole("button", { name: /^Got it, / }));
  await until(() => acknowledged() > 0);
});

test("a calling-off that was only in sight on an earlier visit is the hero until Got it, and waits nowhere else", async () => {
  const seen_changes = [{ what: "status" as const, before: null, after: "weather" }];
  const next = on("e2", "2026-11-25");
  const window = week({ today: "2026-11-22", events: [{ ...off, seen_changes }, next] });
  const { read, serve, acknowledged } = open(window);
  await until(() => screen.queryByText("Off tomorrow · rain"));
  const change: NeedsYouEvent = { kind: "change", id: "change e1", event_id: "e1" };
  assert.is(read.at(-1)?.left([change]).length, 0);
  const hero = () => within(screen.getAllByRole("article")[0] ?? document.body);
  await openUser().click(hero().getByRole("button", { name: /^Got it, / }));
  await until(() => acknowledged() > 0);
  serve(week({ today: "2026-11-22", events: [off, next] }));
  await until(() => hero().queryByRole("heading", { name: "On 2026-11-25 · Rockets" }));
});

test("who came to what is over stands below what is next; staff are asked to mark it", async () => {
  const over = {
    ...on("e1", "2026-11-21"),
    mine: [part({ attendance: "present" }), part({ child_id: null, attendance: "late" })],
  };
  const { opened, serve, requests } = open(week({ events: [over, on("e2", "2026-11-24")] }));
  const link = (name: string) => screen.queryByRole("link", { name });
  await until(() => link("Maya was here. You came late."));
  const counts = { yes: 1, maybe: 0, no: 0, silent: 0, for_old_time: 0, marked: 0 };
  const window = week({ events: [{ ...over, mine: [], counts }, on("e2", "2026-11-24")] });
  const reads = requests.length;
  serve({ ...window, teams: window.teams.map((team) => ({ ...team, is_staff: true })) });
  await until(() => requests.length > reads && link("How was it?"));
  await openUser().click(link("How was it?") ?? document.body);
  assert.equal(opened, ["/app/schedule?attendance=rockets.e1"]);
});

test("staff are asked who is here while it is on", async () => {
  const counts = { yes: 1, maybe: 0, no: 0, silent: 0, for_old_time: 0, marked: 0 };
  const event = { ...on("e1", "2026-11-21"), ends_at: "2026-11-22T14:30:00.000Z", mine: [], counts };
  const window = week({ events: [event] });
  const { opened } = open({ ...window, teams: window.teams.map((team) => ({ ...team, is_staff: true })) });
  const link = () => screen.queryByRole("link", { name: "Who's here?" });
  await until(link);
  await openUser().click(link() ?? document.body);
  assert.equal(opened, ["/app/schedule?attendance=rockets.e1"]);
});

test("staff of a team without events begin with the first ones; families do not", async () => {
  const empty = week({ events: [], days: 62 });
  const { opened, serve, requests, read } = open(empty);
  await until(() => read.at(-1)?.isEmpty);
  assert.is(read.at(-1)?.start, null);
  const reads = requests.length;
  serve({ ...empty, teams: empty.teams.map((team) => ({ ...team, is_staff: team.id === "comets" })) });
  await until(() => requests.length > reads && screen.queryByRole("link", { name: "Weekly practice" }));
  const user = openUser();
  await user.click(screen.getByRole("link", { name: "Weekly practice" }));
  await user.click(screen.getByRole("link", { name: "A game" }));
  assert.equal(opened, ["/app/schedule?team=comets&new=weekly", "/app/schedule?team=comets&new=game"]);
});

test("without coming events nothing is shown, and the page is told", async () => {
  const { requests, read } = open(week({ events: [], days: 62 }));
  await until(() => read.at(-1)?.isEmpty);
  assert.is(read.at(-1)?.hero, null);
  assert.ok(requests.length > 0);
  assert.is(screen.queryByRole("region"), null);
});

function open(first: ScheduleWindow, needsYou: readonly NeedsYouEvent[] = []) {
  let window = first;
  const { client, requests } = openClient(async ({ method }) => {
    if (method === "GET") return json(window, 200, { etag: window === first ? '"1"' : '"2"' });
    return method === "POST"
      ? json({ items: [] })
      : json({
          membership_id: "maya",
          answer: "yes",
          note: null,
          answered_by: { name: "Kim", is_me: true },
          answered_at: "2026-11-22T14:00:00.000Z",
          answer_version: 9,
          is_for_old_time: false,
          seen_version: 3,
        });
  });
  const { session } = openSession();
  session.send(signedIn());
  const ports = { client, session, announce: () => {} };
  const opened: string[] = [];
  const read: EventsRead[] = [];
  const counts: number[] = [];
  let acknowledged = 0;
  const { unmount } = render(
    <Page
      machine={scheduleWith(ports, globalThis.window as never).schedule}
      receipts={receiptsWith(ports, globalThis.window as never)}
      onGotIt={() => {
        acknowledged += 1;
      }}
      needsYou={needsYou}
      onHandedOver={(events) => {
        read.push(events);
        counts.push(countOf(events.left(needsYou)));
      }}
      onOpened={(href) => opened.push(href)}
    />,
  );
  return {
    ...{ requests, opened, read, counts, unmount },
    acknowledged: () => acknowledged,
    /** Has the schedule read anew. */
    serve: (next: ScheduleWindow) => {
      window = next;
      act(() =>
        session.send({
          type: "pings.counted",
          pings: {
            new_feed_cards: 0,
            new_messages: 0,
            new_notifications: 1,
            last_new_ping_at: "2026-11-22T14:00:00.000Z",
          },
        }),
      );
    },
  };
}

type PageProps = Pick<HomeEventsProps, "machine" | "receipts" | "onGotIt" | "onOpened"> & {
  needsYou: readonly NeedsYouEvent[];
  onHandedOver: (events: EventsRead) => void;
};

const participant = (membership_id: string, change: Partial<EventDetails["participants"][number]> = {}) => ({
  ...{ membership_id, name: "Sam R.", number: null, answer: null, is_for_old_time: false, is_mine: false },
  ...change,
});
const squad = [
  participant("maya", { number: "7", answer: "yes", is_mine: true }),
  participant("ivy", { name: "Ivy" }),
];
const SquadOf: HomeEventsProps["SquadReader"] = ({ onRead }) => {
  useEffect(() => onRead(squad), [onRead]);
  return null;
};

const celebratedKeys = new Set<string>();
const celebrated = {
  has: (key: string) => celebratedKeys.has(key),
  add: (key: string) => celebratedKeys.add(key),
};

/** The hero above *Needs you* and the events after it. */
function Page({ onHandedOver, needsYou, ...props }: PageProps) {
  const [events, setEvents] = useState<EventsRead | null>(null);
  const row = <li>An answer is missing.</li>;
  return (
    <>
      {events?.hero}
      {events?.start}
      <ul aria-label="Needs you">
        {events?.answers.map((person) => person.row)}
        {events &&
          needsYou
            .filter((item) => !events.isInAnswers(item))
            .map((item) => <Fragment key={item.id}>{events.draw(item, row)}</Fragment>)}
      </ul>
      {events?.upNext(needsYou)}
      <HomeEvents
        {...props}
        needsYou={needsYou}
        scheduleHref="/app/schedule"
        newHref={(kind, teamId) => `/app/schedule?team=${teamId}&new=${kind}`}
        ChalkUp={ChalkUp}
        OfferCard={() => null}
        onRead={(given) => {
          if (given) onHandedOver(given);
          setEvents(given);
        }}
        attendanceHrefOf={({ team_id, id }) => `/app/schedule?attendance=${team_id}.${id}`}
        hrefOf={({ team_id, id }) => `/app/schedule?event=${team_id}.${id}`}
        hiddenClashes={() => []}
        SquadReader={SquadOf}
        celebrated={celebrated}
        now={() => sunday}
      />
    </>
  );
}

test.run();
