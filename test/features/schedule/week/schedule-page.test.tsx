import "../../../support/view/happy-dom";
import * as assert from "uvu/assert";
import type { ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import { pushSubscriptionMachine } from "../../../../machines/push/push-subscription.machine";
import { receiptsWith, scheduleWith } from "../../../../src/effects/schedule/schedule.actors";
import type { NeedsYouRead } from "../../../../src/features/family/use-needs-you";
import { ScheduleScreen } from "../../../../src/screens/schedule/schedule.screen";
import { openSession, opened as signedIn } from "../../../support/machines/session";
import { at, leo, part, practice, week } from "../../../support/people/week";
import { type Answer, json, openClient, problem } from "../../../support/server/api";
import { until } from "../../../support/until";
import { openUser, render, screen, viewSuite, within } from "../../../support/view/dom";

const test = viewSuite("schedule page");
const sunday = Date.parse("2026-11-22T14:00:00Z");
let present = sunday;

/** The links to events: *Month* and others stand beside the filter. */
const cards = () =>
  screen
    .queryAllByRole("link")
    .filter(({ textContent }) => !["Month", "We're away", "Calendar links"].includes(textContent ?? ""));

test("days are named relative to today, and a card shows the local time of the place", async () => {
  await open(
    week({ events: [practice(at("2026-11-22", 12)), practice({ id: "e2", ...at("2026-11-24", 17) })] }),
  );
  assert.equal(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ["Needs you", "Today", "Tue, Nov 24"],
  );
  assert.ok(screen.getByText("17:00"));
  assert.ok(screen.getAllByText("be there 11:45"));
  assert.is(
    screen.getAllByRole("link", { name: "Practice" })[1]?.getAttribute("href"),
    "/app/schedule?event=rockets.e2",
  );
});

test("one press answers; it is shown as saved and announced once the server confirms", async () => {
  const { requests, sent } = await open(week({ events: [practice()] }));
  const answers = within(screen.getByRole("group", { name: "Maya, Practice Tue, Nov 24 17:30" }));
  await openUser().click(answers.getByRole("button", { name: "In" }));
  await until(() => answers.queryByRole("button", { name: "In", pressed: true }));
  assert.equal(await sent("PUT"), [{ answer: "yes", note: null, event_version: 3 }]);
  await until(() => screen.queryByText("Saved: Maya is in."));
  assert.ok(screen.getByText("All set. Game on!"));
  assert.ok(requests.length > 0);
});

test("what a press opens is wanted once the events are drawn", async () => {
  const { shown } = await open(
    week({ events: [practice(), practice({ id: "e2", ...at("2026-11-25", 9) })] }),
  );
  assert.equal(shown, [2]);
});

test("after Out a note can be added to the answer", async () => {
  const { sent } = await open(
    week({ events: [practice({ mine: [part({ answer: "no", answer_version: 2 })] })] }),
  );
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Add a note" }));
  await user.type(screen.getByRole("textbox", { name: "Note for the coach" }), "At the dentist{Enter}");
  await until(() => screen.queryByText("At the dentist"));
  assert.equal(await sent("PUT"), [{ answer: "no", note: "At the dentist", event_version: 3 }]);
});

test("another person's answer is shown, and can be kept or replaced", async () => {
  const theirs = part({
    answer: "no",
    answer_version: 1,
    answered_by: { name: "Alex Reyes", is_me: false },
    answered_at: "2026-11-22T13:02:00.000Z",
  });
  const { sent } = await open(week({ events: [practice()] }), (request) => {
    if (request.method === "GET")
      return json({ event: practice({ mine: [theirs] }), notes: null, participants: [] });
    return request.headers.get("if-match") === '"0"' ? problem("REQUEST_412_CHANGED") : undefined;
  });
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "In" }));
  await until(() => screen.queryByText(/^Alex said Out at /));
  await user.click(screen.getByRole("button", { name: "Make it In" }));
  await until(() => screen.queryByRole("button", { name: "In", pressed: true }));
  assert.is((await sent("PUT")).length, 2);
});

const atNoon = new Date(sunday);
atNoon.setHours(12, 10, 0, 0);
/** What the other home said at 12:10. */
const away = {
  answer: "no",
  source: "away",
  said_until: "2026-12-14",
  over: "away:0123456789abcdef",
  answered_by: { name: "Alex Reyes", is_me: false },
  answered_at: atNoon.toISOString(),
} as const;

