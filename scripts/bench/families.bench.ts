import { get } from "node:http";
import pg from "pg";
import { idIn, usersOfClub } from "../../test/support/people/many-clubs";
import { readProcesses } from "../cpu.mjs";
import { clientAddress, press } from "./load";
import { type Figures, takeTurns } from "./rounds";
import { accessToken, callers, sessionId } from "./seed";
import { openBareTeams, openServer, openSources, type Sources, type Stage } from "./server-stage";
import { figure, type Pace, type Table, type Verdict } from "./table";

/** In each club the places from here on are those of guardians. */
const [firstGuardian, guardians] = [3, 34];

export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const [few, many] = [1_000, isQuick ? 40_000 : 1_000_000];
  const sources = await openSources();
  const stages: Stage[] = [];
  try {
    say(`filling the tables with ${many.toLocaleString("en")} users in clubs of forty`);
    for (const users of [few, many])
      stages.push(await openServer(sources, "PostgreSQL", users, { withClubs: true }));
    const [ofFew] = stages;
    if (!ofFew) throw new Error("No server was opened.");
    const bare = await openBareTeams(sources, few);
    stages.push(bare);
    const alone = { ...bare, name: "bare Fastify, the last statement alone" };
    const tokens = await Promise.all(
      [few, many].map(async (users) => [users, await tokensOf(users)] as const),
    ).then((all) => new Map(all));
    const candidates = [...stages, alone];
    const rounds = { rounds: isQuick ? 1 : 5, warmUp: isQuick ? 1 : 4 };
    const compare = async (title: string, pathOf: (club: number) => string) => {
      say(`${title} in turns`);
      const figures = await takeTurns<string>(
        candidates.map(({ name }) => name),
        rounds,
        async (name) => {
          const stage = candidates.find((each) => each.name === name);
          if (!stage) return {};
          const make = (index: number) => {
            const { club, user } = callerOf(stage.users, index);
            const path = `${stage === alone ? "/alone" : ""}${pathOf(club)}`;
            const headers = {
              authorization: `Bearer ${tokens.get(stage.users)?.[index % callers]}`,
              "x-forwarded-for": clientAddress(index),
              "x-user": `u${user}`,
              "x-session": sessionId(user),
            };
            return { path, headers };
          };
          return cpuOf(sources, stage, () =>
            press(stage.origin, { method: "GET", path: "/", make }, isQuick ? 1 : 2),
          );
        },
      );
      return tableOf(candidates, figures);
    };
    const teams = await compare("GET /user/me/teams", () => "/user/me/teams");
    const roster = await compare(
      "GET /team/team_id/{id}/membership",
      (club) => `/team/team_id/${idIn("team", club)}/membership`,
    );
    const [ours = "", ofMany = ""] = stages.map(({ name }) => name);
    const verdictsOf = (table: Pick<Table, "columns" | "rows">): Verdict[] => [
      {
        what: "CPU time of the server for a reply, to bare Fastify with the same statements",
        value: figure(table, ours, "server µs") / figure(table, bare.name, "server µs"),
        target: 1.5,
      },
      ...["server µs", "database µs"].map((column) => ({
        what: `${column.replace(" µs", "")}: CPU time from ${few.toLocaleString("en")} to ${many.toLocaleString("en")} users`,
        value: figure(table, ofMany, column) / figure(table, ours, column),
        target: 1.3,
      })),
    ];
    const how =
      "CPU time for each reply, as Linux counts it for the server's process and for all of PostgreSQL's, which other work on the machine hardly changes. The built server in production, 10 connections, guardians of all clubs in turn, three children and a team for every forty of the users; the floor is Fastify with the contract's schema of the reply and the statements of our stores, prepared by name, over a plain pool.";
    return [
      {
        ...teams,
        name: "families-teams",
        title: "GET /user/me/teams",
        how: `${how} Three statements: who asks, the count of the limit, the teams.`,
        verdicts: verdictsOf(teams),
      },
      {
        ...roster,
        name: "families-roster",
        title: "The roster of a team with 40 members",
        how: "The same. Four statements: who asks, the count of the limit, how they stand to the team, the roster.",
        verdicts: verdictsOf(roster),
      },
      await measurePage(ofFew, tokens.get(few)?.[0] ?? ""),
    ];
  } finally {
    for (const stage of stages) await stage.close();
    await sources.close();
  }
}

