import { gunzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Services } from "../../../../server/core/base/services";
import { calendarFeed } from "../../../../server/platform/db/schema/calendar-link";
import { child, guardianship } from "../../../../server/platform/db/schema/family";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { event } from "../../../../server/platform/db/schema/schedule";
import { openLink } from "../../../../server/reads/calendar-feed/open-link";
import { addAbsence } from "../../../support/people/absence";
import { addCalendarLink, addGuestLink } from "../../../support/people/calendar-link";
import { addMember, addTeam } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { asSupport } from "../../../support/server/raw-rows";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what a calendar link shows, and to whom");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, say, change, post } = scheduleCalls(() => server);

const fetchAs = async (token: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ method: "GET", url: `/calendar/${token}.ics`, headers });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body, code: codeOf(reply.body) };
};
const codeOf = (body: string) => (body.startsWith("{") ? JSON.parse(body).message_code : undefined);

/** The values of a property, unfolded. */
const valuesOf = (body: string, name: string) =>
  body
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(":") + 1));
const titles = async (token: string) => valuesOf((await fetchAs(token)).body, "SUMMARY");

/** Sam's mother has a link of their week; a practice is on Tuesday. */
async function week() {
  const people = await club();
  const { body } = await add(people.coach, people.teamId);
  const link = await addCalendarLink(server, people.mother.user.id);
  return { ...people, id: body.event.id, token: link.token, link };
}

test("the household's calendar: first names of its players, the team, the place, a link, and nothing else", async () => {
  const { teamId, id, token, coach } = await week();
  await change(coach, teamId, id, 1, {
    notes: "Ask Olga Other about the keys",
    kit: "blue",
    venue_detail: "field 7",
  });
  const reply = await fetchAs(token);
  assert.equal(
    [
      reply.status,
      reply.headers["content-type"],
      reply.headers["cache-control"],
      reply.headers["x-robots-tag"],
    ],
    [200, "text/calendar; charset=utf-8", "private, no-cache", "noindex"],
  );
  assert.equal(valuesOf(reply.body, "SUMMARY"), ["Sam: Practice (Comets)"]);
  assert.equal(valuesOf(reply.body, "LOCATION"), ["field 7"]);
  assert.equal(valuesOf(reply.body, "DESCRIPTION"), ["Be there 17:15.\\nKit: blue."]);
  assert.match(valuesOf(reply.body, "URL")[0] ?? "", `/app/schedule?event=${teamId}.${id}`);
  for (const secret of ["Reyes", "Olga", "Coach", "keys", "Lea", "Ada", token])
    assert.not.match(reply.body, new RegExp(secret), secret);
});

test("each scope shows what its maker reaches at this moment", async () => {
  const { mother, coach, grandpa, other, teamId, sam } = await week();
  const { id: second } = await addTeam(server, coach.user.id, { name: "Rockets" });
  await addMember(server, second, { childId: sam.id });
  await add(coach, second);
  const linkOf = async (person: typeof mother, about: object = {}) =>
    (await addCalendarLink(server, person.user.id, about)).token;
  const ofTeam = { scope: "team" as const, teamId };
  const ofSam = { scope: "child" as const, childId: sam.id };
  const both = ["Sam: Practice (Comets)", "Sam: Practice (Rockets)"];
  assert.equal((await titles(await linkOf(mother))).sort(), both);
  assert.equal((await titles(await linkOf(mother, ofSam))).sort(), both);
  assert.equal(await titles(await linkOf(mother, ofTeam)), ["Sam: Practice (Comets)"]);
  assert.equal((await titles(await linkOf(grandpa))).sort(), both, "a follower");
  assert.equal(await titles(await linkOf(coach, ofTeam)), ["Practice (Comets)"], "staff");
  assert.equal(await titles(await linkOf(other, ofTeam)), ["Lea: Practice (Comets)"], "no other child");
  assert.equal(await titles(await linkOf(other, ofSam)), [], "no reach");
});

