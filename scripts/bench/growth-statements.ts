import type { MailboxKey } from "../../domain/account/mailbox-key";
import type { Database, Transaction } from "../../server/db/database";
import { openPostgres } from "../../server/db/postgres";
import { answerAs } from "../../server/schedule/answer/answers";
import { readParticipants } from "../../server/schedule/answer/participation.store";
import { beforeAll } from "../../server/schedule/week/position";
import { readEventRow, readWindowRows } from "../../server/schedule/week/window.store";
import { readRosterRows } from "../../server/team/roster.store";
import { readWaiting } from "../../server/waiting/waiting.store";
import type { Cluster } from "./growth-cluster";
import { explain } from "./growth-plans";
import { percentilesOf, timed } from "./percentiles";
import { figure, type Pace, type Table } from "./table";

/** A guardian with a player who has not answered a coming event. */
export interface Household {
  userId: string;
  coachId: string;
  teamId: string;
  membershipId: string;
  eventId: string;
  /** The number of answers saved so far. */
  saved: number;
}

/** Households of all ages of the tables, evenly spread, that have something to answer. */
export async function findHouseholds(cluster: Cluster, name: string, count: number): Promise<Household[]> {
  const rows = await cluster.query(
    `with asked as (
      select g.user_id, m.team_id, m.id, n.i
      from (select i, 'u' || (1 + 2 * (i * (select count(*) / 2 from "user") / (${count} * 2))) as user_id from generate_series(0, ${count * 2} - 1) i) n
        join guardianship g on g.user_id = n.user_id
        join membership m on m.child_id = g.child_id and m.ended_at is null join team t on t.id = m.team_id and t.archived_at is null
      where not exists (select from usual_yes y where y.team_id = m.team_id and y.membership_id = m.id)
        and not exists (select from absence x where x.child_id = m.child_id))
    select distinct on (a.i) a.user_id as "userId", a.team_id as "teamId", a.id as "membershipId", e.id as "eventId",
      (select s.user_id from membership s where s.team_id = a.team_id and s.roles = '{coach}') as "coachId", 0 as saved
    from asked a join lateral (
      select e.id from event e
      where e.team_id = a.team_id and e.status = 'on' and e.first_day > current_date + 2 and not exists (
        select from participation p where p.team_id = e.team_id and p.event_id = e.id and p.membership_id = a.id)
      order by e.first_day limit 1) e on true
    order by a.i limit ${count}`,
    name,
  );
  if (rows.length < count) throw new Error(`Only ${rows.length} of ${count} households were found.`);
  return rows as unknown as Household[];
}

const today = () => new Date().toISOString().slice(0, 10);
const week = (db: Database, userId: string, days: number) =>
  readWindowRows(db, { userId, from: today(), days, after: beforeAll });

/** Saves another answer than the stored one, as the app does: with its locks, checks and triggers. */
export async function saveAnswer(db: Pick<Database, "transaction">, household: Household): Promise<void> {
  const { userId, teamId, eventId, membershipId, saved } = household;
  await db.transaction((tx: Transaction) =>
    answerAs({ now: () => new Date() }, tx, {
      answerer: { by: userId, userId, wayTo: () => "app", isStaff: false },
      teamId,
      eventId,
      membershipId,
      readSeen: () => saved,
      body: { answer: saved % 2 === 0 ? "yes" : "no", event_version: 1 },
    }),
  );
  household.saved += 1;
}

const statements: Record<string, (db: Database, household: Household) => Promise<unknown>> = {
  "a week": (db, { userId }) => week(db, userId, 7),
  "42 days": (db, { userId }) => week(db, userId, 42),
  "a coach's week with counts": (db, { coachId }) => week(db, coachId, 7),
  "an event's sheet with its players": async (db, { userId, teamId, eventId }) => {
    await readEventRow(db, { userId, teamId, id: eventId });
    await readParticipants(db, { teamId, id: eventId });
  },
  "*Needs you*": (db, { userId }) =>
    readWaiting(db, {
      userId,
      mailboxKey: `${userId}@example.com` as MailboxKey,
      isAddressProven: true,
      age: "adult",
      now: new Date(),
    }),
  "the roster": (db, { teamId }) => readRosterRows(db, { teamId, now: new Date() }),
  "an answer, saved": saveAnswer,
};
const names = Object.keys(statements);

interface Times {
  first: number[];
  again: number[];
  pages: number[];
  scans: string[];
}

/** One of the two databases, with what was measured in it by statement. */
interface Place {
  url: string;
  name: string;
  events: number;
  households: readonly Household[];
  times: Record<string, Times>;
}

