import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { absence } from "../../../../server/platform/db/schema/absence";
import { calendarFeed } from "../../../../server/platform/db/schema/calendar-link";
import { child } from "../../../../server/platform/db/schema/family";
import { event, venue } from "../../../../server/platform/db/schema/schedule";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import { addCalendarLink, addGuestLink } from "../../../support/people/calendar-link";
import { addChild, addMember } from "../../../support/people/club";
import { addEvent, addPlace } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { countStatements } from "../../../support/server/count-statements";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("how calendars learn that an event changed");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, say, change, post } = scheduleCalls(() => server);

interface Shown {
  sequence: number;
  /** DTSTAMP and LAST-MODIFIED, which are the same. */
  modified: string;
  /** The other lines. */
  text: string;
}

/** The events of a calendar by UID. */
function eventsOf(body: string): Map<string, Shown> {
  const blocks = body.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n").slice(1);
  return new Map(
    blocks.map((block) => {
      const lines = block.slice(0, block.indexOf("END:VEVENT")).trimEnd().split("\r\n");
      const lineOf = (name: string) =>
        lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? "";
      const stamps = /^(UID|SEQUENCE|DTSTAMP|LAST-MODIFIED):/;
      assert.is(lineOf("DTSTAMP"), lineOf("LAST-MODIFIED"));
      return [
        lineOf("UID"),
        {
          sequence: Number(lineOf("SEQUENCE")),
          modified: lineOf("LAST-MODIFIED"),
          text: lines.filter((line) => !stamps.test(line)).join("\n"),
        },
      ];
    }),
  );
}

const fetchAs = async (
  token: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
) => {
  const reply = await server.app.inject({ method, url: `/calendar/${token}.ics`, headers });
  const { etag, "last-modified": modified } = reply.headers;
  return {
    status: reply.statusCode,
    body: reply.body,
    tag: String(etag),
    modified: String(modified),
    events: eventsOf(reply.body),
  };
};
type Fetched = Awaited<ReturnType<typeof fetchAs>>;

/** Sam and his sister Ina play for the Comets, who have 25 practices at Riverside. Their mother has a link of each kind. */
async function family() {
  const people = await club();
  const { mother, father, coach, sam, teamId } = people;
  const ina = await addChild(server, [mother.user.id, father.user.id], { firstName: "Ina" });
  await addMember(server, teamId, { childId: ina.id, number: "11" });
  const venueId = await addPlace(server, teamId, "Riverside");
  const events = [];
  for (let count = 0; count < 25; count += 1) {
    const startsLocal = `2026-12-${String(count + 1).padStart(2, "0")}T17:30:00`;
    events.push(await addEvent(server, teamId, { startsLocal, venueId, createdBy: coach.user.id }));
  }
  const by = mother.user.id;
  const links = {
    week: await addCalendarLink(server, by),
    "everything, with what was declined": await addCalendarLink(server, by, { leavesOutDeclined: false }),
    child: await addCalendarLink(server, by, { scope: "child", childId: sam.id }),
    team: await addCalendarLink(server, by, { scope: "team", teamId }),
    guest: await addGuestLink(server, { by, childId: sam.id }),
  };
  return { ...people, ina, venueId, events, links };
}

type Family = Awaited<ReturnType<typeof family>>;
const firstOf = ({ events }: Family) => events[0]?.id ?? "";
const atFirst = (people: Family) => ({
  teamId: people.teamId,
  id: firstOf(people),
  membershipId: people.samId,
});
const sams = (people: Family) => eq(child.id, people.sam.id);

