import { householdsOfClub } from "./clubs";
import type { Bursts } from "./sunday-bursts";
import type { Figures } from "./sunday-evening";
import { type ShareName, share, shares } from "./sunday-model";
import type { Row, Table } from "./table";

/** What a step may take: all calls together, and one in a thousand refused. */
const longest = 250;
export const holds = ({ p99, failed, calls }: Pick<Figures, "p99" | "failed" | "calls">) =>
  p99 <= longest && failed <= calls / 1_000;

/** A machine that is not to be busier than this has room for bursts. */
const busy = 0.6;
const cores = { servers: 2, database: 2 };

const number = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 0 });
const rounded = (value: number, digits = 3) => Number(value.toPrecision(digits));

/** Households that so many cores hold, by the CPU time that a step took for each. */
export function estimate({
  households,
  server,
  database,
}: Pick<Figures, "households" | "server" | "database">) {
  const byServers = (cores.servers * busy * households) / server;
  const byDatabase = (cores.database * busy * households) / database;
  return {
    households: rounded(Math.min(byServers, byDatabase), 2),
    first: byServers < byDatabase ? "the servers" : "PostgreSQL",
  };
}

export function heldTable(
  one: readonly Figures[],
  two: readonly Figures[],
  { town, most }: { town: number; most: Figures },
): Table {
  const { households, first } = estimate(most);
  const result = holds(most)
    ? `Two cores of servers and two of PostgreSQL hold ${number(households)} households on a Sunday evening at p99 ≤ ${longest} ms; ${first} would be the first with too little. That is an estimate, by the CPU time for each household at the most that was held here, ${number(most.households)}, with each core busy for at most ${100 * busy} %.`
    : `Not even ${number(most.households)} households were held at p99 ≤ ${longest} ms.`;
  const rowsOf = (steps: readonly Figures[], name: string): Row[] =>
    steps.map((step) => ({
      name: `${name}, ${number(step.households)} households${holds(step) ? "" : " (not held)"}`,
      isOurs: true,
      values: [
        step.p50,
        step.p99,
        step.calls / step.seconds,
        step.streams,
        step.server,
        step.database,
        step.load,
        step.memory,
        step.delay,
      ].map((value) => rounded(value)),
    }));
  return {
    name: "sunday-held",
    title: "Households on a Sunday evening",
    result,
    how: `Held here, by two cores that also made the load: households whose calls, all together, were answered within ${longest} ms in 99 of 100, with at most one in a thousand refused. The households are the last table's; visits begin at moments drawn at random, whether or not earlier ones were answered. The servers are built ones in production, each a process that has run for half a minute; PostgreSQL syncs to disk, has 1 GB of shared buffers and is filled with ${number(town)} households, of which more are played by visits that follow each other faster. The clock is not moved: the town's games are laid around the moment of the run. Cores are those busy on average, by Linux's CPU time; *late* is the load's own delay (p99), which is part of every time. TLS, a proxy, pages and scripts are not part of it: browsers keep those, and the service worker serves them.`,
    columns: [
      "p50 ms",
      "p99 ms",
      "calls/s",
      "streams",
      "server cores",
      "PostgreSQL cores",
      "cores of the load",
      "MB of servers",
      "late ms",
    ],
    plotted: ["p99 ms", "server cores", "PostgreSQL cores"],
    rows: [...rowsOf(one, "one server"), ...rowsOf(two, "two servers")],
  };
}

/** Which calls an evening is made of. */
export function callsTable({ byName, households, seconds }: Figures): Table {
  const rows = [...byName]
    .toSorted(([, first], [, other]) => other.calls - first.calls)
    .map(([name, { calls, p50, p99 }]) => ({
      name,
      isOurs: true,
      values: [(calls * 3_600) / (seconds * households), p50, p99].map((value) => rounded(value)),
    }));
  return {
    name: "sunday-calls",
    title: "The calls of a Sunday evening",
    how: `At the most that was held, ${number(households)} households.`,
    columns: ["a household and hour", "p50 ms", "p99 ms"],
    rows,
  };
}