test("who has lost the child sees an empty calendar without the name", async () => {
  const { mother, token, sam } = await week();
  const ofSam = (await addCalendarLink(server, mother.user.id, { scope: "child", childId: sam.id })).token;
  assert.equal(valuesOf((await fetchAs(ofSam)).body, "X-WR-CALNAME"), ["Drip: Sam"]);
  await server.services.db
    .update(guardianship)
    .set({ endedAt: server.clock.now(), endedBy: mother.user.id, endReason: "left" })
    .where(eq(guardianship.userId, mother.user.id));
  for (const each of [token, ofSam]) {
    const { status, body } = await fetchAs(each);
    assert.equal([status, valuesOf(body, "SUMMARY"), valuesOf(body, "X-WR-CALNAME")], [200, [], ["Drip"]]);
    assert.match(body, "BEGIN:VTIMEZONE");
  }
});

test("what the family said no to is left out, unless the link shows it; a follower learns no answer by it", async () => {
  const { mother, father, grandpa, teamId, samId, sam, id, token } = await week();
  const shows = (await addCalendarLink(server, father.user.id, { leavesOutDeclined: false })).token;
  const follows = (await addCalendarLink(server, grandpa.user.id)).token;
  const guests = (await addGuestLink(server, { by: mother.user.id, childId: sam.id })).token;
  const before = [await fetchAs(follows), await fetchAs(guests)].map(({ body }) => body);
  await say(mother, { teamId, id, membershipId: samId }, "no");
  const all = ["Sam: Practice (Comets)"];
  assert.equal([await titles(token), await titles(shows)], [[], all]);
  const after = [await fetchAs(follows), await fetchAs(guests)].map(({ body }) => body);
  assert.equal(after, before, "the same bytes: not even the answer's number");
  await say(mother, { teamId, id, membershipId: samId }, "yes", { seen: 1 });
  assert.equal(await titles(token), all);
  server.clock.advance(1_000);
  await addAbsence(server, {
    childId: sam.id,
    by: father.user.id,
    firstDay: "2026-11-20",
    lastDay: "2026-11-30",
  });
  assert.equal(
    [await titles(token), await titles(guests)],
    [[], all],
    "an absence is a no, and nobody else's business",
  );
});

test("the same bytes twice; a change raises SEQUENCE and LAST-MODIFIED; called off and put back keep the event", async () => {
  const { coach, teamId, id, token } = await week();
  const first = await fetchAs(token);
  server.clock.advance(3_600_000);
  const again = await fetchAs(token);
  assert.equal(
    [again.body, again.headers.etag, again.headers["last-modified"]],
    [first.body, first.headers.etag, first.headers["last-modified"]],
  );
  const seen = [first];
  await change(coach, teamId, id, 1, { kit: "white" });
  seen.push(await fetchAs(token));
  await post(coach, { teamId, id, version: 2 }, "call_off", { reason: "weather" });
  const off = await fetchAs(token);
  assert.equal(valuesOf(off.body, "SUMMARY"), ["CALLED OFF: Sam: Practice (Comets)"]);
  assert.equal(
    [valuesOf(off.body, "STATUS"), valuesOf(off.body, "TRANSP")],
    [["CANCELLED"], ["TRANSPARENT"]],
  );
  seen.push(off);
  await post(coach, { teamId, id, version: 3 }, "put_back");
  seen.push(await fetchAs(token));
  assert.equal(
    seen.map(({ body }) => valuesOf(body, "SEQUENCE")),
    [["1"], ["2"], ["3"], ["4"]],
  );
  assert.is(new Set(seen.map(({ body }) => valuesOf(body, "UID")[0])).size, 1);
  assert.is(new Set(seen.map(({ headers }) => headers.etag)).size, 4);
  assert.is(new Set(seen.map(({ headers }) => headers["last-modified"])).size, 4);
  assert.ok(
    (valuesOf(off.body, "LAST-MODIFIED")[0] ?? "") > (valuesOf(first.body, "LAST-MODIFIED")[0] ?? ""),
  );
});