/** What happens in turn to one family, each with what it changes in the calendars. */
const changes: readonly [what: string, work: (people: Family) => Promise<unknown>][] = [
  ["an answer", (people) => say(people.mother, atFirst(people), "yes")],
  ["a no", (people) => say(people.mother, atFirst(people), "no", { seen: 1 })],
  ["the no taken back", (people) => say(people.mother, atFirst(people), "yes", { seen: 2 })],
  [
    "an absence of one child",
    ({ mother, sam }) =>
      addAbsence(server, {
        ...{ childId: sam.id, by: mother.user.id },
        ...{ firstDay: "2026-11-22", lastDay: "2026-12-31" },
      }),
  ],
  [
    "an absence of the other as well",
    ({ mother, ina }) =>
      addAbsence(server, {
        ...{ childId: ina.id, by: mother.user.id },
        ...{ firstDay: "2026-11-22", lastDay: "2026-12-31" },
      }),
  ],
  ["both absences taken back", () => server.services.db.delete(absence)],
  [
    "a usual yes",
    ({ mother, teamId, samId }) => addUsualYes(server, { teamId, membershipId: samId, by: mother.user.id }),
  ],
  ["the place renamed", () => server.services.db.update(venue).set({ name: "Riverside Park" })],
  ["the place with an address", () => server.services.db.update(venue).set({ address: "12 River Rd" })],
  [
    "the team renamed",
    ({ teamId }) => server.services.db.update(team).set({ name: "Meteors" }).where(eq(team.id, teamId)),
  ],
  [
    "the team's old name again",
    ({ teamId }) => server.services.db.update(team).set({ name: "Comets" }).where(eq(team.id, teamId)),
  ],
  [
    "the child renamed",
    (people) => server.services.db.update(child).set({ firstName: "Samir" }).where(sams(people)),
  ],
  [
    "a sibling who leaves",
    ({ ina }) =>
      server.services.db
        .update(membership)
        .set({ endedAt: server.clock.now(), endReason: "left" })
        .where(eq(membership.childId, ina.id)),
  ],
  [
    "a sibling who comes back",
    ({ ina, teamId }) => addMember(server, teamId, { childId: ina.id, number: "11" }),
  ],
  ["a kit", (people) => change(people.coach, people.teamId, firstOf(people), 1, { kit: "white" })],
  [
    "another time",
    (people) =>
      change(people.coach, people.teamId, firstOf(people), 2, { starts_local: "2026-12-01T18:00:00" }),
  ],
  [
    "called off",
    (people) => post(people.coach, { ...atFirst(people), version: 3 }, "call_off", { reason: "weather" }),
  ],
  ["put back", (people) => post(people.coach, { ...atFirst(people), version: 4 }, "put_back")],
  [
    "an event more",
    ({ teamId, coach }) =>
      addEvent(server, teamId, { startsLocal: "2026-12-26T09:00:00", createdBy: coach.user.id }),
  ],
  ["an event less", (people) => server.services.db.delete(event).where(eq(event.id, firstOf(people)))],
];

/** Nothing that a calendar compares may go back, and what reads differently has to be newer. */
function compare(before: Fetched, after: Fetched, newest: Map<string, Shown>, what: string) {
  for (const [uid, shown] of after.events) {
    const last = newest.get(uid);
    if (last) {
      const isChanged = last.text !== shown.text;
      assert.ok(shown.sequence >= last.sequence + (isChanged ? 1 : 0), `${what}: SEQUENCE`);
      assert.ok(
        isChanged ? shown.modified > last.modified : shown.modified >= last.modified,
        `${what}: LAST-MODIFIED`,
      );
    }
    newest.set(uid, shown);
  }
  const isSame = before.body === after.body;
  assert.is(after.tag === before.tag, isSame, `${what}: ETag`);
  assert.is(after.modified === before.modified, isSame, `${what}: Last-Modified`);
  assert.ok(Date.parse(after.modified) >= Date.parse(before.modified), `${what}: Last-Modified goes back`);
}

test("whatever changes in an event raises its SEQUENCE and LAST-MODIFIED, and nothing goes back", async () => {
  const people = await family();
  const seen = new Map<string, { before: Fetched; newest: Map<string, Shown> }>();
  for (const [name, { token }] of Object.entries(people.links)) {
    const before = await fetchAs(token);
    assert.is(before.events.size, 25, name);
    seen.set(name, { before, newest: new Map(before.events) });
  }
  for (const [what, work] of changes) {
    // Within the same second, and once with a clock that is behind.
    if (what === "the team renamed") server.clock.set(new Date("2026-11-22T17:59:00Z"));
    else server.clock.advance(1);
    await work(people);
    const changed: string[] = [];
    for (const [name, { token }] of Object.entries(people.links)) {
      const last = seen.get(name);
      if (!last) throw new Error(`${name} was not fetched`);
      const after = await fetchAs(token);
      compare(last.before, after, last.newest, `${what}, ${name}`);
      const again = await fetchAs(token);
      assert.equal([again.body, again.tag, again.modified], [after.body, after.tag, after.modified], what);
      if (after.body !== last.before.body) changed.push(name);
      last.before = after;
    }
    assert.equal(changed, changedBy(what), what);
  }
});

