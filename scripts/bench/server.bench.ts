import { openProduct } from "../../test/support/browser/product";
import { openTestPostgres } from "../../test/support/server/postgres";
import { type Call, clientAddress, press } from "./load";
import { type Figures, takeTurns } from "./rounds";
import { accessToken, callerAmong, callers, refreshToken } from "./seed";
import {
  type Alone,
  openBare,
  openLayers,
  openPgbench,
  openPgliteAlone,
  openServer,
  openSources,
  type Stage,
} from "./server-stage";
import { figure, type Pace, type Table, type Verdict } from "./table";

const columns = ["replies/s", "p50 ms", "p99 ms"];
type Results = { table: Pick<Table, "columns" | "rows">; figures: Record<string, Figures> };

export async function measure(pace: Pace): Promise<Table[]> {
  return [...(await measureRoutes(pace)), await measureSignUp(pace)];
}

async function measureRoutes({ isQuick, say }: Pace): Promise<Table[]> {
  const [few, many] = [1_000, isQuick ? 20_000 : 1_000_000];
  const seconds = isQuick ? 1 : 2;
  const sources = await openSources();
  const stages: Stage[] = [];
  const alone: Alone[] = [];
  try {
    say(`filling the tables with ${many.toLocaleString("en")} users, twice`);
    for (const users of [few, many])
      for (const kind of ["PGlite", "PostgreSQL"] as const)
        stages.push(await openServer(sources, kind, users));
    const floors = [await openBare(), await openLayers(sources)];
    stages.push(...floors);
    const [bare, layers] = floors;
    alone.push(await openPgliteAlone(sources, few), await openPgbench(sources, few));
    const [pglite, postgres] = alone;
    // A server runs for days: V8 optimises it after some ten thousand requests.
    const rounds = { rounds: isQuick ? 1 : 5, warmUp: isQuick ? 1 : 4 };
    const tokens = new Map<number, string>();
    const sign = async (users: number) => {
      for (let index = 0; index < callers; index++)
        tokens.set(callerAmong(users, index), await accessToken(callerAmong(users, index)));
    };
    const compare = async (
      title: string,
      among: readonly Stage[],
      callOf: (users: number) => Call,
      beside: readonly Alone[] = [],
    ): Promise<Results> => {
      say(`${title} in turns`);
      // A token expires after ten minutes.
      for (const users of [few, many]) await sign(users);
      const figures = await takeTurns<string>(
        [...among, ...beside].map(({ name }) => name),
        rounds,
        async (name) => {
          const database = beside.find((each) => each.name === name);
          if (database) return { rate: await database.rate(seconds) };
          const stage = among.find((each) => each.name === name);
          return stage ? press(stage.origin, callOf(stage.users), seconds) : {};
        },
      );
      const rows = [
        ...among.map(({ name }) => ({
          name,
          isOurs: name !== bare?.name,
          values: ["rate", "p50", "p99"].map((key) => round(figures[name]?.[key])),
        })),
        ...beside.map(({ name }) => ({ name, values: [round(figures[name]?.rate), "", ""] })),
      ];
      return { table: { columns, rows }, figures };
    };
    const head = (users: number) => (index: number) => ({
      authorization: `Bearer ${tokens.get(callerAmong(users, index))}`,
      "x-forwarded-for": clientAddress(index),
    });
    const me = await compare(
      "GET /user/me",
      stages,
      (users) => ({ method: "GET", path: "/user/me", make: (index) => ({ headers: head(users)(index) }) }),
      alone,
    );
    const withDatabase = stages.filter((stage) => stage !== layers);
    const validate = await compare("POST /user/drip_name/validate", withDatabase, (users) => ({
      method: "POST",
      path: "/user/drip_name/validate",
      make: (index) => ({ headers: head(users)(index), body: { drip_name: `free_${index % 1_000_000}` } }),
    }));
    const refresh = await compare("POST /auth/refresh_access_token", withDatabase, (users) => ({
      method: "POST",
      path: "/auth/refresh_access_token",
      make: (index) => ({
        headers: { "x-forwarded-for": clientAddress(index) },
        body: { refresh_token: refreshToken(callerAmong(users, index)) },
      }),
    }));
    const kinds = { PGlite: pglite?.name ?? "", PostgreSQL: postgres?.name ?? "" };
    const nameOf = (kind: string, users: number) => `${kind}, ${users.toLocaleString("en")} users`;
    const growth = ({ table }: Results): Verdict[] =>
      Object.keys(kinds).map((kind) => ({
        what: `cost of a reply from ${few.toLocaleString("en")} to ${many.toLocaleString("en")} users on ${kind}`,
        value: figure(table, nameOf(kind, few), "replies/s") / figure(table, nameOf(kind, many), "replies/s"),
        target: 1.3,
      }));
    const tails = ({ table }: Results): Verdict[] =>
      Object.keys(kinds).map((kind) => ({
        what: `p99 to p50 on ${kind}, ${many.toLocaleString("en")} users`,
        value: figure(table, nameOf(kind, many), "p99 ms") / figure(table, nameOf(kind, many), "p50 ms"),
        target: 5,
      }));
    const bareRate = figure(me.table, bare?.name ?? "", "replies/s");
    const how =
      "The built server in production on one port, 10 connections, 1,000 callers in turn, with rotating client addresses, so that no rate limit is reached. The baseline is Fastify with the same schema and replies, without our layers and without a database. Load generator, servers and PostgreSQL share the machine.";
    return [
      {
        ...me.table,
        name: "server-me",
        title: "GET /user/me",
        how: `${how} The databases alone run this route's select for one caller at a time: PGlite plans it at each call, as in the server, and pgbench runs it prepared over ten connections to PostgreSQL; the server batches the callers of one event-loop turn.`,
        verdicts: [
          {
            what: "our layers without a database, to bare Fastify",
            value: figure(me.table, layers?.name ?? "", "replies/s") / bareRate,
            target: 0.6,
            isAtLeast: true,
          },
          ...(["PGlite", "PostgreSQL"] as const).map((kind) => ({
            what: `${kind}: to the slower of the database alone and bare Fastify`,
            value:
              figure(me.table, nameOf(kind, few), "replies/s") /
              Math.min(figure(me.table, kinds[kind], "replies/s"), bareRate),
            target: 0.8,
            isAtLeast: true,
          })),
          ...tails(me),
          ...growth(me),
        ],
      },
      {
        ...validate.table,
        name: "server-validate",
        title: "POST /user/drip_name/validate",
        how: "Three statements: the caller, the rate limit, the taken names.",
        verdicts: [...tails(validate), ...growth(validate)],
      },
      {
        ...refresh.table,
        name: "server-refresh",
        title: "POST /auth/refresh_access_token",
        how: "Three statements: the rate limit, the rotation, the user; and one signature.",
        verdicts: [...tails(refresh), ...growth(refresh)],
      },
    ];
  } finally {
    for (const each of [...stages, ...alone]) await each.close();
    await sources.close();
  }
}