test("an absence that the other home said meanwhile is shown with its days, and answered over", async () => {
  const { sent } = await open(week({ events: [practice()] }), (request) => {
    if (request.method === "GET")
      return json({ event: practice({ mine: [part(away)] }), notes: null, participants: [] });
    return problem("REQUEST_412_CHANGED");
  });
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "In" }));
  await until(() => screen.queryByText("Alex said at 12:10: away until Dec 14."));
  await user.click(screen.getByRole("button", { name: "Make it In" }));
  const blind = { answer: "yes", note: null, event_version: 3 };
  await until(async () => (await sent("PUT")).length === 2);
  assert.equal(await sent("PUT"), [blind, { ...blind, over: away.over }]);
});

test("an answer that waited for the network is asked about again where the other home is away by now", async () => {
  let isUp = false;
  connect(false);
  const { sent } = await open(week({ events: [practice()] }), ({ url }) => {
    if (!isUp) throw new TypeError("Failed to fetch");
    return url.endsWith("/send")
      ? json({ results: [{ item: 0, outcome: "changed", current: part(away) }] })
      : undefined;
  });
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "In" }));
  await until(() => screen.queryByText("Will be sent"));
  isUp = true;
  connect(true);
  await until(() => screen.queryByText("Alex said at 12:10: away until Dec 14."));
  assert.ok(screen.getByRole("button", { name: "Out", pressed: true }));
  await user.click(screen.getByRole("button", { name: "Leave it" }));
  await until(() => screen.queryByText("Away until Dec 14"));
  assert.equal(
    (await sent("POST")).map(({ items }) => items.length),
    [1],
    "nothing more is sent",
  );
});

test("a row names an absence and a usual yes; neither takes a note", async () => {
  const { said_until: _, ...withoutDays } = away;
  const usual = { answer: "yes", source: "usual", said_until: "2027-05-28", over: "usual:1" } as const;
  await open(
    week({
      events: [
        practice({ mine: [part(away)] }),
        practice({ id: "e2", ...at("2026-11-25", 9), mine: [part(usual)] }),
        practice({ id: "e3", ...at("2026-11-26", 9), mine: [part(withoutDays)] }),
      ],
    }),
  );
  const statuses = ["Away until Dec 14", "As usual", "Away"];
  for (const status of statuses) assert.ok(screen.getByText(status), status);
  assert.equal(
    screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent),
    ["Out", "In", "Out"],
  );
  assert.is(screen.queryByRole("button", { name: /note$/ }), null);
});

test("a card says how many are in as usual", async () => {
  const counts = { yes: 11, maybe: 0, no: 2, silent: 1, for_old_time: 0, usual: 4, away: 1 };
  await open(week({ events: [practice({ counts })] }));
  assert.ok(screen.getByText("11 in, 4 of them as usual · 2 out · 1 hasn't answered"));
});

test("a follower sees no answers and no buttons; a cancelled event shows its reason and no buttons", async () => {
  const followed = { membership_id: "nia", child_id: "nia", first_name: "Nia", may_answer: false };
  await open(
    week({
      events: [
        practice({ mine: [followed] }),
        practice({
          id: "e2",
          status: "called_off",
          called_off_for: "weather",
          ...at("2026-11-25", 9),
          mine: [part({ answer: "yes" })],
        }),
      ],
    }),
  );
  assert.ok(screen.getByText("Nia"));
  assert.ok(screen.getByText("Called off: rain."));
  assert.equal(screen.queryAllByRole("group"), [screen.getByRole("group", { name: "Whose week" })]);
});

test("past the deadline the row says since when, and only Out is left", async () => {
  await open(week({ events: [practice({ answer_by: "2026-11-22T13:00:00.000Z" })] }));
  assert.ok(screen.getByText(/^Closed since \w{3} \d+:00$/));
  assert.is(screen.getByRole("button", { name: "In" }).getAttribute("aria-disabled"), "true");
  assert.is(screen.getByRole("button", { name: "Out" }).getAttribute("aria-disabled"), null);
});

test("an answer for the old time is asked for again", async () => {
  const old = part({ answer: "yes", answer_version: 1, is_for_old_time: true });
  const moved = { what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" };
  await open(week({ events: [practice({ mine: [old], changes: [moved] })] }));
  assert.ok(screen.getByText("for 9:00, still?"));
});

test("all-in asks once and answers for everybody without a clash", async () => {
  const clashing = practice({ id: "e3", team_id: "comets", mine: [part({ membership_id: "m2" }), leo()] });
  const { sent } = await open(week({ events: [practice(), clashing] }));
  assert.ok(screen.getByText("3 answers, 1 clash"));
  assert.ok(screen.getByText("2 clashes left."));
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "All in" }));
  assert.equal(await sent("PUT"), []);
  const confirm = screen.getByRole("button", { name: "Yes, that one" });
  await until(() => document.activeElement === screen.getByRole("button", { name: "Not now" }));
  await user.click(confirm);
  await until(() => screen.queryByText("2 answers, 1 clash"));
  assert.is((await sent("PUT")).length, 1);
});