export function burstTable({ calm, reminded, calledOff, teams }: Bursts): Table {
  const rowOf = (name: string, step: Figures, more: readonly (number | string)[]): Row => ({
    name,
    isOurs: true,
    values: [
      ...[
        step.p50,
        step.p99,
        step.byName.get("GET /schedule")?.p99 ?? Number.NaN,
        step.server,
        step.database,
      ].map((value) => rounded(value)),
      ...more,
    ],
  });
  const gone = ({ mails, pushes, mailsGone, pushesGone }: Bursts["calledOff"]) => [
    mails,
    mails === 0 ? "–" : rounded(mailsGone),
    pushes,
    pushes === 0 ? "–" : rounded(pushesGone),
  ];
  return {
    name: "sunday-bursts",
    title: "A reminder, and a whole town called off",
    how: `Two servers with ${number(calm.households)} households. A reminder reaches ${teams} teams at once, and ${share("answerMails") * 100} of 100 mails are answered by their link; then the staff of ${teams} teams call off tomorrow's game within a minute (of which ten seconds are theirs to undo it), and ${share("lookAfterNews") * 100} of 100 who are told look. Mails and pushes go to a server that takes them at once, without TLS; the seconds are from the reminder, or from the first calling off, to the last of them.`,
    columns: [
      "p50 ms",
      "p99 ms",
      "p99 of the schedule",
      "server cores",
      "PostgreSQL cores",
      "mails",
      "mails gone after s",
      "pushes",
      "pushes gone after s",
    ],
    plotted: ["p99 ms", "mails", "mails gone after s"],
    rows: [
      rowOf("before", calm, ["–", "–", "–", "–"]),
      rowOf("a reminder", reminded, gone(reminded)),
      rowOf("a town called off", calledOff, gone(calledOff)),
    ],
    verdicts: [
      { what: "p99 of all calls after a reminder, ms", value: reminded.p99, target: longest },
      { what: "p99 of all calls while a town is called off, ms", value: calledOff.p99, target: longest },
    ],
  };
}

/** What more households need, by the figures of the step and the bursts. */
export function scaleTable(most: Figures, { calledOff, reminded, teams }: Bursts, bytes: number): Table {
  const { households: least } = estimate(most);
  const each = (total: number) => total / most.households;
  const rows = [1, 10, 100, 1_000].map((factor) => {
    const households = factor * least;
    const allTeams = households / householdsOfClub;
    const mailsPerSecond = reminded.mails / reminded.mailsGone;
    return {
      name: `${number(households)} households`,
      isOurs: true,
      values: [
        (each(most.server) * households) / busy,
        (each(most.database) * households) / busy,
        each(most.calls / most.seconds) * households,
        each(most.streams) * households,
        (bytes * households) / 1e9,
        (each(most.written / most.seconds) * households * 3_600) / 1e9,
        (reminded.mails / teams) * allTeams * 0.1,
        (calledOff.mails / teams) * allTeams,
        (calledOff.pushes / teams) * allTeams,
        ((calledOff.mails / teams) * allTeams) / mailsPerSecond / 60,
      ].map((value) => rounded(value, 2)),
    };
  });
  return {
    name: "sunday-scale",
    title: "Ten, a hundred and a thousand times as many",
    how: `By multiplication of what was measured, with cores busy for ${100 * busy} %: what no longer fits one machine is not solved by it. Disk is the database with its indexes, with a season of a hundred events for each team and a hundred messages; *written* is the write-ahead log. Mails of a reminder are those of an hour in which a tenth of the teams are reminded; those of a calling off are of all teams at once, and the minutes are what two servers take for these as fast as they sent those of the reminder, to a mail server that takes them at once.`,
    columns: [
      "server cores",
      "PostgreSQL cores",
      "calls/s",
      "streams",
      "GB on disk",
      "GB written an hour",
      "mails of a reminder",
      "mails of a calling off",
      "its pushes",
      "minutes by two servers",
    ],
    plotted: [],
    rows,
  };
}

/** The model, with its assumptions. */
export const modelTable = (): Table => ({
  name: "sunday-model",
  title: "What the households do",
  how: "In the busiest hour of a Sunday evening. What names no source is an assumption; a town that does twice as much has half as many households.",
  columns: ["figure", "from"],
  plotted: [],
  rows: (Object.keys(shares) as ShareName[]).map((name) => {
    const { value, what, ...from } = shares[name];
    return {
      name: what,
      isOurs: true,
      values: [rounded(value), "from" in from ? from.from : "an assumption"],
    };
  }),
});
