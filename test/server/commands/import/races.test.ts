import { asc } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { event, venue } from "../../../../server/platform/db/schema/schedule";
import { importedGame } from "../../../support/contract/typical";
import { ask, type Person } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("races on imports");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { club, named, change } = scheduleCalls(() => server);

const rounds = 4;

/** Two coaches and a team without events, each time anew. */
async function eachRound(
  work: (made: Awaited<ReturnType<typeof club>> & { second: Person }) => Promise<void>,
) {
  const made = await club();
  const second = await named("Carl Coach");
  await addMember(server, made.teamId, { userId: second.user.id, roles: ["coach"] });
  for (let round = 0; round < rounds; round += 1) {
    for (const table of [rateBucket, event, venue]) await server.services.db.delete(table);
    await work({ ...made, second });
  }
}

const send = async (person: Person, teamId: string, rows: readonly object[]) => {
  const { body, code } = await ask<components["schemas"]["ImportResults"]>(
    server,
    person,
    `POST /team/team_id/${teamId}/schedule_import`,
    { body: { rows: rows.map((row) => ({ ...importedGame, ...row })) } },
  );
  return code ?? body.results.map(({ outcome }) => outcome).join(" ");
};
const stored = () => server.services.db.select().from(event).orderBy(asc(event.importKey));

race("when two coaches import the same file at once, each line is one event", rounds, () =>
  eachRound(async ({ teamId, coach, second }) => {
    const rows = [{ import_key: "1" }, { import_key: "2", place: "West Gym" }];
    const both = await Promise.all([send(coach, teamId, rows), send(second, teamId, [...rows].reverse())]);
    assert.equal(both.sort(), ["made made", "same same"]);
    assert.equal(
      (await stored()).map(({ importKey, version }) => [importKey, version]),
      [
        ["1", 1],
        ["2", 1],
      ],
    );
    assert.is((await server.services.db.select().from(venue)).length, 2);
  }),
);

race("when two versions of a file compareAnswers, each line is one event as the later one says", rounds, () =>
  eachRound(async ({ teamId, coach, second }) => {
    const both = await Promise.all([
      send(coach, teamId, [{ import_key: "1", kit: "blue" }]),
      send(second, teamId, [{ import_key: "1", kit: "red" }]),
    ]);
    assert.equal(both.sort(), ["changed", "made"]);
    const [row, ...others] = await stored();
    assert.equal([row?.version, row?.importVersion, others.length], [2, 2, 0]);
  }),
);

race("a change by hand amid an import is kept or refused, never overwritten", rounds, () =>
  eachRound(async ({ teamId, coach, second }) => {
    await send(coach, teamId, [{ import_key: "1" }]);
    const id = (await stored())[0]?.id ?? "";
    const [outcome, byHand] = await Promise.all([
      send(coach, teamId, [{ import_key: "1", kit: "red" }]),
      change(second, teamId, id, 1, { kit: "blue" }),
    ]);
    const [row] = await stored();
    assert.equal(
      [outcome, byHand.code ?? byHand.status, row?.kit],
      byHand.status === 200 ? ["mine", 200, "blue"] : ["changed", "REQUEST_412_CHANGED", "red"],
    );
  }),
);

test.run();
