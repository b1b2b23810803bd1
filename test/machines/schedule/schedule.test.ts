import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { SentAnswer, ShownOutcome } from "../../../domain/schedule/answer/answering";
import type { ScheduleWindow } from "../../../domain/schedule/week/agenda";
import type { PageAsk, PagesOutcome } from "../../../domain/schedule/week/agenda-pages";
import type { KeptSchedule, WindowAsked, WindowOutcome } from "../../../domain/schedule/week/schedule";
import {
  answerMachine,
  answerOfMany,
  selectPhase as answerPhase,
  selectSaid,
} from "../../../machines/schedule/answer.machine";
import {
  scheduleMachine,
  selectAnswers,
  selectAsks,
  selectEnds,
  selectFault,
  selectFreshness,
  selectIsConfirming,
  selectPageFault,
  selectPhase,
  selectReadAt,
  selectWindow,
} from "../../../machines/schedule/schedule.machine";
import { uncovered } from "../../support/machines/paths";
import { openPlaceholders, settled } from "../../support/machines/placeholders";
import { part, practice, said, standing, week } from "../../support/people/week";

const test = suite(scheduleMachine.id);
const range = { from: "2026-11-21", days: 29 };
const nothingKept: KeptSchedule = { window: null, readAt: 0, waiting: () => [] };
const read = (window = week()): WindowOutcome => ({ kind: "read", window, tag: '"1"' });
const sunday = Date.parse("2026-11-22T14:00:00Z");

test("the window is read and stored on the device, and each answer gets its machine", async () => {
  const { answer, calls, seen, kept } = await open();
  assert.is(seen().phase, "opening");
  assert.equal(calls.at(-1), { name: "readWindow", input: { ...range, tag: null } });
  await answer("readWindow", read());
  assert.equal(
    [seen().phase, seen().freshness, seen().answers],
    ["shown", "fresh", ["e1.maya unanswered", "e2.maya unanswered", "e2.leo unanswered"]],
  );
  assert.equal(kept, [[2, sunday]]);
});

test("data stored by the last visit is shown at once, marked as old until the server answers", async () => {
  const { answer, seen } = await open({ window: week(), readAt: 7, waiting: () => [said()] });
  assert.equal([seen().phase, seen().freshness, seen().readAt], ["shown", "last-visit", 7]);
  assert.equal(seen().answers[0], "e1.maya queued", "what waits for the network since then waits on");
  await answer("readWindow", { kind: "unreachable" });
  assert.equal([seen().freshness, seen().readAt], ["offline", 7]);
});

test("an answer's machine gets the items that wait when it starts, not those at the opening", async () => {
  let waiting = [said()];
  const { answer, send, seen } = await open({ window: week(), readAt: 7, waiting: () => waiting });
  await answer("readWindow", read(week({ events: [] })));
  waiting = [said({ eventId: "e2" })];
  send({ type: "window.moved", ...range });
  await answer("readWindow", read());
  assert.equal(seen().answers, ["e1.maya unanswered", "e2.maya queued", "e2.leo unanswered"]);
});

test("offline without stored data nothing is shown until the network returns", async () => {
  const { answer, send, seen } = await open();
  await answer("readWindow", { kind: "unreachable" });
  assert.is(seen().phase, "offline");
  send({ type: "attention.left" });
  send({ type: "attention.returned" });
  assert.is(seen().phase, "opening");
  await answer("readWindow", { kind: "refused", text: "No line." });
  assert.equal([seen().phase, seen().fault], ["failed", "No line."]);
  send({ type: "retry.pressed" });
  assert.is(seen().phase, "opening");
});