test("the heading counts what Home counts: a nudged event far ahead too, a clash and an answered event not", async () => {
  look(390);
  const created_at = "2026-11-20T17:05:00.000Z";
  const asked = (id: string) => ({ kind: "answer_wanted" as const, id, event_id: id, count: 1, created_at });
  const clashing = practice({ id: "e3", team_id: "comets", mine: [part({ membership_id: "m2" })] });
  const events = [
    practice(),
    clashing,
    practice({ id: "answered", ...at("2026-11-25", 17), mine: [part({ answer: "yes" })] }),
    practice({ id: "nudged", ...at("2026-12-12", 17) }),
  ];
  const needsYou = [
    ...["e1", "e3", "answered", "nudged", "beyond"].map(asked),
    { kind: "join_request" as const, id: "j", count: 16, created_at },
  ];
  await open(week({ events, days: 29 }), undefined, undefined, { needsYou });
  assert.ok(screen.getByRole("region", { name: "20 need you" }));
  assert.ok(screen.getByText("4 answers, 16 on Home, 1 clash"));
  await openUser().click(screen.getByRole("button", { name: "Show" }));
  assert.is(screen.getByRole("link", { name: "16 more on Home" }).getAttribute("href"), "/app/home");
});

test("before the list is read the heading has no number, which would be too small", async () => {
  await open(week({ events: [practice()] }));
  assert.ok(screen.getByRole("region", { name: "Needs you" }));
  assert.ok(screen.getByText("1 answer"));
});

test("before the list is read the line has its room where it was there last time, or for staff on a new device", async () => {
  const answered = practice({ mine: [part({ answer: "yes" })] });
  const teams = (is_staff: boolean) => week().teams.map((team) => ({ ...team, is_staff }));
  const isRoom = async (is_staff: boolean, lineRoom: boolean | null, needsYou: NeedsYouRead["items"]) => {
    const page = await open(week({ events: [answered], teams: teams(is_staff) }), undefined, undefined, {
      lineRoom,
      needsYou,
    });
    const is = document.querySelector("[role=status] > div:empty") !== null;
    page.unmount();
    return [is, page.lineKept];
  };
  look(390);
  assert.equal(
    [
      await isRoom(true, null, null),
      await isRoom(false, null, null),
      await isRoom(false, true, null),
      await isRoom(true, false, null),
      await isRoom(true, true, []),
    ],
    [
      [true, []],
      [false, []],
      [true, []],
      [false, []],
      [false, [false]],
    ],
  );
});

test("changes are listed, and Got it sends the version on the screen", async () => {
  look(390);
  const changes = [{ what: "detail" as const, before: "field 3", after: "field 7" }];
  const { sent } = await open(week({ events: [practice({ changes, version: 5 })] }), ({ url }) =>
    url.endsWith("/got_it")
      ? json({ items: [{ team_id: "rockets", event_id: "e1", seen_version: 5 }] })
      : undefined,
  );
  await openUser().click(screen.getByRole("button", { name: "Show" }));
  const row = screen.getByText("Practice: field 3 → 7").closest("li");
  assert.is(row?.querySelector("section"), null, "nothing stands below a change that does not ring");
  await openUser().click(screen.getByRole("button", { name: "Got it, Practice: field 3 → 7" }));
  await until(async () => (await sent("POST")).length === 1);
  assert.equal(await sent("POST"), [{ items: [{ team_id: "rockets", event_id: "e1", version: 5 }] }]);
});

test("a change that rings says that staff can tell who has seen it", async () => {
  look(390);
  const changes = [{ what: "status" as const, before: null, after: "weather" }];
  await open(week({ events: [practice({ changes, version: 5, status: "called_off", rings: true })] }));
  await openUser().click(screen.getByRole("button", { name: "Show" }));
  assert.ok(screen.getByText("Your coaches can tell that you've seen this."));
});

