import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { ask, type Person } from "../../../support/people/ask";
import { addMark, attendanceCalls } from "../../../support/people/attendance";
import { addMember } from "../../../support/people/club";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("who reads what of marks");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, named } = scheduleCalls(() => server);
const { counts } = attendanceCalls(() => server);

/**
 * Copied by hand from the design (sections 6 and 9), never derived from the code that it judges. Sam was late, Lea absent, pla present. The columns are
 * people: man manager · coa coach · mak, let Sam's parents · oth guards Lea alone · pla adult player · tfo follows the team · cfo follows Sam
 */
const table = `
                     man coa mak let oth pla tfo cfo
sams_in_the_list      x   x   x   x   -   -   -   -
leas_in_the_list      x   x   -   -   x   -   -   -
plas_in_the_list      x   x   -   -   -   x   -   -
sams_of_ones_own      -   -   x   x   -   -   -   -
leas_of_ones_own      -   -   -   -   x   -   -   -
plas_of_ones_own      -   -   -   -   -   x   -   -
sams_in_the_week      -   -   x   x   -   -   -   -
sams_counts           x   x   x   x   -   -   -   -
leas_counts           x   x   -   -   x   -   -   -
plas_counts           x   x   -   -   -   x   -   -
when_sam_was_marked   x   x   -   -   -   -   -   -
`;

test("each viewer reads of marks what the table lists", async () => {
  const {
    teamId,
    coach: man,
    mother: mak,
    father: let_,
    other: oth,
    grandpa: cfo,
    samId,
    leaId,
  } = await club();
  const [coa, pla, tfo] = [await named("Carl Coach"), await named("Paul Player"), await named("Tom Fan")];
  await addMember(server, teamId, { userId: coa.user.id, roles: ["coach"] });
  const plaId = (await addMember(server, teamId, { userId: pla.user.id, roles: ["player"] })).id;
  await addMember(server, teamId, { userId: tfo.user.id, roles: ["follower"] });
  const by = man.user.id;
  const event = await addEvent(server, teamId, { createdBy: by, startsLocal: "2026-11-22T11:00:00" });
  await addMark(server, event, samId, { attendance: "late", by });
  await addMark(server, event, leaId, { attendance: "absent", by });
  await addMark(server, event, plaId, { attendance: "present", by });

  const people: Record<string, Person> = { man, coa, mak, let: let_, oth, pla, tfo, cfo };
  const [head = "", ...lines] = table.trim().split("\n");
  assert.equal(head.trim().split(/\s+/), Object.keys(people));
  const wrong: string[] = [];
  for (const [index, [name, viewer]] of Object.entries(people).entries()) {
    const whole = (
      await ask<components["schemas"]["EventDetails"]>(
        server,
        viewer,
        `GET /team/team_id/${teamId}/event/event_id/${event.id}`,
      )
    ).body;
    const week = (
      await ask<components["schemas"]["ScheduleWindow"]>(
        server,
        viewer,
        "GET /schedule?from=2026-11-22&days=7",
      )
    ).body;
    const counted = (await counts(viewer, teamId)).body.members.map(({ membership_id }) => membership_id);
    const line = (id: string) => whole.participants.find(({ membership_id }) => membership_id === id);
    const own = (id: string) => whole.event.mine.find(({ membership_id }) => membership_id === id);
    const inWeek = week.events[0]?.mine.find(({ membership_id }) => membership_id === samId);
    const seen: Record<string, boolean> = {
      sams_in_the_list: line(samId)?.attendance === "late",
      leas_in_the_list: line(leaId)?.attendance === "absent",
      plas_in_the_list: line(plaId)?.attendance === "present",
      sams_of_ones_own: own(samId)?.attendance === "late",
      leas_of_ones_own: own(leaId)?.attendance === "absent",
      plas_of_ones_own: own(plaId)?.attendance === "present",
      sams_in_the_week: inWeek?.attendance === "late",
      sams_counts: counted.includes(samId),
      leas_counts: counted.includes(leaId),
      plas_counts: counted.includes(plaId),
      when_sam_was_marked: line(samId)?.marked_at !== undefined,
    };
    for (const row of lines) {
      const [field = "", ...cells] = row.trim().split(/\s+/);
      if (seen[field] !== (cells[index] === "x")) wrong.push(`${name}: ${field}`);
    }
    assert.equal(lines.length, Object.keys(seen).length);
  }
  assert.equal(wrong, []);
});

test.run();