test("304 by the tag first, else by the same date; nothing else is taken for either", async () => {
  const { token } = await week();
  const { headers } = await fetchAs(token);
  const [tag, date] = [String(headers.etag), String(headers["last-modified"])];
  const other = new Date(Date.parse(date) + 1_000).toUTCString();
  const cases: [Record<string, string>, number][] = [
    [{ "if-none-match": tag }, 304],
    [{ "if-none-match": tag.replace("W/", "") }, 304],
    [{ "if-none-match": `"x", ${tag}` }, 304],
    [{ "if-modified-since": date }, 304],
    [{ "if-none-match": tag, "if-modified-since": other }, 304],
    [{ "if-none-match": '"x"', "if-modified-since": date }, 200],
    [{ "if-none-match": "broken", "if-modified-since": date }, 200],
    [{ "if-modified-since": other }, 200],
    [{ "if-modified-since": "yesterday" }, 200],
  ];
  for (const [sent, status] of cases) {
    const reply = await fetchAs(token, sent);
    assert.equal(
      [reply.status, reply.headers.etag, reply.headers["last-modified"]],
      [status, tag, date],
      JSON.stringify(sent),
    );
    assert.is(reply.body === "", status === 304);
  }
});

test("switched off, unknown, ended, erased, and with one sign changed: the same bytes for a week, and no token is 404", async () => {
  const { mother, sam, token, link } = await week();
  const { db } = server.services;
  const guest = (about: object = {}) =>
    addGuestLink(server, { by: mother.user.id, childId: sam.id, ...about });
  const gone = await addCalendarLink(server, mother.user.id);
  await db.delete(calendarFeed).where(eq(calendarFeed.id, gone.id));
  const unguarded = await guest();
  const frozen = await addCalendarLink(server, mother.user.id, { revokedAt: server.clock.now() });
  const replies = [
    await fetchAs("x".repeat(43)),
    await fetchAs(gone.token),
    await fetchAs(frozen.token),
    await fetchAs((await guest({ endsOn: "2026-11-21" })).token),
    await fetchAs(`${token.startsWith("a") ? "b" : "a"}${token.slice(1)}`),
  ];
  await db.update(calendarFeed).set({ revokedAt: server.clock.now() }).where(eq(calendarFeed.id, link.id));
  replies.push(await fetchAs(token));
  await db.update(child).set({ deletedAt: server.clock.now(), deletedBy: mother.user.id });
  replies.push(await fetchAs(unguarded.token));
  for (const { status, body, headers } of replies)
    assert.equal(
      [status, body, headers.etag, headers["last-modified"], headers["cache-control"]],
      [
        200,
        replies[0]?.body,
        replies[0]?.headers.etag,
        replies[0]?.headers["last-modified"],
        "private, max-age=604800",
      ],
    );
  assert.equal(valuesOf(replies[0]?.body ?? "", "X-WR-CALNAME"), ["Drip (switched off)"]);
  assert.is(
    (await fetchAs("x".repeat(43), { "if-none-match": String(replies[0]?.headers.etag) })).status,
    304,
  );
  for (const text of ["x", "x".repeat(42), "x".repeat(44), `${"x".repeat(42)}.`])
    assert.is((await fetchAs(text)).code, "CALENDAR_LINK_404", text);
});

test("a dead link costs one statement and then none, and no log has a token", async () => {
  const { token } = await week();
  const dead = "z".repeat(43);
  await fetchAs(dead);
  const none: Services["db"] = new Proxy(server.services.db, {
    get: () => assert.unreachable("a statement was made"),
  });
  assert.is(await openLink({ ...server.services, db: none }, dead), null);
  await fetchAs(token);
  const routes = server.logLines
    .map((line) => JSON.parse(line))
    .flatMap(({ msg, route }) => (msg === "answered" ? [route] : []));
  assert.equal(routes.slice(-2), ["/calendar/:token.ics", "/calendar/:token.ics"]);
  for (const each of [token, dead]) assert.not.ok(server.logLines.join("").includes(each));
});

