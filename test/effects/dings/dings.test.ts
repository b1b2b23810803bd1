import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import type { SavedRings } from "../../../domain/dings/ding-outcomes";
import type { Ding } from "../../../domain/dings/ding-texts";
import { createClient } from "../../../src/api/client";
import { dingActors } from "../../../src/effects/dings/dings.effects";
import { stopMail } from "../../../src/effects/dings/mail-stop.effects";
import { ringSettingsActors } from "../../../src/effects/dings/ring-settings.effects";
import { stoppedMailActors } from "../../../src/effects/dings/stopped-mail.effects";
import { textOfCode } from "../../support/problem";

const test = suite("ding effects");

const one: Ding = {
  id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1",
  kind: "report_done",
  team_id: null,
  about: {},
  times: 1,
  last_at: "2026-11-21T09:15:00.000Z",
  is_seen: true,
  is_read: false,
};
const pings = { last_new_ping_at: null, new_feed_cards: 0, new_messages: 0, new_notifications: 0 };
const rings: SavedRings = {
  talk: "all",
  posts: true,
  is_quiet: true,
  quiet_from: "21:00",
  quiet_to: "07:00",
  digest: "daily",
  version: 1,
};
const problem = (status: number, message_code: string) =>
  Response.json({ message_code, request_id: "r1" }, { status });

function open(...replies: Response[]) {
  const asked: string[] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => "a.b.c", renew: async () => null },
    announce: () => assert.unreachable("a quiet call covers nothing"),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const body = request.method === "GET" ? "" : ` ${await request.text()}`;
      const version = request.headers.get("if-match") ?? "";
      asked.push(`${request.method} ${pathname}${search}${version}${body}`);
      return replies.shift() ?? problem(500, "SERVER_500");
    },
  });
  const told: unknown[] = [];
  return {
    asked,
    client,
    told,
    dings: dingActors(client, (counts) => told.push(counts)),
    settings: ringSettingsActors(client),
    stopped: stoppedMailActors(client),
  };
}

test("a page is read; one is marked by its id, all by a moment, and the counts that remain are told", async () => {
  const { asked, told, dings } = open(
    Response.json({ items: [one], next_after: null }, { headers: { etag: 'W/"2"' } }),
    Response.json(pings),
    Response.json(pings),
  );
  const read = await toPromise(createActor(dings.list.read, { input: { tag: null, after: null } }).start());
  assert.equal(read, { kind: "listed", items: [one], nextAfter: null, tag: 'W/"2"' });
  const to = { ...one, is_read: true };
  const marked = await toPromise(createActor(dings.list.change, { input: { id: one.id, to } }).start());
  assert.equal(marked, { kind: "accepted", item: to });
  const all = await toPromise(createActor(dings.markAll, { input: { upTo: one.last_at } }).start());
  assert.equal(all, { kind: "read" });
  assert.equal(told, [pings, pings]);
  assert.equal(asked, [
    "GET /ding",
    `POST /ding/read {"ding_ids":["${one.id}"]}`,
    `POST /ding/read {"up_to":"${one.last_at}"}`,
  ]);
});

test("what could not be marked says why", async () => {
  const { dings, told } = open();
  const text = "We dropped the ball. Please try again in a minute.";
  const change = createActor(dings.list.change, { input: { id: one.id, to: one } }).start();
  assert.equal(await toPromise(change), { kind: "refused", text });
  const all = createActor(dings.markAll, { input: { upTo: one.last_at } }).start();
  assert.equal(await toPromise(all), { kind: "refused", text });
  assert.equal(told, []);
});

test("settings are saved under the version that was read, once more under that of another device", async () => {
  const wanted = { ...rings, talk: "none" } as const;
  const { version: _, ...body } = wanted;
  const { asked, settings } = open(
    problem(412, "REQUEST_412_CHANGED"),
    Response.json({ ...rings, version: 4 }),
    Response.json({ ...wanted, version: 5 }),
  );
  const saving = createActor(settings.save, { input: { wanted, version: 1 } }).start();
  assert.equal(await toPromise(saving), { kind: "read", rings: { ...wanted, version: 5 } });
  assert.equal(asked, [
    `PUT /user/me/ring_settings"1" ${JSON.stringify(body)}`,
    "GET /user/me/ring_settings",
    `PUT /user/me/ring_settings"4" ${JSON.stringify(body)}`,
  ]);
  const failed = createActor(settings.read).start();
  assert.equal(await toPromise(failed), {
    kind: "refused",
    text: "We dropped the ball. Please try again in a minute.",
  });
});

test("stopped teams are read in one reply, and one is begun again by its id; a refusal says why", async () => {
  const { asked, stopped } = open(
    Response.json({ teams: [{ team_id: "t1", name: "Comets" }] }),
    Response.json({ ended: true }),
  );
  const input = { tag: null, after: null };
  const item = { id: "t1", name: "Comets", isBegun: false };
  const to = { ...item, isBegun: true };
  const read = () => toPromise(createActor(stopped.read, { input }).start());
  const begin = () => toPromise(createActor(stopped.change, { input: { id: "t1", to } }).start());
  assert.equal(await read(), { kind: "listed", items: [item], nextAfter: null, tag: null });
  assert.equal(await begin(), { kind: "accepted", item: to });
  assert.equal(asked, ["GET /user/me/stopped_mail", "DELETE /user/me/stopped_mail/team_id/t1 "]);
  const refused = { kind: "refused", text: "We dropped the ball. Please try again in a minute." };
  assert.equal([await read(), await begin()], [refused, refused]);
});

test("a press stops the summary by the mail's token; a refused token is a link that is none", async () => {
  const { asked, client } = open(
    Response.json({ stopped: true }),
    problem(400, "AUTH_400_LINK"),
    problem(400, "REQUEST_400_INVALID"),
    problem(429, "REQUEST_429_LIMIT"),
  );
  const kinds: string[] = [];
  for (const token of ["a.b", "x", "", "a.b"]) kinds.push((await stopMail(client, token)).kind);
  assert.equal(kinds, ["stopped", "gone", "gone", "limited"]);
  assert.is(asked[0], "POST /ding/stop?token=a.b ");
});

test.run();
