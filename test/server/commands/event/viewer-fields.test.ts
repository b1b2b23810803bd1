import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { venue } from "../../../../server/platform/db/schema/schedule";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer } from "../../../support/server/server";

const test = suite("who reads what of an event");

/**
 * Copied by hand from the design (section 9, "Who may do what", and invariant 13), never derived from the code that it judges. Sam's mother
 * answered with a note. The columns are people:
 *   man manager · coa coach · mak Sam's mother, who answered · let his father · oth guards Lea alone · pla adult player ·
 *   tfo follows the team · cfo follows Sam
 * `x` reads it, `-` does not, `f` only where the team shows its answers to families, not to its staff alone. Strangers, former members and
 * guardians elsewhere get TEAM_404 (test/proof/calls/standings-schedule.data.ts).
 */
const table = `
                       man coa mak let oth pla tfo cfo
when                    x   x   x   x   x   x   x   x
place                   x   x   x   x   x   x   x   x
sam_in_the_list         x   x   x   x   f   f   -   -
lea_in_the_list         x   x   f   f   x   f   -   -
spot_in_the_list        x   x   -   -   -   -   -   -
sams_answer             x   x   x   x   f   f   -   -
sams_note               x   x   x   x   -   -   -   -
who_answered_for_sam    x   x   x   x   -   -   -   -
when_sam_was_answered   x   x   x   x   -   -   -   -
sam_as_mine             -   -   x   x   -   -   -   x
sam_to_answer           -   -   x   x   -   -   -   -
my_sams_answer          -   -   x   x   -   -   -   -
my_sams_note            -   -   x   x   -   -   -   -
counts_in_the_event     x   x   x   x   x   x   -   -
counts_in_a_week        x   x   x   x   x   x   -   -
counts_of_a_later_one   x   x   -   -   -   -   -   -
may_take_back           x   x   -   -   -   -   -   -
lea_counts_as_sam       x   x   -   -   -   -   -   -
off_together            x   x   -   -   -   -   -   -
families_to_tell        x   x   -   -   -   -   -   -
`;

type Shown = components["schemas"]["ScheduleEvent"];
type Whole = components["schemas"]["EventDetails"];
type Week = components["schemas"]["ScheduleWindow"];
type Team = components["schemas"]["Team"];
type Row = Record<string, string>;

function readTable(): { people: string[]; rows: Row } {
  const [head = "", ...lines] = table.trim().split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/));
  return {
    people: head.trim().split(/\s+/),
    rows: Object.fromEntries(rows.map(([field = "", ...cells]) => [field, cells.join("")])),
  };
}

for (const shownTo of ["families", "staff"] as const)
  test(`each viewer reads the fields of an event and of Sam's answer that the table lists, in the event and in the week: answers shown to ${shownTo}`, () =>
    judge(shownTo));