/** Guardians of all clubs, as far apart as they lie. */
function callerOf(users: number, index: number) {
  const clubs = Math.floor(users / usersOfClub);
  const caller = index % callers;
  const club = 1 + Math.floor((caller * clubs) / callers);
  return { club, user: (club - 1) * usersOfClub + firstGuardian + (caller % guardians) };
}

const tokensOf = (users: number) =>
  Promise.all(Array.from({ length: callers }, (_, index) => accessToken(callerOf(users, index).user)));

/** CPU time of the server and of the database for each reply, beside what the load generator saw. */
async function cpuOf({ cluster }: Sources, { pid }: Stage, work: () => Promise<Figures>): Promise<Figures> {
  const postmaster = await postmasterOf(cluster.url);
  const used = () => {
    const processes = readProcesses();
    let database = 0;
    for (const [id, process] of processes)
      if (id === postmaster || process.parent === postmaster) database += process.used;
    return { server: processes.get(pid)?.used ?? Number.NaN, database };
  };
  const before = used();
  const figures = await work();
  const after = used();
  const perReply = (seconds: number) => (1_000_000 * seconds) / (figures.replies ?? Number.NaN);
  return {
    ...figures,
    server: perReply(after.server - before.server),
    database: perReply(after.database - before.database),
  };
}

async function postmasterOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>("select pg_backend_pid() as id");
  const backend = readProcesses().get(rows[0]?.id ?? 0);
  await client.end();
  if (!backend) throw new Error("PostgreSQL's processes are not in sight.");
  return backend.parent;
}

const tableOf = (
  candidates: readonly Stage[],
  figures: Record<string, Figures>,
): Pick<Table, "columns" | "plotted" | "rows"> => ({
  columns: ["server µs", "database µs", "replies/s", "p50 ms", "p99 ms"],
  plotted: ["server µs", "database µs"],
  rows: candidates.map(({ name }) => ({
    name,
    isOurs: !name.startsWith("bare"),
    values: ["server", "database", "rate", "p50", "p99"].map((key) =>
      Number((figures[name]?.[key] ?? Number.NaN).toPrecision(4)),
    ),
  })),
});

/** What a manager's browser gets for the page of a team with 40 members. */
async function measurePage({ origin }: Stage, token: string): Promise<Table> {
  const paths = ["", "/membership"].map((end) => `/team/team_id/${idIn("team", 1)}${end}`);
  const read = async (path: string, encoding: string) => {
    const headers = { authorization: `Bearer ${token}`, "accept-encoding": encoding };
    return bytesOf(new URL(path, origin), headers);
  };
  const rows = await Promise.all(
    paths.map(async (path, index) => ({
      name: ["GET /team/team_id/{id}", "GET /team/team_id/{id}/membership"][index] ?? path,
      isOurs: true,
      values: [(await read(path, "gzip")) / 1000, (await read(path, "identity")) / 1000],
    })),
  );
  const sum = (column: number) => rows.reduce((all, { values }) => all + (values[column] ?? 0), 0);
  return {
    name: "families-page",
    title: "The page of a team with 40 members",
    how: "The bodies of its two calls as a guardian's browser gets them, and as they are without compression. People's ids are shorter here than real ones, of 36 letters.",
    columns: ["kB", "kB unpacked"],
    rows: [...rows, { name: "in all", isOurs: true, values: [sum(0), sum(1)] }],
    verdicts: [
      { what: "calls", value: rows.length, target: 2 },
      { what: "kB in all", value: sum(0), target: 12 },
    ],
  };
}

/** Of the body as it came over the line. */
const bytesOf = (url: URL, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url.pathname} answered ${reply.statusCode}.`));
      let bytes = 0;
      reply.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      reply.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
