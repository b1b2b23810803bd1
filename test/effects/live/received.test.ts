import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, setup } from "xstate";
import { liveTiming } from "../../../domain/live/limits";
import type { HitNews, HuddleLineEvent, LineEvent } from "../../../domain/live/live";
import { talkNewsOf } from "../../../src/effects/huddle/huddle-list.effects";
import { countsOf, type Line, openLine } from "../../../src/effects/live/line.effects";
import {
  countNews,
  hitNewsOf,
  lineOf,
  watchLine,
  watchSchedule,
} from "../../../src/effects/live/received.effects";
import { networkOrSchedule } from "../../../src/effects/live/schedule-news.effects";
import { newsOf } from "../../../src/effects/pings/news.effects";
import { newsOfSchedule } from "../../../src/effects/schedule/schedule-news.effects";
import { key, said } from "../../support/people/talking";

const test = suite("what the live line tells");

const message = (seq: number, change = {}, huddleId = key.huddleId): LineEvent => ({
  type: "fact.published",
  fact: { kind: "message", teamId: key.teamId, huddleId, message: said(seq, change) },
});
const changed = (huddleId = key.huddleId): LineEvent => ({
  type: "fact.published",
  fact: { kind: "huddle", teamId: key.teamId, huddleId },
});

/** Counts the pause when the test says so. */
function withTimers(run: (pass: () => void) => void, pause: number = liveTiming.calm) {
  const { setTimeout: real, clearTimeout: realClear } = globalThis;
  const waiting = new Map<number, () => void>();
  let next = 0;
  Object.assign(globalThis, {
    setTimeout: (call: () => void, milliseconds: number) => {
      assert.is(milliseconds, pause);
      next += 1;
      waiting.set(next, call);
      return next;
    },
    clearTimeout: (id: number) => void waiting.delete(id),
  });
  try {
    run(() => {
      const calls = [...waiting.values()];
      waiting.clear();
      for (const call of calls) call();
    });
    assert.is(waiting.size, 0, "no timer is left");
  } finally {
    Object.assign(globalThis, { setTimeout: real, clearTimeout: realClear });
  }
}

test("an opened huddle hears its own messages, and asks for what changed or may have been missed", () => {
  const line = openLine();
  line.publish({ type: "line.opened", isResumed: true });
  const { heard, stop } = follow(line);
  assert.equal(line.openHuddles, new Set([key.huddleId]));
  for (const event of [message(4), message(5, {}, "another"), changed(), changed("another")])
    line.publish(event);
  line.publish({ type: "count.wanted" });
  line.publish({ type: "line.lost" });
  line.publish({ type: "line.opened", isResumed: true });
  line.publish({ type: "line.opened", isResumed: false });
  assert.equal(heard, [
    { type: "line.opened" },
    { type: "fact.received", messages: [said(4)] },
    { type: "changes.wanted" },
    { type: "line.lost" },
    { type: "line.opened" },
    { type: "line.opened" },
    { type: "changes.wanted" },
  ]);
  stop();
  line.publish(message(6));
  assert.equal([heard.length, line.openHuddles.size], [7, 0]);
});

test("a huddle that opens without a line is told of the next one", () => {
  const line = openLine();
  const { heard } = follow(line);
  assert.equal(heard, []);
  line.publish({ type: "line.opened", isResumed: false });
  assert.equal(heard, [{ type: "line.opened" }, { type: "changes.wanted" }]);
});

test("an open search hears messages of all huddles, and doubts its hits once changes may have been missed", () => {
  const line = openLine();
  const heard: HitNews[] = [];
  const machine = setup({
    actors: { news: fromCallback<HitNews>(() => {}) },
    types: { events: {} as HitNews },
  })
    .createMachine({
      invoke: { src: "news" },
      on: { "*": { actions: ({ event }) => void heard.push(event) } },
    })
    .provide({ actors: { news: hitNewsOf(line) } });
  const actor = createActor(machine).start();
  line.publish({ type: "poll.answered" });
  line.publish({ type: "line.opened", isResumed: true });
  line.publish({ type: "poll.answered" });
  for (const event of [message(4), message(5, {}, "another"), changed()]) line.publish(event);
  line.publish({ type: "line.lost" });
  line.publish({ type: "line.opened", isResumed: false });
  assert.equal(heard, [
    { type: "hits.doubted" },
    { type: "message.received", teamId: key.teamId, message: said(4) },
    { type: "message.received", teamId: key.teamId, message: said(5) },
    { type: "hits.doubted" },
  ]);
  actor.stop();
  line.publish(message(6));
  assert.is(heard.length, 4);
});

test("the list of huddles is read again with each poll for badges while there is no line", () =>
  withTimers((pass) => {
    const line = openLine();
    const heard: string[] = [];
    const session = {
      subscribe: () => ({ unsubscribe() {} }),
      getSnapshot: () => ({ context: { auth: { newMessages: 0, lastNewPingAt: null } } }),
    };
    const page = new EventTarget();
    const shown = Object.assign(page, { document: new EventTarget(), navigator: { onLine: true } });
    const machine = setup({ actors: { network: fromCallback(() => {}) } })
      .createMachine({
        invoke: { src: "network" },
        on: { "*": { actions: ({ event }) => void heard.push(event.type) } },
      })
      .provide({ actors: { network: talkNewsOf(shown as Window & typeof shown, session, line) } });
    const actor = createActor(machine).start();
    line.publish({ type: "poll.answered" });
    assert.equal(heard, ["refresh.wanted"]);
    pass();
    line.publish({ type: "line.opened", isResumed: true });
    line.publish({ type: "poll.answered" });
    assert.is(heard.length, 1);
    actor.stop();
  }));

