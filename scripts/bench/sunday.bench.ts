import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../server/platform/config/root";
import type { Pace, Row } from "./measure";
import { openServer, openSources, type Server } from "./servers";
import { type Evening, type Figures, openEvening } from "./sunday-evening";
import { estimate, holds } from "./sunday-held";
import { fillTown } from "./sunday-town";

const quick = { town: 2_000, steps: [5_000, 10_000], warmUp: 5, rest: 4, watch: 8 };
const full = {
  town: 30_000,
  steps: [20_000, 30_000, 40_000, 50_000, 60_000, 75_000, 90_000, 120_000],
  // Each of a server's connections plans a statement several times before it keeps the plan: PostgreSQL takes three times as long until then.
  warmUp: 30,
  rest: 5,
  watch: 12,
};

/** Households that behave, on two servers over one PostgreSQL, more of them until they wait too long. */
export async function measure({ isQuick, say }: Pace): Promise<Row[]> {
  const course = isQuick ? quick : full;
  const sources = await openSources(["shared_buffers=1GB"]);
  const servers: Server[] = [];
  let evening: Evening | undefined;
  try {
    say(`filling PostgreSQL with ${course.town.toLocaleString("en")} households`);
    const databaseUrl = await sources.newDatabase("town");
    const visitors = await fillTown(databaseUrl, course.town);
    const settings = { NODE_OPTIONS: `--import ${path.join(root, "scripts/bench/sunday-push.mjs")}` };
    for (let index = 0; index < 2; index++) servers.push(await openServer(sources, databaseUrl, settings));
    evening = await openEvening(servers, visitors, databaseUrl);
    const steps = await rise(evening, course, say);
    const most = steps.filter(holds).at(-1) ?? steps[0];
    if (!most) throw new Error("Nothing was measured.");
    const perHousehold = (used: number) => (used * 3_600) / (most.seconds * most.households);
    const { households, first } = estimate(most);
    return [
      {
        what: `households by the CPU of two cores of servers and two of PostgreSQL, ${first} short first; ${most.households.toLocaleString("en")} ${holds(most) ? "were held" : "waited too long"}`,
        ours: households,
        unit: "",
      },
      {
        what: "CPU of PostgreSQL for a household and hour",
        ours: perHousehold(most.database),
        unit: "s",
        beside: ["servers", perHousehold(most.server)],
      },
    ];
  } finally {
    await evening?.close();
    for (const server of servers) await server.close();
    await sources.close();
  }
}

/** Ever more households until the servers do not hold them. */
async function rise(evening: Evening, course: typeof full, say: Pace["say"]): Promise<Figures[]> {
  const steps: Figures[] = [];
  say("warming up");
  await evening.grow(course.steps[0] ?? 0, course.rest);
  await pause(course.warmUp * 1_000);
  for (const households of course.steps) {
    await evening.grow(households, course.rest);
    await pause((course.rest / 2) * 1_000);
    const watch = () => evening.watch(pause(course.watch * 1_000));
    const first = await watch();
    // A second time counts where a checkpoint or other work on the machine may have fallen into the first.
    const step = holds(first) ? first : await watch();
    steps.push(step);
    say(lineOf(step));
    if (!holds(step)) break;
  }
  return steps;
}

const lineOf = ({ households, p99, server, database, calls, seconds, failed }: Figures) =>
  `${households.toLocaleString("en")} households: ${Math.round(calls / seconds)} calls/s, p99 ${p99.toFixed(0)} ms, cores: servers ${(server / seconds).toFixed(2)}, PostgreSQL ${(database / seconds).toFixed(2)}, failed ${failed}`;