test("it is re-read by its ETag every minute while visible, on return and on news", async () => {
  const { answer, calls, clock, send, seen } = await open();
  await answer("readWindow", read());
  const asked = () => calls.filter(({ name }) => name === "readWindow").length;
  clock.increment(60_000);
  assert.equal(calls.at(-1)?.input, { ...range, tag: '"1"' });
  const before = seen().window;
  await answer("readWindow", { kind: "unchanged" });
  assert.is(seen().window, before, "the same object: nothing is drawn");
  send({ type: "attention.left" });
  clock.increment(600_000);
  assert.is(asked(), 2, "nobody looks");
  send({ type: "attention.returned" });
  assert.is(asked(), 3);
  await answer("readWindow", { kind: "refused", text: "No line." });
  assert.equal([seen().freshness, seen().fault], ["old", "No line."]);
  send({ type: "refresh.wanted" });
  assert.is(asked(), 4);
});

test("other days are read without the ETag, and the shown ones stay meanwhile", async () => {
  const { answer, calls, send, seen } = await open();
  await answer("readWindow", read());
  send({ type: "window.moved", from: "2026-11-07", days: 43 });
  assert.equal(calls.at(-1)?.input, { from: "2026-11-07", days: 43, tag: null });
  assert.equal([seen().phase, seen().isAsking, seen().window?.events.length], ["shown", true, 2]);
  await answer("readWindow", read(week({ events: [practice({ version: 4 })] })));
  assert.equal(seen().answers, ["e1.maya unanswered"], "machines of what left the window end");
});

test("a saved answer stays in the window, also when a read was in flight", async () => {
  const { answer, send, seen, kept } = await open();
  await answer("readWindow", read());
  send({ type: "refresh.wanted" });
  seen().refs["e1.maya"]?.send({ type: "answer.pressed", answer: "yes" });
  await answer("saveAnswer", { kind: "saved", standing: standing({ answer: "yes", version: 1 }) });
  assert.equal([seen().answers[0], seen().window?.events[0]?.mine[0]?.answer], ["e1.maya answered", "yes"]);
  assert.is(kept.length, 2, "the device keeps it, too");
  await answer("readWindow", read());
  assert.is(seen().window?.events[0]?.mine[0]?.answer, "yes");
});

test("all-in asks once, and leaves out clashes and answered events", async () => {
  const { answer, send, seen, calls } = await open();
  const clashing = practice({ id: "e3", team_id: "comets", mine: [part({ membership_id: "maya-2" })] });
  await answer("readWindow", read(week({ events: [...week().events, clashing] })));
  send({ type: "all.confirmed" });
  assert.is(seen().isConfirming, false);
  send({ type: "all.pressed" });
  send({ type: "all.left" });
  send({ type: "all.pressed" });
  assert.is(seen().isConfirming, true);
  send({ type: "all.confirmed" });
  assert.equal(
    calls.filter(({ name }) => name === "saveAnswer").map(({ input }) => input),
    [said({ eventId: "e2", membershipId: "maya" }), said({ eventId: "e2", membershipId: "leo" })],
  );
});

test("in for all presses In for the named answers, and for no others", async () => {
  const { answer, send, calls } = await open();
  await answer("readWindow", read());
  send({ type: "in-for-all.pressed", answers: ["e1.maya", "e2.leo", "e9.maya"] });
  assert.equal(
    calls.filter(({ name }) => name === "saveAnswer").map(({ input }) => input),
    [said(), said({ eventId: "e2", membershipId: "leo" })],
  );
});

test("the clock closes answers while the page is open", async () => {
  const soon = new Date(sunday + 30_000).toISOString();
  const { answer, clock, seen, later } = await open();
  await answer("readWindow", read(week({ events: [practice({ answer_by: soon })] })));
  assert.equal(seen().answers, ["e1.maya unanswered"]);
  later(60_000);
  clock.increment(60_000);
  await answer("readWindow", { kind: "unchanged" });
  assert.equal(seen().answers, ["e1.maya locked"]);
});

test("an empty window is widened to its maximum, once", async () => {
  const { answer, calls, seen } = await open();
  const nothing = week({ events: [] });
  await answer("readWindow", read(nothing));
  assert.equal(calls.at(-1)?.input, { from: "2026-11-21", days: 62, tag: null });
  await answer("readWindow", read({ ...nothing, days: 62 }));
  assert.equal([seen().phase, seen().isAsking, calls.length], ["shown", false, 3]);
});

