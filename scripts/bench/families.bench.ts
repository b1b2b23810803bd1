import { get } from "node:http";
import { idIn } from "../../test/support/people/many-clubs";
import { callerOf, cpuOf, tableOf, tokensOf } from "./clubs";
import { clientAddress, press } from "./load";
import { takeTurns } from "./rounds";
import { callers, sessionId } from "./seed";
import { openBareTeams, openServer, openSources, type Stage } from "./server-stage";
import { figure, type Pace, type Table, type Verdict } from "./table";

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
      "CPU time per reply, as Linux counts it for the server's process and for all of PostgreSQL's, which other work on the machine hardly affects. The built server in production, 10 connections, callers are guardians of all clubs in turn, with three children and a team for every forty users; the baseline is Fastify with the contract's reply schema and the statements of our stores, prepared by name, over a plain pool.";
    return [
      {
        ...teams,
        name: "families-teams",
        title: "GET /user/me/teams",
        how: `${how} Three statements: the caller, the rate limit, the teams.`,
        verdicts: verdictsOf(teams),
      },
      {
        ...roster,
        name: "families-roster",
        title: "The roster of a team with 40 members",
        how: "As above. Four statements: the caller, the rate limit, the caller's standing in the team, the roster.",
        verdicts: verdictsOf(roster),
      },
      await measurePage(ofFew, tokens.get(few)?.[0] ?? ""),
    ];
  } finally {
    for (const stage of stages) await stage.close();
    await sources.close();
  }
}

/** The replies that a browser gets for the page of a team with 40 members. */
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
    how: "The bodies of its two calls as a guardian's browser receives them, compressed and uncompressed. Users' ids are shorter here than real ones, which have 36 characters.",
    columns: ["kB", "kB unpacked"],
    rows: [...rows, { name: "in all", isOurs: true, values: [sum(0), sum(1)] }],
    verdicts: [
      { what: "calls", value: rows.length, target: 2 },
      { what: "kB in all", value: sum(0), target: 12 },
    ],
  };
}

/** Size of the body as transferred. */
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
