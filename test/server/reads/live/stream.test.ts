import { once } from "node:events";
import { createServer, get, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { liveTiming, waitingBytes } from "../../../../domain/live/limits";
import type { components } from "../../../../openapi";
import { openStream, type Stream } from "../../../../server/reads/live/stream";
import { newPractice } from "../../../support/contract/typical";
import { openTalk } from "../../../support/people/talk";
import { portOf } from "../../../support/server/forwarder";
import { openLines } from "../../../support/server/live-lines";
import { headerFaults } from "../../../support/server/reply-headers";
import { until } from "../../../support/until";

const test = suite("live stream");

/** A server with a port. */
async function open() {
  const talk = await openTalk();
  const { listen, close } = await openLines(talk.server);
  return {
    ...talk,
    listen,
    async close() {
      close();
      await talk.server.close();
    },
  };
}

test("a message is on the other's line at once, with headers that no proxy collects", async () => {
  const { listen, send, dana, kim, teamId, server, close } = await open();
  const line = await listen(kim);
  await line.heard("hello");
  const { statusCode, headers } = line.reply;
  assert.is(statusCode, 200);
  assert.equal(
    [headers["content-type"], headers["cache-control"], headers["x-accel-buffering"]],
    ["text/event-stream", "no-cache, no-transform", "no"],
  );
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  given.push(["cache-control", "no-store"]);
  assert.equal(headerFaults(new Headers(given.filter(([, value]) => !value.startsWith("no-cache")))), []);
  await send(dana, "Game on!");
  await line.heard("Game on!");
  const [hello, message] = line.told();
  assert.equal(hello?.name === "hello" && Object.keys(hello.data.places), [teamId]);
  assert.is(hello?.name === "hello" && hello.data.until, "2026-11-21T12:10:00.000Z");
  assert.is(message?.name, "message");
  assert.is(server.logLines.filter((text) => text.includes("stream opened")).length, 1);
  await close();
});

test("a call-off is signalled to the families' lines, and Got it to the coach's alone, each by its call", async () => {
  const { listen, call, clock, team, dana, kim, lee, teamId, close } = await open();
  const added = await call<components["schemas"]["EventDetails"]>(dana, `POST ${team}/event`, {
    body: newPractice,
  });
  const { id, version } = added.body.event;
  const [coach, his, hers] = [await listen(dana), await listen(kim), await listen(lee)];
  for (const line of [coach, his, hers]) await line.heard("hello");
  await call(dana, `POST ${team}/event/event_id/${id}/call_off`, { version, body: { reason: "weather" } });
  await until(() => [coach, his, hers].every((line) => line.signals() === 1));
  assert.equal(his.told().at(-1), { name: "schedule", data: { team_id: teamId } });
  const items = [{ team_id: teamId, event_id: id, version: version + 1 }];
  clock.advance(1_000);
  await call(kim, "POST /schedule/got_it", { body: { items } });
  await until(() => coach.signals() === 2);
  assert.equal([his.signals(), hers.signals()], [1, 1]);
  await close();
});

test("HEAD opens no stream", async () => {
  const { server, kim, close } = await open();
  const reply = await server.app.inject({ method: "HEAD", url: "/user/me/live", headers: kim.headers });
  assert.equal([reply.statusCode, reply.body], [200, ""]);
  await close();
});

test("places in the header continue a line that was cut", async () => {
  const { listen, send, dana, kim, teamId, close } = await open();
  const first = await listen(kim);
  await send(dana, "One");
  await first.heard("One");
  first.leave();
  await send(dana, "Two");
  const at = first.told().flatMap(({ name, data }) => (name === "message" ? [data.at] : []))[0];
  const second = await listen(kim, { "last-event-id": `${teamId}:${at}` });
  await second.heard("Two");
  assert.not.match(second.text(), /One/);
  await close();
});

for (const [count, length] of [
  [30, 1_900],
  [150, 100],
] as const)
  test(`a reader who is ${count} messages of ${length} characters behind hears all of them on one line`, async () => {
    const { listen, sendMany, kim, teamId, close } = await open();
    const words = await sendMany(count, length);
    const line = await listen(kim, { "last-event-id": `${teamId}:0` });
    await until(() => line.isOver() || line.words().length === count);
    assert.equal([line.isOver(), line.words()], [false, words]);
    await close();
  });

test("a server that stops says bye and does not wait for open lines", async () => {
  const { listen, kim, lee, server } = await open();
  const lines = [await listen(kim), await listen(lee)];
  for (const line of lines) await line.heard("hello");
  await server.close();
  for (const line of lines) {
    await until(line.isOver);
    assert.match(line.text(), /event: bye\ndata: \{"reason":"closing","again_in":/);
  }
});

/** A stream over a connection whose reader takes nothing before the test says so. */
async function openSlow() {
  const at = new Date(0);
  const opened: { stream: Stream; drained: number; isClosed: boolean }[] = [];
  const server = createServer((_, raw) => {
    const stream = openStream(raw, {}, { userId: "kim", sessionId: "s", until: at, at });
    stream.write("hello", at);
    const one = { stream, drained: 0, isClosed: false };
    opened.push(one);
    raw.on("drain", () => {
      one.drained += 1;
    });
    raw.once("close", () => {
      one.isClosed = true;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const request = get({ port: portOf(server), path: "/" });
  request.on("error", () => {});
  const [reply] = (await once(request, "response")) as [IncomingMessage];
  reply.on("error", () => {});
  reply.pause();
  const [one] = opened;
  if (!one) throw new Error("No stream was opened.");
  return {
    one,
    reply,
    /** The system's buffers of a connection hold some megabytes, so it is full once it stays full. */
    fill: () =>
      until(async () => {
        const { drained } = one;
        while (!one.stream.isFull()) one.stream.write("x".repeat(1_024), at);
        for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
        return one.drained === drained;
      }),
    write: (text: string) => one.stream.write(text, at),
    close() {
      request.destroy();
      server.close();
    },
  };
}

test("a stream is full at 64 kB that wait, and has room again once its reader has taken them", async () => {
  const { one, reply, fill, close } = await openSlow();
  await fill();
  assert.equal([one.stream.isFull(), one.isClosed], [true, false]);
  const { drained } = one;
  reply.resume();
  await until(() => one.drained > drained);
  assert.equal([one.stream.isFull(), one.isClosed], [false, false]);
  close();
});

test("a full stream that is cut is closed, and takes no more words", async () => {
  const { one, fill, write, close } = await openSlow();
  await fill();
  one.stream.cut();
  await until(() => one.isClosed);
  write("more");
  one.stream.end({ reason: "closing", again_in: 1 });
  assert.is(one.stream.isFull(), false);
  close();
});

test("a stream that was full has room again only once nothing waits, and is clear since the first write after that", () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  let waiting = 0;
  Object.defineProperty(raw, "writableLength", { get: () => waiting });
  const [start, later, last] = [new Date(0), new Date(1_000), new Date(2_000)];
  const stream = openStream(raw, {}, { userId: "kim", sessionId: "s", until: start, at: start });
  const states = [0, waitingBytes - 1, waitingBytes, waitingBytes - 1, 1, 0, waitingBytes - 1].map(
    (bytes) => {
      waiting = bytes;
      return stream.isFull();
    },
  );
  assert.equal(states, [false, false, true, true, true, false, false]);
  waiting = 1;
  stream.write("more", later);
  assert.equal([stream.isClear(), stream.clearAt], [false, start]);
  waiting = 0;
  stream.write("more", last);
  assert.equal([stream.isClear(), stream.clearAt], [true, last]);
});

test("an ended stream whose reader takes nothing is closed a minute later", async () => {
  const { one, fill, close } = await openSlow();
  await fill();
  const { setTimeout } = globalThis;
  const timers: { run: () => void; milliseconds: number | undefined }[] = [];
  globalThis.setTimeout = ((run: () => void, milliseconds?: number) => {
    timers.push({ run, milliseconds });
    return setTimeout(() => {}, 0);
  }) as typeof setTimeout;
  one.stream.end({ reason: "moved", again_in: 0 });
  globalThis.setTimeout = setTimeout;
  assert.equal(
    timers.map(({ milliseconds }) => milliseconds),
    [liveTiming.stuck],
  );
  assert.not.ok(one.isClosed);
  timers[0]?.run();
  await until(() => one.isClosed);
  close();
});

test.run();