test("pages extend the agenda around the window; only the window is stored on the device", async () => {
  const { answer, send, calls, seen, kept, pages } = await open();
  await answer("readWindow", read());
  send({ type: "page.wanted", direction: "later" });
  send({ type: "page.wanted", direction: "later" });
  const ask = { direction: "later", place: "2026-12-19", least: 1, isWhole: false };
  assert.equal(calls.at(-1), { name: "readPages", input: { asks: [ask] } });
  assert.is(pages().asks, 1);
  const far = practice({ id: "far", first_day: "2027-01-05", last_day: "2027-01-05" });
  const page = { direction: "later" as const, isWhole: false, next: "place-2" };
  await answer("readPages", { kind: "read", pages: [{ ...page, events: [far] }] });
  assert.equal(
    [seen().window?.events.at(-1)?.id, seen().answers.at(-1), pages()],
    ["far", "far.maya unanswered", { asks: 0, ends: { later: "place-2" }, fault: null }],
  );
  send({ type: "answer.saved", eventId: "far", membershipId: "maya", standing: standing({ version: 1 }) });
  assert.equal(kept.at(-1), [2, sunday]);
  send({ type: "page.wanted", direction: "later" });
  assert.equal(calls.at(-1)?.input, { asks: [{ ...ask, place: "place-2" }] });
  await answer("readPages", { kind: "refused", text: "No line." });
  assert.equal(pages(), { asks: 0, ends: { later: "place-2" }, fault: "No line." });
  send({ type: "page.wanted", direction: "later" });
  await answer("readPages", { kind: "read", pages: [{ ...page, next: null, events: [] }] });
  const before = calls.length;
  send({ type: "page.wanted", direction: "later" });
  assert.is(calls.length, before, "nothing comes after it");
});

test("loaded pages are refreshed after an own change, not every minute, and dropped when other days are shown", async () => {
  const { answer, send, calls, clock, names, seen } = await open();
  await answer("readWindow", read());
  send({ type: "page.wanted", direction: "earlier" });
  const past = practice({ id: "past", first_day: "2026-10-06", last_day: "2026-10-06" });
  const page = { direction: "earlier" as const, isWhole: false, next: null };
  await answer("readPages", { kind: "read", pages: [{ ...page, events: [past] }] });
  const isRead = () => names().filter((name) => name === "readPages").length;
  clock.increment(60_000);
  await answer("readWindow", read(week({ teams: [] })));
  assert.equal([isRead(), seen().window?.events[0]?.id, seen().window?.teams], [1, "past", []]);
  send({ type: "refresh.wanted" });
  const asks = calls.findLast(({ name }) => name === "readPages")?.input;
  assert.equal(asks, { asks: [{ direction: "earlier", place: "2026-11-21", least: 1, isWhole: true }] });
  const off = { ...past, status: "called_off" as const, version: 9 };
  await answer("readPages", { kind: "read", pages: [{ ...page, isWhole: true, events: [off] }] });
  assert.equal([seen().window?.events[0]?.status, seen().window?.events.length], ["called_off", 3]);
  send({ type: "window.moved", from: "2027-03-01", days: 29 });
  await answer("readWindow", read(week({ from: "2027-03-01" })));
  assert.is(seen().window?.events.length, 2);
  send({ type: "refresh.wanted" });
  assert.is(isRead(), 2);
});

test("an answer after which the player may be counted in is told with their name, another is not", async () => {
  const { answer, send, offered } = await open();
  await answer("readWindow", read());
  const saved = { type: "answer.saved", eventId: "e1", membershipId: "maya", standing: standing() } as const;
  send(saved);
  send({ ...saved, eventId: "unknown", mayBeUsual: true });
  assert.equal(offered, []);
  send({ ...saved, mayBeUsual: true });
  const { team_id: teamId, first_day: day } = practice();
  assert.equal(offered, [{ teamId, membershipId: "maya", name: "Maya", day }]);
});