async function measureSignUp({ isQuick, say }: Pace): Promise<Table> {
  const cluster = await openTestPostgres();
  const settings = { TRUSTED_PROXIES: "1", LOG_LEVEL: "error" };
  const products = {
    PGlite: await openProduct(settings),
    PostgreSQL: await openProduct({ ...settings, ...(cluster ? { DATABASE_URL: cluster.url } : {}) }),
  };
  say("POST /auth/sign_up_with_email_address in turns");
  const kinds = ["PGlite", "PostgreSQL"] as const;
  const figures = await takeTurns(kinds, { rounds: isQuick ? 1 : 3 }, (kind) =>
    press(products[kind].origin, signUp, isQuick ? 1 : 3, { connections: 4 }),
  );
  for (const kind of kinds) await products[kind].close();
  await cluster?.close();
  const rows = kinds.map((kind) => ({
    name: kind,
    isOurs: true,
    values: ["rate", "p50", "p99"].map((key) => round(figures[kind]?.[key])),
  }));
  return {
    name: "server-sign-up",
    title: "POST /auth/sign_up_with_email_address",
    how: "Over 4 connections, not in production mode, since the account is created in the identity emulator, a separate process that takes most of the time.",
    columns,
    rows,
  };
}

const signUp: Call = {
  method: "POST",
  path: "/auth/sign_up_with_email_address",
  make: (index) => ({
    headers: { "x-forwarded-for": clientAddress(index) },
    body: {
      email_address: `bench${index}.${process.pid}@example.com`,
      password: "Alley-oop-2026!",
      first_name: "Robin",
      last_name: "Reyes",
      date_of_birth: "1988-04-15",
    },
  }),
};

const round = (value = Number.NaN) => Number(value.toPrecision(4));
