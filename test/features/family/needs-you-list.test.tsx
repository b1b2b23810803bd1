import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { needsYouListMachine } from "../../../machines/needs-you/needs-you-list.machine";
import { NeedsYouList, type NeedsYouListProps } from "../../../src/features/family/needs-you-list";
import { ReportForm } from "../../../src/features/family/report-form";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { openPlaceholders } from "../../support/machines/placeholders";
import { act, cleanup, openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("needs you");
test.before(setUpStyles);

const created_at = "2026-11-20T17:05:00.000Z";
const comets = { team_id: "t1", team_name: "Comets", colour_one: "#2456d6", colour_two: "#fffefa" };
const lines: NeedsYouLine[] = [
  { kind: "join_request", id: "w1", created_at, count: 16, ...comets },
  {
    kind: "circle_request",
    id: "w2",
    created_at,
    child_id: "c1",
    child_first_name: "Sam",
    person_name: "Kim Kane",
    request_id: "r1",
    wish: "guardian",
  },
  {
    kind: "invitation",
    id: "w3",
    created_at,
    invitation_id: "v1",
    invitation_kind: "spot",
    child_first_name: "Ada",
    person_name: "Robin",
    ...comets,
  },
  { kind: "asked", id: "w4", created_at, request_id: "r2", child_first_name: "Sam", ...comets },
];

test("an empty list shows its empty text, and a skeleton while loading", async () => {
  const { answer } = open();
  assert.ok(screen.getByText("Opening"));
  await answer("read", listed([]));
  assert.ok(screen.getByText("Nothing"));
  assert.is(screen.queryByRole("heading", { name: /Needs you/ }), null);
});

test("each item has a text and links to where it is settled", async () => {
  const { answer, user, went } = open();
  await answer("read", listed(lines));
  const region = within(screen.getByRole("region", { name: "Needs you 18" }));
  assert.equal(
    region.getAllByRole("listitem").map((row) => row.querySelector("b")?.textContent),
    [
      "16 families want to join",
      "Kim Kane",
      "Comets kept a spot for Ada.",
      "Comets has your request for Sam.",
    ],
  );
  assert.ok(region.getByText("asks to look after Sam, too."));
  const look = region.getByRole("link", { name: "See 16 requests, 16 families want to join" });
  assert.is(look.getAttribute("href"), "/app/team/t1?requests");
  await user.click(look);
  await user.click(region.getByRole("button", { name: "Open, Comets kept a spot for Ada." }));
  assert.equal(went, ["/app/team/t1?requests", "invitation v1"]);
});

test("a team without a manager is linked; a take-over request can be acknowledged", async () => {
  const { answer, user, calls, went } = open();
  const asks: NeedsYouLine = {
    kind: "take_over",
    id: "take_over t1",
    created_at,
    person_name: "Kim",
    ...comets,
  };
  await answer(
    "read",
    listed([
      { kind: "resting", id: "w5", created_at, ...comets },
      asks,
      { kind: "take_over", id: "take_over t2", created_at, ...comets, team_id: "t2" },
    ]),
  );
  await user.click(screen.getByRole("link", { name: "See the team, Nobody's holding the whistle." }));
  await user.click(screen.getByRole("link", { name: "See the team, Three days, no word." }));
  assert.equal(went, ["/app/team/t1", "/app/team/t2"]);
  assert.ok(screen.getByText("Comets: you're here, so nothing changes."));
  await user.click(screen.getByRole("button", { name: "Okay, Kim asks to run the team." }));
  assert.equal(calls.at(-1), {
    name: "change",
    input: { id: "take_over t1", to: { ...asks, decision: "dismissed" } },
  });
});

test("somebody objects to the end of their own access with one press", async () => {
  const { answer, user, calls } = open();
  const asked: NeedsYouLine = {
    kind: "guardian_removal",
    id: "guardian_removal q1",
    created_at,
    child_id: "c1",
    child_first_name: "Sam",
    person_name: "Kim",
    request_id: "q1",
    ends_at: "2026-12-07T17:00:00.000Z",
  };
  await answer("read", listed([asked]));
  assert.ok(screen.getByText(/^It ends on Mon, Dec.7, unless you object\.$/));
  await user.click(screen.getByRole("button", { name: "Object, Kim asked to end your access to Sam." }));
  assert.equal(calls.at(-1), {
    name: "change",
    input: { id: "guardian_removal q1", to: { ...asked, decision: "objected" } },
  });
});

test("what another guardian said of a child is acknowledged, or looked at on the schedule", async () => {
  const { answer, user, calls, went } = open();
  const away: NeedsYouLine = {
    kind: "away",
    id: "away a1",
    created_at,
    absence_id: "a1",
    child_id: "c1",
    child_first_name: "Maya",
    person_name: "Alex",
    first_day: "2026-07-01",
    last_day: "2026-07-14",
    weekdays: 127,
  };
  await answer("read", listed([away]));
  await user.click(screen.getByRole("link", { name: "See the days, Alex says Maya is away Jul 1 to 14." }));
  assert.equal(went, ["/app/schedule?away=a1"]);
  await user.click(screen.getByRole("button", { name: "Okay, Alex says Maya is away Jul 1 to 14." }));
  assert.equal(calls.at(-1), {
    name: "change",
    input: { id: "away a1", to: { ...away, decision: "dismissed" } },
  });
});

test("a second player of a child's name can be reported or acknowledged", async () => {
  const { answer, user, calls } = open();
  const second: NeedsYouLine = {
    kind: "look_alike",
    id: "look_alike n1",
    created_at,
    child_id: "c1",
    child_first_name: "Sam",
    child_last_initial: "R",
    membership_id: "m2",
    person_name: "Kim",
    ...comets,
  };
  const { person_name: _, ...nameless } = { ...second, id: "look_alike n2", child_first_name: "Ada" };
  await answer("read", listed([second, nameless]));
  assert.ok(screen.getByText("Comets: looked after by Kim. Do you know them?"));
  assert.ok(screen.getByText("Comets"));
  const report = () => screen.getByRole("button", { name: "Report, A second Sam R. joined." });
  await user.click(report());
  await user.click(report());
  assert.is(screen.queryByRole("textbox"), null);
  await user.click(report());
  const send = screen.getByRole("button", { name: "Send the report, A second Sam R. joined." });
  const note = screen.getByRole("textbox", { name: /^What should we know/ });
  await user.click(note);
  await user.paste("x".repeat(501));
  await user.click(send);
  assert.ok(screen.getByText("That's a long one. Trim it a little."));
  assert.is.not(calls.at(-1)?.name, "change");
  await user.clear(note);
  await user.type(note, " Not his father. ");
  await user.click(send);
  assert.equal(calls.at(-1), {
    name: "change",
    input: { id: "look_alike n1", to: { ...second, decision: "reported", note: "Not his father." } },
  });
  await answer("change", { kind: "accepted", item: null });
  await answer("read", { kind: "unchanged" });
  assert.is(screen.queryByText("A second Sam R. joined."), null);
  await user.click(screen.getByRole("button", { name: "Okay, A second Ada R. joined." }));
  assert.equal(calls.at(-1), {
    name: "change",
    input: { id: "look_alike n2", to: { ...nameless, decision: "dismissed" } },
  });
});

test("a changed event is shown with its day and time, an all-day one without a time, a called-off one as such", async () => {
  const { answer } = open();
  const changed = (id: string, starts_local: string): NeedsYouLine => ({
    kind: "change",
    id,
    created_at,
    event_id: id,
    event_title: "Game",
    starts_local,
    ...comets,
  });
  const calledOff = { ...changed("e3", "2026-12-07T18:00:00"), is_called_off: true };
  await answer(
    "read",
    listed([changed("e1", "2026-12-05T14:00:00"), changed("e2", "2026-12-06T00:00:00"), calledOff]),
  );
  assert.is(screen.getAllByText("Game changed.").length, 2);
  assert.ok(screen.getByText("Game is called off."));
  assert.ok(screen.getByText("Sat, Dec 5, 14:00 · Comets"));
  assert.ok(screen.getByText("Sun, Dec 6 · Comets"));
});

test("a changed event's time has its zone beside it on a device whose clock differs", async () => {
  const { answer } = open();
  const starts_local = "2026-12-05T14:00:00";
  // In whatever zone the tests run.
  const starts_at = new Date(new Date(starts_local).getTime() + 3_600_000).toISOString();
  const change = { kind: "change", id: "e1", created_at, event_id: "e1", event_title: "Game" } as const;
  await answer(
    "read",
    listed([{ ...change, starts_local, starts_at, time_zone: "America/Denver", ...comets }]),
  );
  assert.ok(screen.getByText("Sat, Dec 5, 14:00 Denver time · Comets"));
});

const asked = (id: string, starts_local: string): NeedsYouLine => ({
  kind: "answer_wanted",
  id,
  created_at,
  count: 2,
  event_id: id,
  event_title: "Practice",
  starts_local,
  ...comets,
});
const rowOf = (name: string) => ({ key: name, row: <li key={name}>Row of {name}</li> });
const noEvents: NonNullable<NeedsYouListProps["events"]> = {
  answers: [],
  isInAnswers: () => false,
  draw: (item) => <li key={item.id}>Row of {item.id}</li>,
  isInHero: () => false,
  left: (items) => items,
};

test("missing answers are one row for each person, where the first of their events is, and counted by what is left on them", async () => {
  const isInAnswers = ({ event_id }: NeedsYouLine) => event_id === "tue" || event_id === "fri";
  const events = { ...noEvents, answers: [rowOf("Sam"), rowOf("Maya")], isInAnswers };
  const { answer, showEvents } = open(events);
  const far = asked("far", "2027-01-27T17:30:00");
  await answer(
    "read",
    listed([
      asked("tue", "2026-11-24T17:30:00"),
      asked("fri", "2026-11-27T17:30:00"),
      far,
      ...lines.slice(0, 2),
    ]),
  );
  assert.ok(screen.getByRole("region", { name: "Needs you 23" }), "16 requests, six answers, one more");
  assert.equal(
    screen.getAllByRole("listitem").map((row) => row.querySelector("b")?.textContent ?? row.textContent),
    ["Row of Sam", "Row of Maya", "Row of far", "16 families want to join", "Kim Kane"],
  );
  showEvents({ ...events, left: (items) => items.filter(({ id }) => id !== "tue") });
  assert.ok(screen.getByRole("region", { name: "Needs you 21" }));
  assert.ok(screen.getByText("Row of Sam"), "its answers can be changed there");
  cleanup();
  const plain = open();
  await plain.answer("read", listed([asked("tue", "2026-11-24T17:30:00")]));
  const link = screen.getByRole("link", { name: "Open, Practice: 2 answers missing." });
  assert.is(link.getAttribute("href"), "/app/schedule?event=t1.tue");
});

test("five rows are shown, the others by Show all", async () => {
  const answers = ["Sam", "Maya", "Leo"].map(rowOf);
  const { answer, user } = open({
    ...noEvents,
    answers,
    isInAnswers: ({ kind }) => kind === "answer_wanted",
  });
  await answer("read", listed([asked("tue", "2026-11-24T17:30:00"), ...lines.slice(0, 2)]));
  assert.is(screen.getAllByRole("listitem").length, 5);
  assert.is(screen.queryByRole("button", { name: /^Show/ }), null);
  cleanup();
  const longer = open({ ...noEvents, answers, isInAnswers: ({ kind }) => kind === "answer_wanted" });
  await longer.answer("read", listed([asked("tue", "2026-11-24T17:30:00"), ...lines]));
  assert.is(screen.getAllByRole("listitem").length, 5);
  const showAll = screen.getByRole("button", { name: "Show all" });
  assert.is(showAll.getAttribute("aria-expanded"), "false");
  await user.click(showAll);
  assert.is(screen.getAllByRole("listitem").length, 7);
  await user.click(screen.getByRole("button", { name: "Show fewer" }));
  assert.is(screen.getAllByRole("listitem").length, 5);
});

test("an item that lingers keeps its place when it is gone from the list", async () => {
  const changed = (id: string): NeedsYouLine => ({ kind: "change", id, created_at, event_id: id, ...comets });
  const lingering = new Set(["tue"]);
  const events = {
    ...noEvents,
    lingers: ({ id }: NeedsYouLine) => lingering.has(id),
  };
  const { answer, show, showEvents } = open(events);
  await answer("read", listed([changed("mon"), changed("tue"), changed("wed")]));
  show("2");
  await answer("read", listed([changed("wed")]));
  const cards = () => screen.queryAllByText(/^Row of/).map(({ textContent }) => textContent);
  assert.equal(cards(), ["Row of tue", "Row of wed"]);
  lingering.clear();
  showEvents({ ...events });
  assert.equal(cards(), ["Row of wed"]);
});

test("what the page draws above is counted and has no row", async () => {
  const { answer, showEvents } = open(noEvents);
  const calls: NeedsYouLine = { kind: "call_list", id: "c1", created_at, count: 3, ...comets };
  await answer("read", listed([calls, asked("tue", "2026-11-24T17:30:00"), ...lines.slice(1, 2)]));
  assert.ok(screen.getByRole("region", { name: "Needs you 6" }));
  assert.is(screen.getAllByRole("listitem").length, 2);
  showEvents({ ...noEvents, isInHero: ({ event_id }) => event_id === "tue" });
  assert.ok(screen.getByRole("region", { name: "Needs you 6" }));
  assert.is(screen.getAllByRole("listitem").length, 1);
});

test("a request is decided in place; its item goes once the server confirms, and the list is read again", async () => {
  const { answer, user, calls } = open();
  await answer("read", listed(lines));
  await user.click(screen.getByRole("button", { name: "That's them, Kim Kane" }));
  assert.equal(calls.at(-1), {
    name: "change",
    input: { id: "w2", to: { ...lines[1], decision: "approved" } },
  });
  assert.is(screen.getByRole("button", { name: "That's them, Kim Kane" }).getAttribute("aria-busy"), "true");
  assert.is(screen.getByRole("button", { name: "No, Kim Kane" }).getAttribute("aria-disabled"), "true");
  await answer("change", { kind: "accepted", item: null });
  assert.is(screen.queryByText("Kim Kane"), null);
  assert.is(calls.at(-1)?.name, "read");
  await answer("read", { kind: "unchanged" });
  await user.click(screen.getByRole("button", { name: "Cancel request, Comets has your request for Sam." }));
  await answer("change", { kind: "refused", text: "No network." });
  assert.is(screen.getByRole("alert").textContent, "No network.");
});

test("when an answered row goes, the focus moves to the next row, then to the one before, then to the page's heading", async () => {
  const { answer, user } = open();
  const managerState = (id: string, person_name: string): NeedsYouLine => ({
    kind: "take_over",
    id: `take_over ${id}`,
    created_at,
    person_name,
    ...comets,
  });
  await answer(
    "read",
    listed([managerState("t1", "Kim"), managerState("t2", "Ada"), managerState("t3", "Bo")]),
  );
  const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName;
  const press = async (name: string) => {
    screen.getByRole("button", { name: `Okay, ${name} asks to run the team.` }).focus();
    await user.keyboard("{Enter}");
    await answer("change", { kind: "accepted", item: null });
    await answer("read", { kind: "unchanged" });
  };
  await press("Ada");
  assert.is(focused(), "Okay, Bo asks to run the team.");
  await press("Bo");
  assert.is(focused(), "Okay, Kim asks to run the team.");
  await press("Kim");
  assert.ok(screen.getByText("Nothing"));
  assert.is(document.activeElement, screen.getByRole("heading", { name: "Dings" }));
});

test("a row that goes while the focus is elsewhere leaves the focus alone", async () => {
  const { answer, user } = open();
  await answer("read", listed(lines));
  await user.click(screen.getByRole("button", { name: "That's them, Kim Kane" }));
  await user.click(screen.getByRole("button", { name: "Back" }));
  await answer("change", { kind: "accepted", item: null });
  assert.is(screen.queryByText("Kim Kane"), null);
  assert.is(document.activeElement, screen.getByRole("button", { name: "Back" }));
});

test("the list is read again on news and on return", async () => {
  const { answer, calls, show, comeBack } = open();
  await answer("read", listed(lines));
  show("1");
  assert.is(calls.length, 1);
  show("2");
  await answer("read", { kind: "unchanged" });
  assert.is(calls.length, 2);
  await act(async () => comeBack());
  assert.is(calls.length, 3);
});

test("a failed read can be retried", async () => {
  const { answer, user } = open();
  await answer("read", { kind: "refused", text: "No network." });
  assert.is(screen.getByRole("alert").textContent, "No network.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await answer("read", listed([]));
  assert.ok(screen.getByText("Nothing"));
});

const listed = (items: NeedsYouLine[]) => ({ kind: "listed", items, nextAfter: null, tag: 'W/"1"' });

function open(given?: NeedsYouListProps["events"]) {
  let events = given;
  const placeholders = openPlaceholders();
  const went: string[] = [];
  let comeBack = () => {};
  const machine = needsYouListMachine.provide({
    actors: {
      read: fromPromise(({ input }) => placeholders.call("read", input)),
      change: fromPromise(({ input }) => placeholders.call("change", input)),
    },
  });
  const onReturn = (hear: () => void) => {
    comeBack = hear;
    return () => {};
  };
  const list = createActor(machine, { input: {} }).start();
  const view = (news: string) => (
    <main>
      <h1>Dings</h1>
      <button type="button">Back</button>
      <NeedsYouList
        of={list}
        news={news}
        onReturn={onReturn}
        events={events}
        onGo={(path) => went.push(path)}
        reportForm={ReportForm}
        help={({ item }) => <li>{item.kind}</li>}
        onInvitation={(id) => went.push(`invitation ${id}`)}
        opening={<p>Opening</p>}
        empty={<p>Nothing</p>}
      />
    </main>
  );
  const { rerender } = render(view("1"));
  return {
    ...placeholders,
    went,
    user: openUser(),
    answer: (name: string, given: object) => act(() => placeholders.answer(name, given)),
    show: (news: string) => rerender(view(news)),
    showEvents: (now: NeedsYouListProps["events"]) => {
      events = now;
      rerender(view("1"));
    },
    comeBack: () => comeBack(),
  };
}

test("a paused usual yes is confirmed or ended by one press, in the version that was shown", async () => {
  const { user, answer, calls } = open();
  const line: NeedsYouLine = {
    kind: "usual_ended",
    id: "usual_ended m1 2",
    created_at: "2026-11-24T18:00:00.000Z",
    team_id: "comets",
    team_name: "Comets",
    membership_id: "m1",
    child_first_name: "Maya",
    version: 2,
  };
  await answer("read", listed([line]));
  const of = ", Maya missed two practices. Still in as usual?";
  await user.click(screen.getByRole("button", { name: `Yes, still in${of}` }));
  assert.equal(calls.at(-1)?.input, { id: line.id, to: { ...line, decision: "confirmed" } });
  await answer("change", { kind: "refused", text: "No line." });
  await user.click(screen.getByRole("button", { name: `Ask us again${of}` }));
  assert.equal(calls.at(-1)?.input, { id: line.id, to: { ...line, decision: "ended" } });
});

test("a poll is titled by its question and leads to its post", async () => {
  const { user, answer, went } = open();
  const line: NeedsYouLine = {
    kind: "poll",
    id: "poll c1",
    created_at: "2026-11-24T18:00:00.000Z",
    team_id: "comets",
    team_name: "Comets",
    card_id: "c1",
    question: "Grill on Friday?",
    closes_at: "2026-11-27T20:00:00.000Z",
  };
  await answer("read", listed([line]));
  assert.ok(screen.getByText(/^Closes Fri, Nov.27, 20:00.· Comets$/));
  await user.click(screen.getByRole("link", { name: "Vote, Grill on Friday?" }));
  assert.equal(went, ["/app/home?card=comets.c1"]);
});

test("a device that rings no more is forgotten by one press, or leads to the switch", async () => {
  const { user, answer, calls, went } = open();
  const line: NeedsYouLine = {
    kind: "silent_device",
    id: "silent_device t1",
    created_at: "2026-11-24T18:00:00.000Z",
    device_label: "Chrome on Android",
  };
  await answer("read", listed([line]));
  const of = ", Your old phone doesn't ring any more.";
  await user.click(screen.getByRole("link", { name: `Ring on this device${of}` }));
  assert.equal(went.at(-1), "/app/dings?rings");
  await user.click(screen.getByRole("button", { name: `Forget it${of}` }));
  assert.equal(calls.at(-1)?.input, { id: line.id, to: { ...line, decision: "dismissed" } });
});

test.run();