test("an exception in an effect is reported, and what is shown stays", async () => {
  const { answer, fail, send, seen } = await open();
  await fail("readWindow");
  assert.equal([seen().phase, seen().fault], ["failed", problemTexts.unknown]);
  send({ type: "refresh.wanted" });
  await answer("readWindow", read());
  send({ type: "refresh.wanted" });
  await fail("readWindow");
  assert.equal([seen().phase, seen().freshness, seen().fault], ["shown", "old", problemTexts.unknown]);
});

test("every state and transition is reached", () => {
  const outcomes = [
    read(),
    read(week({ events: [] })),
    { kind: "unchanged" },
    { kind: "unreachable" },
    { kind: "refused", text: "no" },
  ];
  const reads = outcomes.map((output) => ({ output }));
  const samples = {
    "xstate.done.actor.readKept": [{ output: nothingKept }, { output: { ...nothingKept, window: week() } }],
    "xstate.done.actor.open": reads.filter(({ output }) => output.kind !== "unchanged"),
    "xstate.done.actor.ask": reads,
    "window.moved": [range],
    "page.wanted": [{ direction: "later" }],
    "in-for-all.pressed": [{ answers: ["e1.maya"] }],
    "refresh.wanted": [{}, { isTick: true }],
    "xstate.done.actor.readPages": [
      { output: { kind: "read", pages: [{ direction: "later", isWhole: false, events: [], next: "x" }] } },
      { output: { kind: "refused", text: "no" } },
    ],
    "answer.saved": [{ eventId: "e1", membershipId: "maya", standing: standing() }],
  };
  const key = ({ value, context }: { value: unknown; context: { ends: object } }) => [
    value,
    Object.keys(context.ends).length,
  ];
  assert.equal(
    uncovered(scheduleMachine, samples, key, { limit: 4000, input: { range, now: () => sunday } }),
    { states: [], transitions: [] },
  );
});

async function open(kept: KeptSchedule = nothingKept) {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  let now = sunday;
  const onDevice: unknown[] = [];
  const actor = createActor(
    scheduleMachine.provide({
      actors: {
        readKept: fromPromise<KeptSchedule>(() => placeholders.call("readKept")),
        readWindow: fromPromise<WindowOutcome, WindowAsked>(({ input }) =>
          placeholders.call("readWindow", input),
        ),
        readPages: fromPromise<PagesOutcome, { asks: readonly PageAsk[] }>(({ input }) =>
          placeholders.call("readPages", input),
        ),
        answer: answerOfMany(
          answerMachine.provide({
            actors: {
              saveAnswer: fromPromise<ShownOutcome, SentAnswer>(({ input }) =>
                placeholders.call("saveAnswer", input.said),
              ),
            },
          }),
        ),
      },
      actions: {
        saveOnDevice: (_, { window, readAt }) => void onDevice.push([window?.events.length, readAt]),
      },
    }),
    { clock, input: { range, now: () => now } },
  ).start();
  const offered: unknown[] = [];
  actor.on("usual.offered", ({ offer }) => void offered.push(offer));
  await placeholders.answer("readKept", kept);
  await settled();
  return {
    ...placeholders,
    clock,
    kept: onDevice,
    offered,
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    send: actor.send,
    pages: () => {
      const snapshot = actor.getSnapshot();
      return {
        asks: selectAsks(snapshot).length,
        ends: selectEnds(snapshot),
        fault: selectPageFault(snapshot),
      };
    },
    seen: () => {
      const snapshot = actor.getSnapshot();
      const refs = selectAnswers(snapshot);
      return {
        phase: selectPhase(snapshot),
        freshness: selectFreshness(snapshot),
        isAsking: snapshot.matches({ reading: { shown: "asking" } }),
        isConfirming: selectIsConfirming(snapshot),
        fault: selectFault(snapshot),
        readAt: selectReadAt(snapshot),
        window: selectWindow(snapshot) as ScheduleWindow | null,
        refs,
        saying: Object.values(refs).map((ref) => selectSaid(ref.getSnapshot())?.answer ?? null),
        answers: Object.entries(refs).map(([key, ref]) => `${key} ${answerPhase(ref.getSnapshot())}`),
      };
    },
  };
}

test.run();
