import { suite } from "uvu";
import * as assert from "uvu/assert";
import { guestsOfChild, linksOfPerson } from "../../../../domain/calendar-link/calendar-link";
import { calendarFeed } from "../../../../server/platform/db/schema/calendar-link";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { ask, type Person } from "../../../support/people/ask";
import { addCalendarLink, addGuestLink } from "../../../support/people/calendar-link";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races on calendar links");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { club } = scheduleCalls(() => server);

const rounds = 3;

/** Repeats the work in one club, each time without calendar links and limits. */
async function eachRound(work: (people: Awaited<ReturnType<typeof club>>) => Promise<void>) {
  const people = await club();
  for (let round = 0; round < rounds; round += 1) {
    for (const table of [rateBucket, calendarFeed]) await server.services.db.delete(table);
    await work(people);
  }
}

const make = async (person: Person, body: object) => {
  const { status, code } = await ask(server, person, "POST /user/me/calendar_link", { body });
  return code ?? String(status);
};
const living = () => server.services.db.$count(calendarFeed);
const oneOfTwo = ["200", "CALENDAR_LINK_403_TOO_MANY"];

race("of two links that one person makes at the last place, one is made", rounds, () =>
  eachRound(async ({ mother }) => {
    for (let count = 1; count < linksOfPerson; count += 1) await addCalendarLink(server, mother.user.id);
    const both = await Promise.all([
      make(mother, { scope: "household" }),
      make(mother, { scope: "household" }),
    ]);
    assert.equal([both.sort(), await living()], [oneOfTwo, 12]);
  }),
);

race("of two guests' links that two guardians make at the child's last place, one is made", rounds, () =>
  eachRound(async ({ mother, father, sam }) => {
    for (let count = 1; count < guestsOfChild; count += 1)
      await addGuestLink(server, { by: mother.user.id, childId: sam.id });
    const guest = { scope: "child", child_id: sam.id, guest_name: "Grandma" };
    const both = await Promise.all([make(mother, guest), make(father, guest)]);
    assert.equal([both.sort(), await living()], [oneOfTwo, 5]);
  }),
);

test.run();