test("after a move one press on In answers and acknowledges, and new clashes are listed", async () => {
  look(390);
  const changes = [{ what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" }];
  const was = part({ answer: "yes", answer_version: 1, is_for_old_time: true });
  const other = practice({ id: "e3", team_id: "comets", mine: [part({ membership_id: "m2" })] });
  const { sent } = await open(
    week({ events: [practice({ changes, version: 5, mine: [was] }), other] }),
    ({ url }) =>
      url.endsWith("/got_it")
        ? json({ items: [{ team_id: "rockets", event_id: "e1", seen_version: 5 }] })
        : undefined,
  );
  await openUser().click(screen.getByRole("button", { name: "Show" }));
  assert.ok(screen.getByText(/You said In for 9:00\. Still in\?\s+Now clashes with Maya's practice\./));
  await openUser().click(screen.getByRole("button", { name: "In, Practice: 9:00 → 17:30" }));
  await until(async () => (await sent("POST")).length === 1 && (await sent("PUT")).length === 1);
  assert.equal(await sent("PUT"), [{ answer: "yes", note: null, event_version: 5 }]);
  assert.equal(await sent("POST"), [{ items: [{ team_id: "rockets", event_id: "e1", version: 5 }] }]);
});

test("clashing cards share a bracket, and We'll manage there dismisses the clash", async () => {
  look(390);
  const clashing = practice({ id: "e3", team_id: "comets", mine: [part({ membership_id: "m2" })] });
  await open(week({ events: [practice(), clashing] }));
  const words = () => screen.queryAllByText(/^Maya can't be in two places/).length;
  await openUser().click(screen.getByRole("button", { name: "Show" }));
  assert.is(words(), 2, "above, and once at the bracket");
  const [, atBracket] = screen.getAllByRole("button", { name: "We'll manage" });
  assert.ok(atBracket);
  await openUser().click(atBracket);
  await until(() => words() === 0);
});

test("in the list T goes to today or the next day with events, and N opens the staff's menu", async () => {
  const { unmount } = await open();
  const user = openUser();
  await user.keyboard("n");
  const [, last] = cards();
  last?.focus();
  await user.keyboard("t");
  assert.is(document.activeElement?.textContent, "Tue, Nov 24");
  await user.keyboard("n");
  assert.is(location.search, "", "families put nothing on the books");
  unmount();
  await open(week({ teams: week().teams.map((team) => ({ ...team, is_staff: true })) }));
  cards()[0]?.focus();
  await user.keyboard("{Control>}n{/Control}");
  assert.is(location.search, "");
  await user.keyboard("n");
  assert.is(location.search, "?new=practice");
});

test("an offline Got it reads Will be sent until it is sent", async () => {
  look(390);
  const changes = [{ what: "detail" as const, before: "field 3", after: "field 7" }];
  let isUp = false;
  connect(false);
  const { sent } = await open(week({ events: [practice({ changes, version: 5 })] }), ({ url }) => {
    if (!isUp) throw new TypeError("Failed to fetch");
    return url.endsWith("/send") ? json({ results: [{ item: 0, outcome: "saved" }] }) : undefined;
  });
  await openUser().click(screen.getByRole("button", { name: "Show" }));
  await openUser().click(screen.getByRole("button", { name: "Got it, Practice: field 3 → 7" }));
  await until(() => screen.queryByText("Will be sent"));
  assert.is(screen.queryByRole("button", { name: "Got it, Practice: field 3 → 7" }), null);
  isUp = true;
  connect(true);
  await until(() => !screen.queryByText("Will be sent"));
  const seen = { kind: "got_it", team_id: "rockets", event_id: "e1", event_version: 5 };
  assert.equal((await sent("POST")).at(-1), { items: [seen] });
});

test("Later and scrolling to the end load more, Earlier loads past events; each says when there is no more", async () => {
  const far = practice({ id: "far", title: "Far ahead", first_day: "2027-01-05", last_day: "2027-01-05" });
  const further = practice({
    id: "last",
    title: "The last",
    first_day: "2027-02-05",
    last_day: "2027-02-05",
  });
  const past = practice({ id: "past", title: "Long ago", first_day: "2026-10-06", last_day: "2026-10-06" });
  const pages: Record<string, object> = {
    "after=2026-12-19": { events: [far], next_after: "more", next_before: "x" },
    "after=more": { events: [further], next_after: null, next_before: "x" },
    "before=2026-11-21": { events: [past], next_after: "x", next_before: null },
  };
  const { requests } = await open(week(), ({ url }) =>
    url.includes("/schedule/agenda") ? json(pages[url.split("?")[1] ?? ""]) : undefined,
  );
  assert.is(requests.length, 1, "the window alone opens the page");
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Later" }));
  await until(() => screen.queryByText("Far ahead"));
  document.dispatchEvent(new Event("scroll"));
  await until(() => screen.queryByText("The last"));
  assert.ok(screen.getByText("That's all that is chalked up."));
  assert.is(screen.queryByRole("button", { name: "Later" }), null);
  await user.click(screen.getByRole("button", { name: "Earlier" }));
  await until(() => screen.queryByText("Long ago"));
  assert.ok(screen.getByRole("heading", { name: "Tue, Oct 6" }));
  assert.ok(screen.getByText("Nothing before that."));
});

test("chips filter by one child or team, in the URL", async () => {
  await open();
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Leo" }));
  await until(() => cards().length === 1);
  assert.is(location.search, "?who=child-leo");
  assert.equal(
    cards().map(({ textContent }) => textContent),
    ["Game vs Foxes"],
  );
  await user.click(screen.getByRole("button", { name: "Comets" }));
  await until(() => screen.queryByText("Nothing here for them."));
  await user.click(screen.getByRole("button", { name: "Show everybody" }));
  await until(() => cards().length === 2);
  assert.is(location.search, "");
});

test("arrow keys move between cards", async () => {
  await open();
  const [first, second] = cards();
  first?.focus();
  const user = openUser();
  await user.keyboard("{ArrowDown}");
  assert.is(document.activeElement, second);
  await user.keyboard("{ArrowUp}{ArrowUp}");
  assert.is(document.activeElement, first);
});

test("on a wide board one press in a cell answers; the focus stays on the card, and it can be opened for Maybe", async () => {
  const { sent } = await open(week(), undefined, undefined, { query: "?view=week" });
  assert.ok(screen.getByRole("table", { name: "Nov 22 – 28" }));
  const user = openUser();
  const cell = await screen.findByRole("group", { name: /^Leo, Game vs Foxes Sat, Nov 28 \d+:\d\d$/ });
  assert.equal(
    within(cell)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
    ["In", "Out"],
  );
  await user.click(within(cell).getByRole("button", { name: "In" }));
  await until(() => screen.queryByRole("link", { name: /Game vs Foxes.*In$/ }) === document.activeElement);
  assert.is(screen.queryByRole("group", { name: /^Leo, Game vs Foxes Sat, Nov 28 \d+:\d\d$/ }), null);
  assert.equal(
    (await sent("PUT")).map(({ answer }) => answer),
    ["yes"],
  );
});

test("on a phone a week is seven days, one of them chosen; the chosen view is stored", async () => {
  look(360);
  const { kept } = await open();
  const user = openUser();
  await user.click(screen.getByRole("tab", { name: "Week" }));
  assert.equal(kept, ["week"]);
  await until(() => screen.queryByRole("heading", { name: "Nov 22 – 28" }));
  const saturday = /^Sat, Nov 28.*, Game vs Foxes/;
  await user.click(screen.getByRole("button", { name: saturday }));
  await until(() => screen.queryByRole("button", { name: saturday, pressed: true }));
  assert.equal(
    cards().map(({ textContent }) => textContent),
    ["Game vs Foxes"],
  );
  await user.click(screen.getByRole("button", { name: "The week after" }));
  await until(() => screen.queryByRole("heading", { name: "Nov 29 – Dec 5" }));
  await user.click(screen.getByRole("button", { name: "Today" }));
  await until(() => screen.queryByRole("heading", { name: "Nov 22 – 28" }));
  assert.is(location.search, "?view=week&day=2026-11-22");
});

test("on a phone's board the time of an event has its zone on a device whose clock differs", async () => {
  look(360);
  // In whatever zone the tests run.
  const elsewhere = (id: string, hoursLater: number) => {
    const starts = new Date("2026-11-24T17:30:00").getTime() + hoursLater * 3_600_000;
    return practice({ id, title: id, starts_at: new Date(starts).toISOString() });
  };
  await open(week({ events: [elsewhere("Here", 0), elsewhere("There", 1)] }), undefined, undefined, {
    query: "?view=week",
  });
  const day = await screen.findByRole("button", { name: /^Tue, Nov 24/ });
  assert.match(day.textContent ?? "", /, Here 17:30\D*, There 17:30 Chicago time/);
});

test("a week far ahead in the URL shows loading until it is read, and T returns to today", async () => {
  look(360);
  const far = practice({ id: "far", title: "Far ahead", ...at("2027-11-07", 10) });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { requests } = await open(
    week(),
    () => undefined,
    () => null,
    {
      query: "?view=week&day=2027-11-07",
      later: async (from) => {
        await asked;
        return week({ from, events: [far] });
      },
    },
  );
  assert.ok(screen.getByRole("status", { name: "Chalking up your week" }));
  assert.is(screen.queryByText("Nothing on."), null);
  answer();
  await until(() => screen.queryByRole("link", { name: "Far ahead" }));
  const windows = () => requests.map(({ url }) => new URL(url).searchParams.get("from"));
  assert.equal(windows(), ["2026-11-21", "2027-10-31"]);
  screen.getByRole("button", { name: "Today" }).focus();
  await openUser().keyboard("t");
  await until(() => screen.queryByRole("heading", { name: "Nov 22 – 28" }));
  await until(() => screen.queryByRole("link", { name: "Practice" }) ?? screen.queryByText("Nothing on."));
  assert.is(windows().length, 3);
});

test("a week far ahead without events says so, and its buttons lead back", async () => {
  look(360);
  await open(
    week(),
    () => undefined,
    () => null,
    {
      query: "?view=week&day=2027-11-07",
      later: async (from) => week({ from, events: [] }),
    },
  );
  await until(() => screen.queryByText("Nothing on."));
  await openUser().click(screen.getByRole("button", { name: "Today" }));
  await until(() => screen.queryByRole("button", { name: /^Tue, Nov 24.*, Practice/ }));
});

test("on a desktop a week is a table of people by days, with icons and texts for answers and clashes", async () => {
  const clashing = practice({
    id: "e3",
    team_id: "comets",
    mine: [part({ membership_id: "m2", answer: "yes", answer_version: 1 })],
  });
  await open(week({ events: [practice(), clashing] }));
  await openUser().click(screen.getByRole("tab", { name: "Week" }));
  await until(() => screen.queryByRole("table"));
  assert.equal(
    screen.getAllByRole("rowheader").map(({ textContent }) => textContent),
    ["MMaya"],
  );
  assert.equal(
    // In whatever zone the tests run.
    cards().map(({ textContent }) => textContent?.replace(" Chicago time", "")),
    ["17:30PracticeRiverside", "17:30PracticeRiversideIn"],
  );
  assert.ok(
    screen.getByRole("group", { name: "Maya, Practice Tue, Nov 24 17:30" }),
    "the missing answer's buttons",
  );
  assert.is(screen.getAllByText(/^Maya can't be in two places/).length, 1, "beside the board");
  assert.ok(screen.getByText("Two places at once"), "at the bracket around both");
});

test("a week without events names the next event", async () => {
  await open(week({ events: [practice(at("2026-12-01", 17))] }));
  assert.ok(screen.getByRole("heading", { name: "Free week." }));
  assert.ok(screen.getByText("Next up: Tue, Dec 1."));
  await openUser().click(screen.getByRole("button", { name: "Take me there" }));
  assert.is(document.activeElement?.textContent, "Tue, Dec 1");
});

test("a minor without a team is told who adds them, without a button that leads nowhere", async () => {
  await open(week({ teams: [], events: [] }), undefined, undefined, { isMinor: true });
  assert.ok(screen.getByText("Your grown-up adds you to a team, and keeps you posted."));
  assert.is(screen.queryByRole("link", { name: "Join with a code" }), null);
});

test("without a team the page links to joining by code", async () => {
  await open(week({ teams: [], people: [], events: [] }), undefined, undefined, { needsYou: [] });
  assert.ok(screen.getByRole("heading", { name: "No games on the books." }));
  assert.is(screen.getByRole("link", { name: "Join with a code" }).getAttribute("href"), "/app/next?code");
});

test("a request to a team takes the place of the invitation to join, and stands beside the events of other teams", async () => {
  const needsYou = [
    {
      kind: "asked" as const,
      id: "asked r1",
      team_id: "t9",
      team_name: "Meteors",
      child_first_name: "Sam",
      created_at: "2026-11-22T12:00:00.000Z",
    },
  ];
  const { unmount } = await open(week({ teams: [], people: [], events: [] }), undefined, undefined, {
    needsYou,
  });
  assert.ok(screen.getByText("Meteors has your request for Sam."));
  assert.is(screen.queryByRole("link", { name: "Join with a code" }), null);
  unmount();
  const { unmount: leave } = await open(week({ teams: [], events: [] }));
  assert.is(screen.queryByRole("link", { name: "Join with a code" }), null, "not before the list is read");
  leave();
  await open(week(), undefined, undefined, { needsYou });
  assert.ok(screen.getByText("Meteors has your request for Sam."));
});

test("families to call are listed under Needs you, at once where it has a column of its own", async () => {
  const created_at = "2026-11-22T13:00:00.000Z";
  const calls = { kind: "call_list" as const, id: "call_list e1", created_at, count: 2, event_id: "e1" };
  const wanted = { kind: "answer_wanted" as const, id: "e1", event_id: "e1", count: 1, created_at };
  const requests = { kind: "join_request" as const, id: "j", created_at, count: 3 };
  const needsYou = [calls, wanted, requests];
  look(390);
  const { unmount } = await open(week({ days: 7 }), undefined, undefined, { needsYou });
  assert.ok(screen.getByRole("heading", { name: "6 need you" }));
  assert.ok(screen.getByText("2 families to call, 1 answer, 3 on Home"));
  assert.is(screen.queryByText("To call: 2"), null);
  await openUser().click(screen.getByRole("button", { name: "Show" }));
  assert.ok(screen.getByText("To call: 2"));
  assert.ok(screen.getByRole("link", { name: "3 more on Home" }));
  unmount();
  look(1280);
  await open(week({ events: [], days: 7 }), undefined, undefined, { needsYou: [calls] });
  assert.ok(screen.getByText("2 families to call"));
  assert.ok(screen.getByText("To call: 2"));
  await openUser().click(screen.getByRole("button", { name: "Hide" }));
  assert.is(screen.queryByText("To call: 2"), null);
});

test("without events families see a waiting text and staff a button to start", async () => {
  const { unmount } = await open(week({ days: 62, events: [] }));
  assert.ok(screen.getByRole("heading", { name: "Nothing chalked up yet." }));
  unmount();
  const [team] = week().teams;
  if (!team) throw new Error("a week has teams");
  const staff = await open(week({ days: 62, events: [], teams: [{ ...team, is_staff: true }] }));
  assert.is(screen.queryByRole("link", { name: "Same as last season" }), null, "there is none");
  staff.unmount();
  await open(week({ days: 62, events: [], teams: [{ ...team, is_staff: true, is_season_over: true }] }));
  assert.ok(screen.getByRole("heading", { name: "Chalk up the season." }));
  assert.ok(screen.getByRole("link", { name: "Weekly practice" }));
  assert.ok(screen.getByRole("link", { name: "Same as last season" }));
});

test("a failed read shows the reason and can be retried", async () => {
  let isUp = false;
  await open(week(), undefined, () => (isUp ? null : problem("SERVER_500")));
  await until(() => screen.queryByRole("alert"));
  isUp = true;
  await openUser().click(screen.getByRole("button", { name: "Try again" }));
  await until(() => screen.queryByText("Tue, Nov 24"));
});

test("offline without stored data it shows the offline page", async () => {
  await open(week(), undefined, () => {
    throw new TypeError("Failed to fetch");
  });
  await until(() => screen.queryByRole("heading", { name: "Rain delay." }));
});

test("offline, a window of another day shows when it was read and takes today from the device", async () => {
  let isUp = true;
  await open(
    week({ events: [practice(at("2026-11-22", 12)), practice({ id: "e2", ...at("2026-11-24", 17) })] }),
    undefined,
    () => {
      if (isUp) return null;
      throw new TypeError("Failed to fetch");
    },
  );
  isUp = false;
  present = sunday + 2 * 86_400_000;
  connect(false);
  connect(true);
  await until(() => screen.queryByText(/^As of Sun, Nov 22, \d+:00$/));
  assert.equal(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ["Needs you", "Today"],
  );
  assert.ok(screen.getByText("17:00"));
});

test("on phones the six days after the chosen one are read with its week", async () => {
  look(360);
  const phone = await open(week({ days: 29 }), undefined, undefined, { query: "?view=week&day=2026-12-19" });
  const asked = (requests: typeof phone.requests) =>
    requests.flatMap(({ url }) => /from=[\d-]+&days=\d+/.exec(url) ?? []);
  await until(() => asked(phone.requests).includes("from=2026-12-12&days=29"));
  phone.unmount();
  look(1280);
  const wide = await open(week({ days: 29 }), undefined, undefined, { query: "?view=week&day=2026-12-19" });
  assert.is(asked(wide.requests).length, 1);
});

test("offline a week that is not loaded says so", async () => {
  look(360);
  let isUp = true;
  await open(
    week({ days: 29 }),
    undefined,
    () => {
      if (isUp) return null;
      throw new TypeError("Failed to fetch");
    },
    { query: "?view=week&day=2026-12-12" },
  );
  isUp = false;
  await openUser().click(screen.getByRole("button", { name: "The week after" }));
  await openUser().click(screen.getByRole("button", { name: "The week after" }));
  await until(() => screen.queryByText("We'll get your week as soon as you're back online."));
});

test("opening an event does not render the page below again, and its panel stays while the view changes", async () => {
  const { viewReads } = await open(week({ events: [practice()] }));
  const before = viewReads();
  await openUser().click(screen.getByRole("link", { name: "Practice" }));
  assert.is(location.search, "?event=rockets.e1");
  assert.is(viewReads(), before);
  await openUser().click(screen.getByRole("tab", { name: "Week" }));
  assert.is(location.search, "?event=rockets.e1&view=week");
  assert.is.not(viewReads(), before);
});

test.after.each(() => {
  look(1280);
  present = sunday;
});

/** Sets the device's network state. */
function connect(isOnline: boolean) {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

/** Sets the width of the screen. */
const look = (width: number) => Reflect.get(globalThis, "happyDOM").setViewport({ width, height: 740 });

type Instead = (request: Request) => Response | undefined;

/** The page with a server that returns the window and saves each answer. */
async function open(
  window: ScheduleWindow = week(),
  instead: Instead = () => undefined,
  fault: () => Response | null = () => null,
  /** `later`: windows of days beyond the first one. */
  {
    query = "",
    later,
    needsYou = null,
    isMinor = false,
    lineRoom = null,
  }: {
    query?: string;
    later?: (from: string) => Promise<ScheduleWindow>;
    needsYou?: NeedsYouRead["items"];
    isMinor?: boolean;
    lineRoom?: boolean | null;
  } = {},
) {
  history.replaceState(null, "", `/app/schedule${query}`);
  const answer: Answer = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const from = searchParams.get("from") ?? "";
    if (pathname === "/schedule" && later && from > "2027") return json(await later(from));
    if (pathname === "/schedule") return fault() ?? json(window, 200, { etag: '"1"' });
    const other = instead(request);
    if (other) return other;
    const { answer: said, note } = (await request.clone().json()) as { answer: string; note: string | null };
    return json({
      membership_id: pathname.split("/").at(-1),
      answer: said,
      note,
      answered_by: { name: "Kim Reyes", is_me: true },
      answered_at: "2026-11-22T14:00:00.000Z",
      answer_version: 9,
      is_for_old_time: false,
      seen_version: 3,
    });
  };
  const { client, requests } = openClient(answer);
  const { session } = openSession();
  session.send(signedIn());
  const ports = { client, session, announce: () => {} };
  const { schedule: machine } = scheduleWith(ports, globalThis.window as never);
  const kept: string[] = [];
  const lineKept: boolean[] = [];
  let viewReads = 0;
  /** The number of events in the page when it said that the week is shown. */
  const shown: number[] = [];
  const { unmount } = render(
    <ScheduleScreen
      machine={machine}
      view={{
        read: () => {
          viewReads += 1;
          return kept.at(-1) ?? "agenda";
        },
        keep: (view) => kept.push(view),
      }}
      hiddenClashes={{ read: () => [], add: () => {} }}
      lineRoom={{ read: () => lineRoom, keep: (isThere) => lineKept.push(isThere) }}
      receipts={receiptsWith(ports, globalThis.window as never)}
      pushSubscription={pushSubscriptionMachine}
      isMinor={isMinor}
      needsYou={{ items: needsYou, isOpening: false, refresh: () => {}, list: null }}
      now={() => present}
      AwayStrip={() => null}
      OfferCard={() => null}
      UsualAsked={() => null}
      CallList={({ item }) => <p>To call: {item.count}</p>}
      dialogs={() => null}
      onShown={() => shown.push(screen.queryAllByRole("article").length)}
    />,
  );
  await until(
    () =>
      screen.queryAllByRole("tab").length > 0 ||
      !screen.queryByRole("status", { name: "Chalking up your week" }),
  );
  return {
    requests,
    kept,
    lineKept,
    viewReads: () => viewReads,
    shown,
    unmount,
    sent: async (method: string) =>
      Promise.all(requests.filter((each) => each.method === method).map((each) => each.clone().json())),
  };
}

test.run();