test("a burst is told at once and once more two seconds later", () =>
  withTimers((pass) => {
    const line = openLine();
    let calls = 0;
    const leave = watchLine(
      line,
      ({ type }) => type === "fact.published",
      () => {
        calls += 1;
      },
    );
    for (let seq = 1; seq < 5; seq += 1) line.publish(message(seq));
    assert.is(calls, 1);
    pass();
    assert.is(calls, 2);
    pass();
    line.publish({ type: "line.lost" });
    assert.is(calls, 2);
    line.publish(message(6));
    assert.is(calls, 3);
    leave();
    line.publish(message(7));
    assert.is(calls, 3);
  }));

test("the badges count messages of others in huddles that are not open", () =>
  withTimers((pass) => {
    const line = openLine();
    const leave = countNews(line, () => "me");
    let counts = 0;
    const pings = setup({ actors: { talk: fromCallback<{ type: "count.wanted" }>(() => {}) } })
      .createMachine({
        invoke: { src: "talk" },
        on: {
          "count.wanted": {
            actions: () => {
              counts += 1;
            },
          },
        },
      })
      .provide({ actors: { talk: countsOf(line) } });
    const actor = createActor(pings).start();
    line.publish(message(4, { author_id: "me" }));
    line.publish(changed());
    line.openHuddles.add(key.huddleId);
    line.publish(message(5));
    assert.is(counts, 0);
    line.publish(message(6, {}, "another"));
    assert.is(counts, 1);
    pass();
    actor.stop();
    leave();
  }));

const rescheduled = (teamId = key.teamId): LineEvent => ({
  type: "fact.published",
  fact: { kind: "schedule", teamId },
});

test("a change of any schedule, or of the named team's, is passed on at once and once more a second later", () =>
  withTimers((pass) => {
    const line = openLine();
    const calls = { all: 0, comets: 0 };
    const leaveAll = watchSchedule(line, () => {
      calls.all += 1;
    });
    const leaveOne = watchSchedule(
      line,
      () => {
        calls.comets += 1;
      },
      key.teamId,
    );
    line.publish(message(4));
    line.publish(changed());
    assert.equal(calls, { all: 0, comets: 0 });
    line.publish(rescheduled("another"));
    assert.equal(calls, { all: 1, comets: 0 });
    for (let count = 0; count < 5; count += 1) line.publish(rescheduled());
    assert.equal(calls, { all: 1, comets: 1 });
    pass();
    assert.equal(calls, { all: 2, comets: 2 });
    leaveAll();
    leaveOne();
    line.publish(rescheduled());
    assert.equal(calls, { all: 2, comets: 2 });
  }, liveTiming.scheduleCalm));

test("a line that was lost may have missed a change, one that opens for the first time has not", () =>
  withTimers((pass) => {
    const line = openLine();
    let calls = 0;
    const leave = watchSchedule(line, () => {
      calls += 1;
    });
    line.publish({ type: "line.opened", isResumed: false });
    assert.is(calls, 0);
    line.publish({ type: "line.lost" });
    assert.is(calls, 0);
    line.publish({ type: "line.opened", isResumed: true });
    assert.is(calls, 1);
    pass();
    line.publish({ type: "line.opened", isResumed: true });
    assert.is(calls, 1);
    leave();
  }, liveTiming.scheduleCalm));

for (const [name, networkOf] of [
  ["the schedule", newsOfSchedule],
  ["an event and a team's next events", newsOf],
  [
    "Needs you and who knows of a change",
    (page: Window, _: unknown, line: Line) => networkOrSchedule(page, line),
  ],
] as const)
  test(`${name}: read again when the line tells of a change, until nobody listens`, () => {
    const line = openLine();
    const heard: string[] = [];
    const session = {
      subscribe: () => ({ unsubscribe() {} }),
      getSnapshot: () => ({ context: { auth: { newNotifications: 0, lastNewPingAt: null } } }),
    };
    const page = Object.assign(new EventTarget(), {
      document: new EventTarget(),
      navigator: { onLine: true },
    });
    const machine = setup({ actors: { network: fromCallback(() => {}) } })
      .createMachine({
        invoke: { src: "network" },
        on: { "*": { actions: ({ event }) => void heard.push(event.type) } },
      })
      .provide({ actors: { network: networkOf(page as Window & typeof page, session, line) } });
    const actor = createActor(machine).start();
    const before = heard.length;
    line.publish(rescheduled());
    assert.equal(heard.slice(before), ["refresh.wanted"]);
    actor.stop();
    line.publish({ type: "line.lost" });
    line.publish({ type: "line.opened", isResumed: true });
    assert.is(heard.length, before + 1);
  });

test("the badges are counted when a schedule changes, which may ring", () =>
  withTimers((pass) => {
    const line = openLine();
    const leave = countNews(line, () => "me");
    let counts = 0;
    line.listen(({ type }) => {
      if (type === "count.wanted") counts += 1;
    });
    line.publish(rescheduled());
    assert.is(counts, 1);
    pass();
    leave();
  }));

function follow(line: ReturnType<typeof openLine>) {
  const heard: HuddleLineEvent[] = [];
  const machine = setup({
    actors: { line: fromCallback<HuddleLineEvent>(() => {}) },
    types: { events: {} as HuddleLineEvent },
  })
    .createMachine({
      invoke: { src: "line" },
      on: { "*": { actions: ({ event }) => void heard.push(event) } },
    })
    .provide({ actors: { line: lineOf(line, key) } });
  const actor = createActor(machine).start();
  return { heard, stop: () => actor.stop() };
}

test.run();