/** By the design: what a guest's link shows depends on no answer, and an answer that leaves nothing out changes no text. */
function changedBy(what: string): string[] {
  const everything = "everything, with what was declined";
  const all = ["week", everything, "child", "team", "guest"];
  if (what === "an answer" || what === "a usual yes") return [];
  if (/absence|^a no$|no taken back/.test(what))
    return what === "an absence of the other as well" ? ["week", "team"] : ["week", "child", "team"];
  if (/sibling/.test(what)) return ["week", everything, "team"];
  return all;
}

test("a fetch writes a revision only when the content changed, and HEAD answers as GET", async () => {
  const { links, teamId } = await family();
  const { token, id } = links.week;
  const revision = async () => {
    const [row] = await server.services.db.select().from(calendarFeed).where(eq(calendarFeed.id, id));
    return [row?.sequence, row?.contentChangedAt?.toISOString()];
  };
  const head = await fetchAs(token, {}, "HEAD");
  assert.equal(await revision(), [1, "2026-11-22T18:00:00.000Z"]);
  server.clock.advance(4 * 60_000);
  const got = await fetchAs(token);
  assert.equal([head.status, head.body, head.tag, head.modified], [200, "", got.tag, got.modified]);
  assert.equal(await revision(), [1, "2026-11-22T18:00:00.000Z"]);
  const statements = countStatements(server.services.db);
  await fetchAs(token);
  const unchanged = statements();
  await server.services.db.update(team).set({ name: "Meteors" }).where(eq(team.id, teamId));
  const changing = countStatements(server.services.db);
  await fetchAs(token);
  assert.is(changing(), unchanged + 1, "one statement more");
  assert.equal(await revision(), [2, "2026-11-22T18:04:00.000Z"]);
});

test("after a change neither the old tag nor the old date is answered by 304, also by HEAD", async () => {
  const { links, teamId } = await family();
  const { token } = links.week;
  const { tag, modified } = await fetchAs(token);
  const asked = [{ "if-none-match": tag }, { "if-modified-since": modified }];
  for (const headers of asked)
    for (const method of ["GET", "HEAD"] as const)
      assert.is((await fetchAs(token, headers, method)).status, 304);
  await server.services.db.update(team).set({ name: "Meteors" }).where(eq(team.id, teamId));
  for (const headers of asked)
    for (const method of ["HEAD", "GET"] as const)
      assert.is((await fetchAs(token, headers, method)).status, 200);
});

test("a link that was switched off is not taken for unchanged by the date of what it showed", async () => {
  const { links } = await family();
  const { token, id } = links.week;
  const { modified } = await fetchAs(token);
  await server.services.db
    .update(calendarFeed)
    .set({ revokedAt: server.clock.now() })
    .where(eq(calendarFeed.id, id));
  const off = await fetchAs(token, { "if-modified-since": modified });
  assert.equal([off.status, off.events.size], [200, 0]);
});

test("fetches of two servers at once after a change raise the sequence once, and all get the same bytes", async () => {
  const { links, teamId } = await family();
  const { token, id } = links.week;
  const second = await openTestServer({ ...server.services, now: server.clock.now });
  const url = `/calendar/${token}.ics`;
  try {
    for (const [round, name] of ["Meteors", "Comets", "Comets"].entries()) {
      await server.services.db.update(team).set({ name }).where(eq(team.id, teamId));
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (index % 2 ? second : server).app.inject({ method: "GET", url }),
        ),
      );
      assert.is(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1);
      const [row] = await server.services.db.select().from(calendarFeed).where(eq(calendarFeed.id, id));
      assert.is(row?.sequence, Math.min(round + 1, 2));
    }
  } finally {
    await second.close();
  }
});

test.run();