const callsOf = (statement: string, { households }: Place) =>
  households.filter((_, index) => index % names.length === names.indexOf(statement));

/** From disk, after a restart. Each statement has households of its own, so that none finds what another one has read. */
async function measureFirst(cluster: Cluster, place: Place): Promise<void> {
  await cluster.restartCold();
  const db = await openPostgres(place.url);
  try {
    for (const [statement, run] of Object.entries(statements)) {
      const first = [];
      for (const household of callsOf(statement, place)) first.push(await timed(() => run(db, household)));
      place.times[statement] = { first, again: [], pages: [], scans: [] };
    }
  } finally {
    await db.close();
  }
}

/** From memory, in turns, so that a slow minute of the machine affects both databases. The first round only warms up. */
async function measureAgain(places: readonly Place[], rounds: number): Promise<void> {
  const open = [];
  try {
    for (const place of places) open.push({ place, db: await openPostgres(place.url) });
    for (let round = 0; round <= rounds; round += 1)
      for (const [statement, run] of Object.entries(statements))
        for (let index = 0; index < callsOf(statement, places[0] as Place).length; index += 1)
          for (const { place, db } of open) {
            const household = callsOf(statement, place)[index];
            if (!household) continue;
            const time = await timed(() => run(db, household));
            if (round > 0) place.times[statement]?.again.push(time);
          }
  } finally {
    for (const { db } of open) await db.close();
  }
}

async function lookAtPlans(place: Place): Promise<void> {
  for (const [statement, run] of Object.entries(statements))
    for (const household of callsOf(statement, place).slice(0, 10)) {
      const { pages, scans } = await explain(place.url, (db) => run(db, household));
      place.times[statement]?.pages.push(pages);
      place.times[statement]?.scans.push(...scans);
    }
}

/** The hot statements among few and many events. */
export async function measureStatements(
  cluster: Cluster,
  sizes: readonly { name: string; events: number }[],
  { isQuick, say }: Pace,
): Promise<Table> {
  const perStatement = isQuick ? 6 : 60;
  const places: Place[] = [];
  for (const size of sizes) {
    const households = await findHouseholds(cluster, size.name, perStatement * names.length);
    places.push({ ...size, url: cluster.url(size.name), households, times: {} });
  }
  for (const place of places) {
    say(`the hot statements among ${place.events.toLocaleString("en")} events, from disk`);
    await measureFirst(cluster, place);
  }
  say("the hot statements in turns");
  await measureAgain(places, 3);
  const rows = [];
  const scans = new Set<string>();
  const three = (value: number | undefined) => Number((value ?? Number.NaN).toPrecision(3));
  for (const place of places) {
    await lookAtPlans(place);
    for (const [statement, times] of Object.entries(place.times)) {
      const [first, again, pages] = [times.first, times.again, times.pages].map((each) =>
        percentilesOf(each),
      );
      for (const scan of times.scans) scans.add(`${statement}: ${scan}`);
      rows.push({
        name: `${statement}, ${place.events.toLocaleString("en")} events`,
        isOurs: true,
        values: [first?.p50, first?.p99, again?.p50, again?.p99, pages?.p50].map(three),
      });
    }
  }
  if (scans.size > 0) say(`read from beginning to end: ${[...scans].join(", ")}`);
  rows.sort((one, other) => order(one.name) - order(other.name));
  const table = { columns: ["first p50 ms", "first p99 ms", "again p50 ms", "again p99 ms", "pages"], rows };
  const [few, many] = sizes.map(({ events }) => `${events.toLocaleString("en")} events`);
  return {
    ...table,
    name: "growth-statements",
    title: "The hot statements in large tables",
    plotted: ["first p50 ms", "again p50 ms"],
    how: `From the call of our stores to the last row on one connection, ${perStatement} households for each statement. First: PostgreSQL had just been started, and Linux held nothing of its files, so that a household's rows come from disk. Again: three times more from memory, both databases in turns. Pages are those of 8 kB that one call touches.`,
    verdicts: [
      ...names.map((statement) => ({
        what: `${statement}: growth from ${few} to ${many}, again`,
        value:
          figure(table, `${statement}, ${many}`, "again p50 ms") /
          figure(table, `${statement}, ${few}`, "again p50 ms"),
        target: 1.3,
      })),
      {
        what: "statements that read a large table from beginning to end",
        value: isQuick ? 0 : scans.size,
        target: 0,
      },
    ],
  };
}

const order = (row: string) => names.findIndex((name) => row.startsWith(`${name}, `));
