import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pagePlaceholders } from "../../../../domain/share/page-placeholders";
import type { PublicCard } from "../../../../domain/share/public-card";
import { pairOf } from "../../../../domain/team/colours";
import { hashLinkToken } from "../../../../server/core/share/tokens";
import { openPageSource, type PageFile, type Pages } from "../../../../server/platform/http/pages";
import { findPublicCard } from "../../../../server/reads/share/public-card.store";
import { bareTemplate, fillSharedEvent } from "../../../../server/reads/share/shared-event-page";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { makeEventLink } from "../../../support/people/share";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the public page of an event");

const plain = (text: string): PageFile => ({
  type: "text/html; charset=utf-8",
  tag: text,
  encodings: ["identity"],
  load: async () => Buffer.from(text),
});
const rules = { scriptHashes: [], styleHashes: ["sha256-shared="], makesMarkup: false };
const template = `<title>${pagePlaceholders.title}</title><main data-status="${pagePlaceholders.status}">${Object.values(pagePlaceholders).join("|")}</main>`;
const pages: Pages = {
  pages: new Map(),
  notFound: { ...plain("lost"), ...rules },
  sharedEvent: { page: { html: template, ...rules }, dead: { ...plain("a dead link"), ...rules } },
  files: new Map(),
  signIn: "",
  shell: "",
  hasGallery: false,
  inspector: null,
  isLive: false,
};

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer({ pages: openPageSource(pages) });
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, change, post } = scheduleCalls(() => server);
const look = (token: string, accept = "text/html") =>
  server.app.inject({ method: "GET", url: `/e/${token}?v=7`, headers: { accept } });

const patternOf = (card: PublicCard | null) => card && pairOf(card.colour_one, card.colour_two)?.pattern;

async function shared(fields: object = {}) {
  const people = await club();
  const { body } = await add(people.coach, people.teamId, { kind: "game", title: "Game", ...fields });
  const { id } = body.event;
  const target = { teamId: people.teamId, eventId: id, userId: people.mother.user.id };
  return { ...people, id, ends: Date.parse(body.event.ends_at), token: await makeEventLink(server, target) };
}

test("it holds thirteen fields of event and team: no title, opponent, place, note or person", async () => {
  const canaries = {
    title: "Canary cup",
    opponent: "Rival canaries",
    venue_detail: "Canary field",
    notes: "Canary note",
    kit: "canary yellow",
  };
  const { token } = await shared(canaries);
  const card = await findPublicCard(server.services.db, hashLinkToken(token), server.clock.now());
  assert.equal(Object.keys(card ?? {}).sort(), [
    ...["arrive_minutes", "colour_one", "colour_two", "first_day", "kind", "last_day", "sport"],
    ...["starts_local", "status", "team_name", "time_zone", "timing", "version"],
  ]);
  const { body } = await look(token);
  for (const secret of ["anar", "Cora", "Coach", "Mia", "Sam", "Lea", token])
    assert.not.match(body, secret, secret);
  assert.match(body, "<title>Game, Tue, Nov 24, 17:30</title>");
  assert.match(body, "Comets");
});

test("anybody gets it without scripts, not for search engines, and everything of it is text", async () => {
  const { token, teamId } = await shared();
  const name = `<b>"[[title]]" & 'co'`;
  await server.services.db.execute(sql`update team set name = ${name} where id = ${teamId}::uuid`);
  const reply = await look(token, "*/*");
  assert.equal(
    [
      reply.statusCode,
      reply.headers["content-type"],
      reply.headers["x-robots-tag"],
      reply.headers["cache-control"],
    ],
    [200, "text/html; charset=utf-8", "noindex", "no-store"],
  );
  assert.match(String(reply.headers["content-security-policy"]), "style-src 'self' 'sha256-shared='");
  assert.match(reply.body, "&#60;b&#62;&#34;[[title]]&#34; &#38; &#39;co&#39;");
  assert.not.match(reply.body, "<b>");
  const card = await findPublicCard(server.services.db, hashLinkToken(token), server.clock.now());
  assert.match(reply.body, [card?.colour_one, card?.colour_two, patternOf(card)].join("|"));
});

test("called off, the title begins with it; back on, it does not", async () => {
  const { coach, teamId, id, token } = await shared();
  await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "weather" });
  const { body } = await look(token);
  assert.match(body, "<title>Called off: Game, Tue, Nov 24, 17:30</title>");
  assert.match(body, "|game-off.png|");
  assert.match(body, 'data-status="called_off"');
  await post(coach, { teamId, id, version: 2 }, "put_back");
  const back = (await look(token)).body;
  assert.match(back, "<title>Game, Tue, Nov 24, 17:30</title>");
  assert.match(back, "|game.png|");
});

test("a changed time is shown at once, under the same address", async () => {
  const { coach, teamId, id, token } = await shared();
  await change(coach, teamId, id, 1, { starts_local: "2026-11-24T18:00:00" });
  assert.match((await look(token)).body, "<title>Game, Tue, Nov 24, 18:00</title>");
});

test("unknown, removed, seven days after the end, in an archived team, and with the event: all dead addresses answer alike", async () => {
  const { db } = server.services;
  const unknown = await look("x".repeat(43));
  const dead = async (token: string, why: string) => {
    const reply = await look(token);
    const headers = ({ date, ...rest }: typeof reply.headers) => rest;
    assert.equal([reply.statusCode, reply.body], [404, "a dead link"], why);
    assert.equal(headers(reply.headers), headers(unknown.headers), why);
    const coded = await look(token, "application/json");
    assert.equal([coded.statusCode, coded.json().message_code], [404, "SHORT_FORM_URL_404"], why);
  };
  await dead("x".repeat(43), "unknown");
  await dead("cut", "no token");
  const { token, teamId, ends } = await shared();
  await db.execute(sql`update team set archived_at = now() where id = ${teamId}::uuid`);
  await dead(token, "archived");
  await db.execute(sql`update team set archived_at = null where id = ${teamId}::uuid`);
  server.clock.set(new Date(ends + 7 * 86_400_000 - 1));
  assert.is((await look(token)).statusCode, 200);
  server.clock.set(new Date(ends + 7 * 86_400_000));
  await dead(token, "seven days later");
  server.clock.set(new Date(ends));
  assert.is((await look(token)).statusCode, 200);
  await db.execute(sql`delete from event where team_id = ${teamId}::uuid`);
  await dead(token, "deleted with the event");
});

test("a server of the API alone gives the same texts in a bare page", async () => {
  const { token } = await shared();
  const card = await findPublicCard(server.services.db, hashLinkToken(token), server.clock.now());
  assert.ok(card);
  const html = fillSharedEvent(bareTemplate.html, card);
  assert.match(html, '<meta property="og:title" content="Game, Tue, Nov 24, 17:30">');
  assert.match(html, '<meta name="robots" content="noindex">');
  assert.not.match(html, "[[");
});

test.run();
