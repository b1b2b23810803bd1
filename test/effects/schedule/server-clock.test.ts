import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readEvent } from "../../../src/effects/schedule/event-read.effects";
import { createServerClock, serverClockOf } from "../../../src/effects/schedule/server-clock.effects";
import { readUpNext } from "../../../src/effects/schedule/up-next.effects";
import { readWindow } from "../../../src/effects/schedule/window.effects";
import { practice, week } from "../../support/people/week";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("the server's clock");

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse("2026-11-24T12:00:00Z");
const dateOf = (moment: number) => ({ date: new Date(moment).toUTCString() });
const reply = (headers: Record<string, string>) => Promise.resolve({ response: json({}, 200, headers) });

test("a device's clock that is more than a minute off, either way, is corrected by a reply's time", async () => {
  const clock = createServerClock(() => now);
  assert.equal([clock.now(), clock.ahead()], [now, 0]);
  for (const off of [-3 * hour, -2 * minute, 2 * minute, 3 * hour]) {
    await clock.heard(reply(dateOf(now - off)));
    assert.equal([clock.now(), clock.ahead()], [now - off, off]);
  }
  for (const off of [-minute, 0, minute]) {
    await clock.heard(reply(dateOf(now - off)));
    assert.equal([clock.now(), clock.ahead()], [now, 0], "the way of a reply is no fault of the clock");
  }
});

test("a reply without a time, and a call that fails, change nothing", async () => {
  const clock = createServerClock(() => now);
  await clock.heard(reply(dateOf(now - hour)));
  const same = reply({});
  assert.is(await clock.heard(same), await same, "the reply is handed on");
  await clock.heard(reply({ date: "some time ago" }));
  const failed = await clock.heard(Promise.reject(new TypeError("Failed to fetch"))).catch(String);
  assert.equal([clock.ahead(), failed], [hour, "TypeError: Failed to fetch"]);
});

test("a reply that took longer than a minute, as over a device's sleep, measures nothing", async () => {
  let device = now;
  const clock = createServerClock(() => device);
  await clock.heard(reply(dateOf(now)));
  const slow = clock.heard(
    Promise.resolve().then(() => {
      device = now + 3 * hour;
      return reply(dateOf(now));
    }),
  );
  await slow;
  assert.equal([clock.now(), clock.ahead()], [now + 3 * hour, 0]);
});

test("what an earlier visit measured holds until a reply tells better", async () => {
  const clock = createServerClock(() => now);
  clock.restore(hour);
  assert.is(clock.now(), now - hour);
  await clock.heard(reply(dateOf(now)));
  assert.is(clock.now(), now, "the clock was put right meanwhile");
  clock.restore(hour);
  assert.is(clock.now(), now);
});

test("each client has its own, and reading the week, an event or what is up next tells it the time", async () => {
  const { signal } = new AbortController();
  const asked = { tag: null, signal };
  const days = { from: "2026-11-21", days: 29 };
  const key = { teamId: "rockets", eventId: "e1" };
  for (const read of [
    (client: Parameters<typeof readWindow>[0]) => readWindow(client, { ...asked, ...days }),
    (client: Parameters<typeof readWindow>[0]) => readEvent(client, { ...asked, ...key }),
    (client: Parameters<typeof readWindow>[0]) =>
      readUpNext(client, { ...asked, teamId: "t", today: 20_781 }),
  ]) {
    const told = dateOf(Date.now() - 5 * hour);
    const { client } = openClient(() => problem("SERVER_500", told));
    await read(client);
    assert.is(Math.round(serverClockOf(client).ahead() / minute), 5 * 60);
    assert.is(serverClockOf(openClient(() => json({})).client).ahead(), 0);
  }
});

test("an event that is over by the device's clock alone is still up next", async () => {
  const soon = new Date(Date.now() - hour).toISOString();
  const events = [practice({ ends_at: soon })];
  const upNext = async (told: number) => {
    const { client } = openClient(() => json(week({ events }), 200, dateOf(told)));
    const asked = { teamId: "t", tag: null, today: 20_781, signal: new AbortController().signal };
    const outcome = await readUpNext(client, asked);
    return outcome.kind === "listed" ? outcome.items.length : outcome.kind;
  };
  assert.equal([await upNext(Date.now()), await upNext(Date.now() - 2 * hour)], [0, 1]);
});

test.run();
