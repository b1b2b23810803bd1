import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { newDatabase, openServerOn, openSources, type Sources, type Stage } from "./server-stage";
import { type Bursts, callOff, remind } from "./sunday-bursts";
import { type Figures, openEvening } from "./sunday-evening";
import { share } from "./sunday-model";
import { openSwallow, type Swallow } from "./sunday-swallow";
import { burstTable, callsTable, heldTable, holds, modelTable, scaleTable } from "./sunday-tables";
import { fillTown, type Town } from "./sunday-town";
import type { Pace, Table } from "./table";

const settings = ["shared_buffers=1GB"];
const quick = {
  town: 2_000,
  steps: [5_000, 10_000],
  warmUp: 5,
  rest: 4,
  watch: 8,
  teams: 10,
  burst: { spread: 5, least: 15, most: 60 },
};
const full = {
  town: 30_000,
  steps: [20_000, 30_000, 40_000, 50_000, 60_000, 75_000, 90_000, 120_000],
  // Each of a server's connections plans a statement several times before it keeps the plan: PostgreSQL takes three times as long until then.
  warmUp: 30,
  rest: 5,
  watch: 12,
  teams: share("burstTeams"),
  burst: { spread: 60, least: 75, most: 120 },
};
type Course = typeof full;

/** Milliseconds, after which no further step begins. */
const longestRise = 140_000;

/** Households that behave, on one server and on two over one PostgreSQL, more of them until they wait too long. */
export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const course: Course = isQuick ? quick : full;
  const sources = await openSources(settings);
  const swallow = await openSwallow();
  try {
    say(`filling PostgreSQL with ${course.town.toLocaleString("en")} households`);
    const databaseUrl = await newDatabase(sources, "town");
    const town = await fillTown(databaseUrl, { households: course.town, teams: course.teams });
    const ground = { sources, swallow, databaseUrl, town, course, say };
    const one = await rise(ground, 1, course.steps);
    // The fewest are their warm-up.
    const two = await rise(ground, 2, course.steps.slice(isQuick ? 0 : 1));
    const most = mostOf([...one, ...two]);
    const bursts = await burst(ground, most.households / 2);
    const size = await sizeOf(databaseUrl, course.town);
    return [
      heldTable(one, two, { town: course.town, most }),
      callsTable(most),
      burstTable(bursts),
      scaleTable(most, bursts, size),
      modelTable(),
    ];
  } finally {
    await swallow.close();
    await sources.close();
  }
}

/** The most households that were held; the fewest, if none were. */
function mostOf(steps: readonly Figures[]): Figures {
  const byNumber = steps.toSorted((first, other) => first.households - other.households);
  const most = byNumber.filter(holds).at(-1) ?? byNumber[0];
  if (!most) throw new Error("Nothing was measured.");
  return most;
}

interface Ground {
  sources: Sources;
  swallow: Swallow;
  databaseUrl: string;
  town: Town;
  course: Course;
  say: Pace["say"];
}

/** Ever more households against so many servers, until they do not hold. */
async function rise(ground: Ground, servers: number, numbers: readonly number[]): Promise<Figures[]> {
  const { course, say } = ground;
  return withServers(ground, servers, async (evening) => {
    const steps: Figures[] = [];
    const began = performance.now();
    for (const households of numbers) {
      say(`${households.toLocaleString("en")} households, servers: ${servers}`);
      await evening.grow(households, course.rest);
      await pause((course.rest / 2) * 1_000);
      const watch = () => evening.watch(pause(course.watch * 1_000));
      const first = await watch();
      // A second time counts where a checkpoint or other work on the machine may have fallen into the first.
      const step = holds(first) ? first : await watch();
      steps.push(step);
      say(lineOf(step));
      if (!holds(step) || performance.now() - began > longestRise) break;
    }
    return steps;
  });
}

async function burst(ground: Ground, households: number): Promise<Bursts> {
  const { course, say, swallow, town, databaseUrl } = ground;
  return withServers(ground, 2, async (evening) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await evening.grow(households, course.rest);
      await pause((course.rest / 2) * 1_000);
      const calm = await evening.watch(pause(course.watch * 1_000));
      const shared = { evening, swallow, client, town, ...course.burst };
      say(`a reminder to ${town.told.length} teams`);
      const reminded = await remind(shared);
      say(lineOf(reminded));
      say(`${town.told.length} teams' games called off`);
      const calledOff = await callOff(shared);
      say(lineOf(calledOff));
      return { calm, reminded, calledOff, teams: town.told.length };
    } finally {
      await client.end();
    }
  });
}
/** Servers that have run for a while with the fewest households. */
async function withServers<Result>(
  { sources, swallow, databaseUrl, town, course, say }: Ground,
  servers: number,
  work: (evening: Awaited<ReturnType<typeof openEvening>>) => Promise<Result>,
): Promise<Result> {
  const stages: Stage[] = [];
  try {
    for (let index = 1; index <= servers; index++)
      stages.push(
        await openServerOn(
          sources,
          databaseUrl,
          { name: `server ${index}`, users: town.users },
          swallow.settings,
        ),
      );
    const evening = await openEvening(stages, town, databaseUrl);
    try {
      say(`warming up, servers: ${servers}`);
      await evening.grow(course.steps[0] ?? 0, course.rest);
      await pause(course.warmUp * 1_000);
      return await work(evening);
    } finally {
      await evening.close();
    }
  } finally {
    for (const stage of stages) await stage.close();
  }
}

const lineOf = ({ p50, p99, server, database, load, calls, seconds, failed, refused, delay }: Figures) =>
  `${Math.round(calls / seconds)} calls/s, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(0)} ms, cores: servers ${server.toFixed(2)}, PostgreSQL ${database.toFixed(2)}, load ${load.toFixed(2)} (late by ${delay.toFixed(0)} ms), failed ${failed}${[
    ...refused,
  ]
    .slice(0, 4)
    .map(([what, count]) => `; ${count} × ${what}`)
    .join("")}`;

/** Bytes of the database for each household. */
async function sizeOf(databaseUrl: string, households: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_database_size(current_database()) as bytes",
  );
  await client.end();
  return Number(rows[0]?.bytes) / households;
}
