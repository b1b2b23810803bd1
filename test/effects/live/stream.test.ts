import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, fromCallback, setup } from "xstate";
import type { StreamEvent } from "../../../domain/live/live";
import { streamReader } from "../../../src/effects/live/stream.effects";
import { openListened } from "../../support/browser/listened";
import { said } from "../../support/people/talking";
import { type Answer, openClient, problem } from "../../support/server/api";
import { until } from "../../support/until";

const test = suite("live stream's effect");
const comets = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const hello = (at: number, reset: string[] = []) =>
  `event: hello\ndata: ${JSON.stringify({ until: "2026-11-21T12:10:00.000Z", places: { [comets]: at }, reset })}\n\n`;
const told = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const message = (at: number, words = said(at)) =>
  told("message", { team_id: comets, at, huddle_id: "h1", message: words });

test("events are read as they come, in pieces of any size", async () => {
  const line = open();
  await line.send(hello(3));
  const text = `${message(4)}: beat\n\n${told("huddle", { team_id: comets, at: 5, huddle_id: "h1" })}`;
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) await line.send(piece);
  await until(() => line.events.length === 4);
  const place = { teamId: comets, huddleId: "h1" };
  assert.equal(line.events, [
    { type: "stream.opened", isResumed: false },
    { type: "fact.received", fact: { kind: "message", ...place, message: said(4) } },
    { type: "beat.received" },
    { type: "fact.received", fact: { kind: "huddle", ...place } },
  ]);
  assert.is(line.requests[0]?.headers.get("accept"), "text/event-stream");
  assert.is(line.requests[0]?.headers.get("authorization"), "Bearer token-1");
});

test("signs of two bytes that are cut in between stay whole", async () => {
  const line = open();
  await line.send(hello(3));
  const bytes = new TextEncoder().encode(message(4, said(4, { text: "Größe 🏀" })));
  for (const byte of bytes) await line.send(new Uint8Array([byte]));
  await until(() => line.events.length === 2);
  assert.match(JSON.stringify(line.events[1]), /Größe 🏀/);
});

test("the next stream goes on from the last number, and says whether it could", async () => {
  const line = open();
  await line.send(hello(3) + message(4));
  line.close();
  await until(() => line.events.at(-1)?.type === "stream.ended");
  line.again();
  await line.send(hello(4));
  await until(() => line.events.at(-1)?.type === "stream.opened");
  assert.equal(
    line.requests.map(({ headers }) => headers.get("last-event-id")),
    [null, `${comets}:4`],
  );
  assert.equal(line.events.at(-1), { type: "stream.opened", isResumed: true });
  await line.send(message(4) + message(5));
  await until(() => line.events.at(-1)?.type === "fact.received");
  assert.equal(
    line.events.slice(-2).map(({ type }) => type),
    ["beat.received", "fact.received"],
    "nothing is heard twice",
  );
  line.close();
  await until(() => line.events.at(-1)?.type === "stream.ended");
  line.again();
  await line.send(hello(900, [comets]));
  await until(() => line.events.at(-1)?.type === "stream.opened");
  assert.equal(line.events.at(-1), { type: "stream.opened", isResumed: false });
});

test("a goodbye says when to come back, and after `moved` the line starts anew", async () => {
  const line = open();
  await line.send(hello(3));
  await line.send(told("bye", { reason: "closing", again_in: 2.5 }));
  await until(() => line.events.at(-1)?.type === "stream.ended");
  assert.is(line.pause(), 2_500);
  line.again();
  await line.send(hello(3) + told("bye", { reason: "moved", again_in: 0 }));
  await until(() => line.events.filter(({ type }) => type === "stream.ended").length === 2);
  assert.is(line.pause(), 0);
  line.again();
  await until(() => line.requests.length === 3);
  assert.is(line.requests[2]?.headers.get("last-event-id"), null);
});

test("a refusal ends it, with the pause that the server names; so does a device that goes offline", async () => {
  const busy = open(() => problem("SERVER_503_BUSY", { "retry-after": "30" }));
  await until(() => busy.events.length === 1);
  assert.is(busy.pause(), 30_000);
  const broken = open(() => problem("SERVER_500"));
  await until(() => broken.events.length === 1);
  assert.is(broken.pause(), null);
  const line = open();
  await line.send(hello(3));
  line.page.dispatchEvent(new Event("offline"));
  assert.equal([line.events.at(-1)?.type, line.pause()], ["stream.ended", null]);
  assert.is(line.requests[0]?.signal.aborted, true);
});

test("a change of a schedule and a seen post name their team, whatever was read of the team's huddles", async () => {
  const line = open();
  await line.send(hello(3));
  await line.send(
    told("schedule", { team_id: comets }) + told("schedule", {}) + told("seen", { team_id: comets }),
  );
  await until(() => line.events.length === 4);
  assert.equal(line.events.slice(1), [
    { type: "fact.received", fact: { kind: "schedule", teamId: comets } },
    { type: "beat.received" },
    { type: "fact.received", fact: { kind: "seen", teamId: comets } },
  ]);
});

test("what an older app does not know is a sign of life only", async () => {
  const line = open();
  await line.send(hello(3));
  await line.send(
    told("card", { team_id: comets, at: 4 }) + told("message", { team_id: comets, at: 5, huddle_id: "h1" }),
  );
  await until(() => line.events.length === 3);
  assert.equal(
    line.events.slice(1).map(({ type }) => type),
    ["beat.received", "beat.received"],
  );
});

test("a machine that stops ends the call", async () => {
  const line = open();
  await line.send(hello(3));
  await until(() => line.events.length === 1);
  line.stop();
  assert.is(line.requests[0]?.signal.aborted, true);
  assert.equal(
    line.events.map(({ type }) => type),
    ["stream.opened"],
  );
});

function open(answer?: Answer) {
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  const { client, requests } = openClient(
    answer ??
      (({ signal }) => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            bodies.push(controller);
            signal.addEventListener("abort", () => {
              try {
                controller.error(new DOMException("aborted", "AbortError"));
              } catch {
                // It had ended before.
              }
            });
          },
        });
        return new Response(body, { headers: { "content-type": "text/event-stream" } });
      }),
  );
  const { page } = openListened({});
  const events: StreamEvent[] = [];
  const machine = setup({
    actors: { reader: fromCallback<StreamEvent>(() => {}) },
    types: { events: {} as StreamEvent },
  })
    .createMachine({
      invoke: { src: "reader" },
      on: { "*": { actions: ({ event }) => void events.push(event) } },
    })
    .provide({ actors: { reader: streamReader(client, page) } });
  let actor = createActor(machine).start();
  return {
    page,
    events,
    requests,
    pause: () => events.flatMap((event) => (event.type === "stream.ended" ? [event.againIn] : [])).at(-1),
    async send(text: string | Uint8Array<ArrayBuffer>) {
      await until(() => bodies.length === requests.length && bodies.length > 0);
      bodies.at(-1)?.enqueue(typeof text === "string" ? new TextEncoder().encode(text) : text);
    },
    close: () => bodies.at(-1)?.close(),
    again() {
      actor.stop();
      actor = createActor(machine).start();
    },
    stop: () => actor.stop(),
  };
}

test.run();
