import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { series } from "../../../../server/platform/db/schema/schedule";
import { addAbsence, addUsualYes } from "../../../support/people/absence";
import { ask, type Person } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who reads what of a family's word");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, named, read, say } = scheduleCalls(() => server);

/**
 * Copied by hand from the design (section 5, "Who sees what", and invariants 13 and 22), never derived from the code that it judges. Sam is away
 * Nov 20 to Dec 3; Lea comes as usual until the season's end. The columns are people:
 *   man manager · coa coach · mak Sam's mother, who said it · let his father · oth guards Lea alone, and said it · pla adult player ·
 *   tfo follows the team · cfo follows Sam
 */
const table = `
                         man coa mak let oth pla tfo cfo
sam_is_out                x   x   x   x   x   x   -   -
sam_is_away               x   x   x   x   -   -   -   -
who_said_sam_is_away      x   x   x   x   -   -   -   -
until_when_sam_is_away    -   -   x   x   -   -   -   -
sams_days_in_the_week     -   -   x   x   -   -   -   -
sams_absence_in_the_list  -   -   x   x   -   -   -   -
lea_is_in                 x   x   x   x   x   x   -   -
lea_is_in_as_usual        x   x   -   -   x   -   -   -
until_when_as_usual       -   -   -   -   x   -   -   -
how_many_as_usual         x   x   -   -   -   -   -   -
how_many_away             x   x   -   -   -   -   -   -
`;

type Week = components["schemas"]["ScheduleWindow"];
type List = components["schemas"]["Absences"];
type Details = components["schemas"]["EventDetails"];