async function judge(shownTo: "families" | "staff") {
  const server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
  const { club, named, add, say } = scheduleCalls(() => server);
  const {
    teamId,
    coach: man,
    mother: mak,
    father: let_,
    other: oth,
    grandpa: cfo,
    samId,
    leaId,
    spotId,
  } = await club();
  const [coa, pla, tfo] = [await named("Carl Coach"), await named("Paul Player"), await named("Tom Fan")];
  await addMember(server, teamId, { userId: coa.user.id, roles: ["coach"] });
  await addMember(server, teamId, { userId: pla.user.id, roles: ["player"] });
  await addMember(server, teamId, { userId: tfo.user.id, roles: ["follower"] });
  const venueId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b77";
  await server.services.db.insert(venue).values({ teamId, id: venueId, name: "Riverside" });
  const { event } = (await add(man, teamId, { venue_id: venueId, notes: "Bring both kits" })).body;
  await say(mak, { teamId, id: event.id, membershipId: samId }, "no", { note: "At the dentist" });

  // The older row represents both.
  const before = new Date(server.clock.now().getTime() - 60_000);
  await server.services.db.update(membership).set({ createdAt: before }).where(eq(membership.id, samId));
  const joined = await ask(server, man, `PUT /team/team_id/${teamId}/same_player/membership_id/${leaId}`, {
    body: { counts_as: samId },
  });
  assert.is(joined.status, 200, joined.text);

  const { version } = (await ask<Team>(server, man, `GET /team/team_id/${teamId}`)).body;
  const set = await ask<Team>(server, man, `PATCH /team/team_id/${teamId}`, {
    version,
    body: { answers_shown_to: shownTo },
  });
  assert.equal([set.status, set.body.answers_shown_to], [200, shownTo]);

  await add(man, teamId, { starts_local: "2026-12-01T17:30:00" });
  const away = (await add(man, teamId, { starts_local: "2026-12-20T10:00:00" })).body.event;
  const awayPath = `/team/team_id/${teamId}/event/event_id/${away.id}`;
  const calledOff = await ask(server, man, `POST ${awayPath}/call_off`, {
    version: 1,
    body: { reason: "field" },
  });
  assert.is(calledOff.status, 200, calledOff.text);

  const people: Record<string, Person> = { man, coa, mak, let: let_, oth, pla, tfo, cfo };
  const { people: columns, rows } = readTable();
  assert.equal(columns, Object.keys(people));
  const wrong: string[] = [];
  for (const [index, name] of columns.entries()) {
    const viewer = people[name] as Person;
    const whole = await ask<Whole>(server, viewer, `GET /team/team_id/${teamId}/event/event_id/${event.id}`);
    const week = await ask<Week>(server, viewer, "GET /schedule?from=2026-11-22&days=14");
    const ofTeam = await ask<Week>(
      server,
      viewer,
      `GET /team/team_id/${teamId}/event?from=2026-11-22&days=14`,
    );
    const off = await ask<Whole>(server, viewer, `GET ${awayPath}`);
    assert.equal([whole.status, week.status, ofTeam.status, off.status], [200, 200, 200, 200], name);
    const line = (id: string) => whole.body.participants.find(({ membership_id }) => membership_id === id);
    const shown = [whole.body.event, week.body.events[0], ofTeam.body.events[0]];
    const later = [week.body.events[1], ofTeam.body.events[1]];
    const inAll = (look: (event: Shown) => unknown, events = shown) => {
      const seen = events.map((each) =>
        each && look(each) !== undefined && look(each) !== null ? "x" : "-",
      );
      return new Set(seen).size === 1 ? seen[0] : `not the same everywhere: ${seen.join("")}`;
    };
    const sam = ({ mine }: Shown) => mine.find(({ membership_id }) => membership_id === samId);
    const read = (value: unknown) => (value === undefined || value === null ? "-" : "x");
    const seen: Record<string, string | undefined> = {
      when: inAll(({ starts_local }) => starts_local),
      place: inAll((each) => each.venue?.name),
      sam_in_the_list: read(line(samId)),
      lea_in_the_list: read(line(leaId)),
      spot_in_the_list: read(line(spotId)),
      sams_answer: read(line(samId)?.answer),
      sams_note: read(line(samId)?.note),
      who_answered_for_sam: read(line(samId)?.answered_by),
      when_sam_was_answered: read(line(samId)?.answered_at),
      sam_as_mine: inAll(sam),
      sam_to_answer: inAll((each) => sam(each)?.may_answer || undefined),
      my_sams_answer: inAll((each) => sam(each)?.answer),
      my_sams_note: inAll((each) => sam(each)?.note),
      counts_in_the_event: read(whole.body.event.counts),
      counts_in_a_week: inAll(({ counts }) => counts, shown.slice(1)),
      counts_of_a_later_one: inAll(({ counts }) => counts, later),
      may_take_back: read(whole.body.may_take_back),
      lea_counts_as_sam: read(line(leaId)?.counts_as),
      off_together: read(off.body.off_together),
      families_to_tell: read(whole.body.tells),
    };
    assert.equal(Object.keys(seen), Object.keys(rows));
    const meant = (field: string) => rows[field]?.[index]?.replace("f", shownTo === "families" ? "x" : "-");
    for (const field of Object.keys(rows))
      if (seen[field] !== meant(field))
        wrong.push(`${field} of ${name}: ${seen[field]} instead of ${meant(field)}`);
    // Searches all fields of the replies.
    const text = whole.text + week.text + ofTeam.text;
    if (meant("sams_note") === "-") assert.not.match(text, "dentist", name);
    if (meant("sam_in_the_list") === "-" && seen.sam_as_mine === "-") assert.not.match(text, "Sam", name);
    if (meant("lea_in_the_list") === "-") assert.not.match(text, "Lea", name);
    if (meant("spot_in_the_list") === "-") assert.not.match(text, "Ada", name);
    if (meant("lea_counts_as_sam") === "-") assert.not.match(text, "counts_as", name);
    if (meant("who_answered_for_sam") === "-") assert.not.match(text, "Reyes", name);
  }
  assert.equal(wrong, []);
  await server.close();
}

test("children who are shown by number are not sorted by name", async () => {
  const server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
  const { club, named, add, read } = scheduleCalls(() => server);
  const { teamId, coach, mother } = await club();
  const ids = ["1", "2", "3"].map((digit) => `0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b7${digit}`);
  for (const [index, firstName] of ["Zoe", "Mia", "Abe"].entries()) {
    const guardian = await named("Gail Hill");
    const hidden = await addChild(server, [guardian.user.id], { firstName, shownAs: "number" });
    await addMember(server, teamId, { id: String(ids[index]), childId: hidden.id });
  }
  const { id } = (await add(coach, teamId)).body.event;
  const { participants } = await read(mother, teamId, id);
  assert.equal(
    participants.map(({ membership_id }) => membership_id).filter((each) => ids.includes(each)),
    ids,
  );
  await server.close();
});

test.run();