test("a banned account's links and those of one that is about to go show nothing", async () => {
  const { mother, token } = await week();
  const { db } = server.services;
  const now = server.clock.now().toISOString();
  for (const column of ["banned_at", "deletion_due_at"]) {
    const set = (value: string) =>
      asSupport(db, (tx) =>
        tx.execute(sql.raw(`update "user" set ${column} = ${value} where id = '${mother.user.id}'`)),
      );
    await set(`'${now}'::timestamptz`);
    assert.equal(valuesOf((await fetchAs(token)).body, "X-WR-CALNAME"), ["Drip (switched off)"], column);
    await set("null");
    assert.equal(await titles(token), ["Sam: Practice (Comets)"], "and show it again with the account");
  }
});

test("fetches are counted by link, and those of no link not at all", async () => {
  const { token, mother } = await week();
  const { db } = server.services;
  const other = (await addCalendarLink(server, mother.user.id)).token;
  await db.delete(rateBucket);
  await fetchAs("y".repeat(43));
  assert.is(await db.$count(rateBucket), 0);
  await fetchAs(token);
  await db.update(rateBucket).set({ count: 60 });
  const refused = await fetchAs(token);
  assert.equal(
    [refused.status, refused.code, Number(refused.headers["retry-after"]) > 3_000],
    [429, "REQUEST_429_LIMIT", true],
  );
  assert.is((await fetchAs(other)).status, 200);
});

test("who asked is kept, every five minutes at most, and nothing else changes", async () => {
  const { token, link } = await week();
  const seen = async () => {
    const [row] = await server.services.db.select().from(calendarFeed).where(eq(calendarFeed.id, link.id));
    return [row?.lastFetchedBy, row?.lastFetchedAt?.toISOString(), row?.version];
  };
  assert.equal(await seen(), [null, undefined, 1]);
  await fetchAs(token, { "user-agent": "Google-Calendar-Importer" });
  assert.equal(await seen(), ["google", "2026-11-22T18:00:00.000Z", 1]);
  server.clock.advance(4 * 60_000);
  await fetchAs(token, { "user-agent": "macOS/15.1 (24B83) dataaccessd/1.0" });
  assert.equal(await seen(), ["google", "2026-11-22T18:00:00.000Z", 1]);
  server.clock.advance(60_000);
  await fetchAs(token, { "user-agent": "macOS/15.1 (24B83) dataaccessd/1.0" });
  assert.equal(await seen(), ["apple", "2026-11-22T18:05:00.000Z", 1]);
});

test("it holds 60 days back and 400 ahead, and a long one travels packed", async () => {
  const { token, teamId, coach } = await week();
  const { db } = server.services;
  await db.delete(event);
  const at = (day: string) =>
    addEvent(server, teamId, { startsLocal: `${day}T17:30:00`, title: day, createdBy: coach.user.id });
  for (const day of ["2026-09-22", "2026-09-23", "2027-12-26", "2027-12-27"]) await at(day);
  assert.equal(await titles(token), ["Sam: 2026-09-23 (Comets)", "Sam: 2027-12-26 (Comets)"]);
  for (let count = 0; count < 6; count += 1) await at("2026-12-01");
  const packed = await server.app.inject({
    method: "GET",
    url: `/calendar/${token}.ics`,
    headers: { "accept-encoding": "gzip" },
  });
  assert.is(packed.headers["content-encoding"], "gzip");
  assert.is(gunzipSync(packed.rawPayload).toString(), (await fetchAs(token)).body);
});

test.run();