test("each viewer reads of an absence and a usual yes what the table lists, and its days nowhere else", async () => {
  const {
    teamId,
    coach: man,
    mother: mak,
    father: let_,
    other: oth,
    grandpa: cfo,
    sam,
    samId,
    leaId,
  } = await club();
  const [coa, pla, tfo] = [await named("Carl Coach"), await named("Paul Player"), await named("Tom Fan")];
  await addMember(server, teamId, { userId: coa.user.id, roles: ["coach"] });
  await addMember(server, teamId, { userId: pla.user.id, roles: ["player"] });
  await addMember(server, teamId, { userId: tfo.user.id, roles: ["follower"] });
  const seriesId = randomUUID();
  const createdBy = man.user.id;
  await server.services.db.insert(series).values({
    teamId,
    id: seriesId,
    weekdays: 4,
    firstDay: "2026-11-24",
    lastDay: "2026-12-01",
    fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
    createdBy,
  });
  const on = (day: string) =>
    addEvent(server, teamId, { createdBy, startsLocal: `${day}T17:30:00`, seriesId, seriesDay: day });
  const [first] = [await on("2026-11-24"), await on("2026-12-01")];
  const { id: absenceId } = await addAbsence(server, {
    childId: sam.id,
    by: mak.user.id,
    firstDay: "2026-11-20",
    lastDay: "2026-12-03",
  });
  await addUsualYes(server, { teamId, membershipId: leaId, by: oth.user.id, until: "2027-02-17" });

  const people: Record<string, Person> = { man, coa, mak, let: let_, oth, pla, tfo, cfo };
  const [head = "", ...lines] = table.trim().split("\n");
  const columns = head.trim().split(/\s+/);
  assert.equal(columns, Object.keys(people));
  const rows = Object.fromEntries(
    lines.map((line) => {
      const [field = "", ...cells] = line.trim().split(/\s+/);
      return [field, cells];
    }),
  );
  const wrong: string[] = [];
  for (const [index, name] of columns.entries()) {
    const viewer = people[name] as Person;
    const whole = await ask<Details>(
      server,
      viewer,
      `GET /team/team_id/${teamId}/event/event_id/${first.id}`,
    );
    const week = await ask<Week>(server, viewer, "GET /schedule?from=2026-11-22&days=14");
    const agenda = await ask(server, viewer, "GET /schedule/agenda?after=2026-11-22");
    const list = await ask<List>(server, viewer, "GET /user/me/absence");
    const line = (id: string) => whole.body.participants.find(({ membership_id }) => membership_id === id);
    const mine = (id: string) => whole.body.event.mine.find(({ membership_id }) => membership_id === id);
    const person = week.body.people.find(({ child_id }) => child_id === sam.id);
    const [samLine, leaLine] = [line(samId), line(leaId)];
    const seen: Record<string, boolean> = {
      sam_is_out: samLine?.answer === "no",
      sam_is_away: samLine?.source === "away" && samLine.over !== undefined,
      who_said_sam_is_away: samLine?.answered_by?.name === "Mia Reyes",
      until_when_sam_is_away:
        samLine?.said_until === "2026-12-03" && mine(samId)?.said_until === "2026-12-03",
      sams_days_in_the_week: person?.away?.[0]?.last_day === "2026-12-03",
      sams_absence_in_the_list: list.body.items.some(({ id }) => id === absenceId),
      lea_is_in: leaLine?.answer === "yes",
      lea_is_in_as_usual: leaLine?.source === "usual",
      until_when_as_usual: leaLine?.said_until === "2027-02-17" && mine(leaId)?.usual?.until === "2027-02-17",
      how_many_as_usual: whole.body.event.counts?.usual === 1,
      how_many_away: whole.body.event.counts?.away === 1,
    };
    assert.equal(Object.keys(seen), Object.keys(rows));
    for (const [field, cells] of Object.entries(rows))
      if (seen[field] !== (cells[index] === "x")) wrong.push(`${field} of ${name}: ${seen[field]}`);
    // Searches all fields of all replies.
    const text = whole.text + week.text + agenda.text + list.text;
    if (rows.until_when_sam_is_away?.[index] === "-") {
      assert.not.match(text, "2026-12-03", name);
      assert.not.match(text, "2026-11-20", name);
      assert.not.match(text, absenceId, name);
    }
    if (rows.until_when_as_usual?.[index] === "-") assert.not.match(text, "2027-02-17", name);
    if (rows.sam_is_away?.[index] === "-") assert.not.match(text, /"away:|:"away"|"away":\[\{/, name);
    if (rows.lea_is_in_as_usual?.[index] === "-") assert.not.match(text, '"usual:', name);
  }
  assert.equal(wrong, []);
});

test("the tag that an answer names differs at each event, so that staff cannot join an absence's days by it", async () => {
  const { teamId, coach, mother, sam, samId } = await club();
  const on = (day: string) =>
    addEvent(server, teamId, { createdBy: coach.user.id, startsLocal: `${day}T17:30:00` });
  const events = [await on("2026-11-24"), await on("2026-11-25")];
  await addAbsence(server, {
    childId: sam.id,
    by: mother.user.id,
    firstDay: "2026-11-20",
    lastDay: "2026-12-03",
  });
  const overs: (string | undefined)[] = [];
  for (const { id } of events)
    overs.push(
      (await read(coach, teamId, id)).participants.find(({ membership_id }) => membership_id === samId)?.over,
    );
  for (const over of overs) assert.match(over ?? "", /^away:[0-9a-f]{16}$/);
  assert.is(new Set(overs).size, 2);
});

test("staff read no time of an absence, so that they cannot join its days by it; the family does", async () => {
  const { teamId, coach, mother, sam, samId } = await club();
  const { id } = await addEvent(server, teamId, {
    createdBy: coach.user.id,
    startsLocal: "2026-11-24T17:30:00",
  });
  await addAbsence(server, {
    childId: sam.id,
    by: mother.user.id,
    firstDay: "2026-11-20",
    lastDay: "2026-12-03",
  });
  const lineOf = async (person: Person) =>
    (await read(person, teamId, id)).participants.find(({ membership_id }) => membership_id === samId);
  const [staffs, familys] = [await lineOf(coach), await lineOf(mother)];
  assert.equal([staffs?.source, staffs?.answered_at], ["away", null]);
  assert.equal([familys?.source, typeof familys?.answered_at], ["away", "string"]);
  const said = await say(coach, { teamId, id, membershipId: samId }, "yes");
  assert.is(said.body.answered_at ?? null, null, "nor in the answer to a call of theirs");
});

test.run();
