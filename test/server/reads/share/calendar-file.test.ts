import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { ask, type Person } from "../../../support/people/ask";
import { addCalendarLink } from "../../../support/people/calendar-link";
import { readByIcalJs, readByNodeIcal } from "../../../support/people/calendar-readers";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("an event's calendar file");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, at, change, post } = scheduleCalls(() => server);

const make = (person: Person, teamId: string, id: string) =>
  ask<components["schemas"]["CalendarFile"]>(server, person, `POST ${at(teamId, id)}/calendar_file`);
const open = (address: string) =>
  server.app.inject({ method: "GET", url: new URL(address, "http://localhost").pathname });
const linesOf = (bytes: string) => bytes.replaceAll("\r\n ", "").split("\r\n");
const propertyOf = (bytes: string, name: string) =>
  linesOf(bytes)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

test("everybody who reads the event gets a file of one entry without a name, under the UID of the calendar links", async () => {
  const { coach, mother, grandpa, teamId } = await club();
  const { body } = await add(coach, teamId, { notes: "Ask Olga", kit: "blue", venue_detail: "field 7" });
  const { id } = body.event;
  const link = await addCalendarLink(server, mother.user.id);
  const feed = (await server.app.inject({ method: "GET", url: `/calendar/${link.token}.ics` })).body;
  for (const person of [coach, mother, grandpa]) {
    const made = await make(person, teamId, id);
    assert.equal([made.status, made.body.until], [200, "2026-11-22T18:10:00.000Z"]);
    assert.ok(made.body.address.startsWith(`${server.services.config.publicOrigin}/calendar_file/`));
    const file = await open(made.body.address);
    assert.equal(
      [
        file.statusCode,
        file.headers["content-type"],
        file.headers["content-disposition"],
        file.headers["cache-control"],
        file.headers["x-robots-tag"],
      ],
      [200, "text/calendar; charset=utf-8", 'attachment; filename="event.ics"', "no-store", "noindex"],
    );
    const bytes = file.body;
    assert.is(linesOf(bytes).filter((line) => line === "BEGIN:VEVENT").length, 1);
    assert.is(propertyOf(bytes, "UID"), propertyOf(feed, "UID"));
    assert.is(propertyOf(bytes, "SUMMARY"), "Practice (Comets)");
    assert.is(propertyOf(bytes, "LOCATION"), "field 7");
    assert.is(propertyOf(bytes, "SEQUENCE"), "1");
    assert.is(propertyOf(bytes, "X-WR-CALNAME"), undefined);
    for (const secret of ["Sam", "Olga", "Mia", "Cora"]) assert.not.match(bytes, secret);
    const times = { startsAt: Date.parse(body.event.starts_at), endsAt: Date.parse(body.event.ends_at) };
    for (const read of [readByIcalJs(bytes), readByNodeIcal(bytes)])
      assert.equal(
        read.map(({ uid, startsAt, endsAt }) => ({ uid, startsAt, endsAt })),
        [{ uid: `${id}@drip`, ...times }],
      );
  }
});

test("the file is of the event as it is when it is opened", async () => {
  const { coach, teamId } = await club();
  const { id } = (await add(coach, teamId)).body.event;
  const { address } = (await make(coach, teamId, id)).body;
  await change(coach, teamId, id, 1, { kit: "red" });
  await post(coach, { teamId, id, version: 2 }, "call_off", { reason: "weather" });
  const { body } = await open(address);
  assert.equal(
    [propertyOf(body, "STATUS"), propertyOf(body, "SUMMARY"), propertyOf(body, "SEQUENCE")],
    ["CANCELLED", "CALLED OFF: Practice (Comets)", "3"],
  );
});

test("strangers make none, and ids of other teams are unknown", async () => {
  const { coach, teamId } = await club();
  const { id } = (await add(coach, teamId)).body.event;
  const elsewhere = await club();
  const foreign = (await add(elsewhere.coach, elsewhere.teamId)).body.event;
  assert.is((await make(elsewhere.coach, teamId, id)).code, "TEAM_404");
  assert.is((await make(coach, teamId, foreign.id)).code, "EVENT_ITEM_404");
  assert.is((await make(coach, teamId, "no-id")).code, "EVENT_ITEM_404");
});

test("an old token, an altered one, one of another event, of somebody who left and of a deleted event answer alike", async () => {
  const { coach, mother, teamId } = await club();
  const { id } = (await add(coach, teamId)).body.event;
  const other = (await add(coach, teamId)).body.event;
  const tokenOf = async (person: Person, of = id) => (await make(person, teamId, of)).body.address;
  const [mine, hers, others] = [await tokenOf(coach), await tokenOf(mother), await tokenOf(coach, other.id)];
  const swapped = `${mine.slice(0, -22)}${others.slice(-22)}`;
  const answerOf = async (address: string) => {
    const reply = await open(address);
    return [reply.statusCode, Object.keys(reply.json()), reply.json().message_code];
  };
  const unknown = await answerOf(`/calendar_file/${"x".repeat(43)}`);
  assert.equal(unknown, [404, ["message_code", "request_id"], "EVENT_ITEM_404"]);
  assert.equal(await answerOf(swapped), unknown, "signed for another event");
  assert.equal(await answerOf(`${mine}x`), unknown, "longer");
  assert.equal(await answerOf(mine.slice(0, -1)), unknown, "cut");
  await server.services.db.execute(
    sql`update guardianship set ended_at = now(), ended_by = user_id, end_reason = 'left' where user_id = ${mother.user.id}`,
  );
  assert.equal(await answerOf(hers), unknown, "left");
  server.clock.advance(10 * 60_000 - 1);
  assert.is((await open(mine)).statusCode, 200);
  await server.services.db.execute(sql`delete from event where id = ${other.id}::uuid`);
  assert.equal(await answerOf(others), unknown, "deleted");
  server.clock.advance(1);
  assert.equal(await answerOf(mine), unknown, "ten minutes later");
});

test.run();
