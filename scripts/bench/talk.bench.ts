import { randomUUID } from "node:crypto";
import pg from "pg";
import { openDatabase } from "../../server/db/open";
import { readSeenHuddles } from "../../server/huddle/huddle.store";
import { callSendMessage } from "../../server/huddle/message.store";
import { readThread } from "../../server/huddle/threads";
import { readNews } from "../../server/live/live.store";
import { countPings } from "../../server/pings/pings.store";
import { idIn, usersOfClub } from "../../test/support/people/many-clubs";
import { findPgbouncer, openPgbouncer } from "../steps/pgbouncer.mjs";
import { callerOf } from "./clubs";
import { talkers } from "./many-messages";
import { percentiles, timed } from "./percentiles";
import { takeTurns } from "./rounds";
import { seed, sessionId } from "./seed";
import { databaseIn, newDatabase, openSources, type Sources } from "./server-stage";
import { measureStreams } from "./streams";
import { figure, type Pace, type Table } from "./table";
import { openFloor } from "./talk-floor";
import { measureTalkRequests } from "./talk-requests";

export async function measure(pace: Pace): Promise<Table[]> {
  const sources = await openSources();
  try {
    const clubs = pace.isQuick ? 25 : 1_000;
    return [
      await measureStatements(sources, clubs, pace),
      ...(await measureTalkRequests(sources, { users: clubs * usersOfClub, messages }, pace)),
      await measureStreams(sources, pace),
    ];
  } finally {
    await sources.close();
  }
}

/** The most that a call of talk may take beside `select 1`, by what it does. */
const targets = {
  "send a message": 20,
  "the list of huddles": 6,
  "the counts of the badges": 8,
  "a page of 50 messages": 20,
  "news for 36 listeners": 20,
};
const throughPooler = 25;
const messages = { ofClub: 100, ofFirst: 10_000 };
const byKey = "its rows by key";

/** Measures our stores' statements for talk, on PostgreSQL itself and through PgBouncer in transaction mode. */
async function measureStatements(sources: Sources, clubs: number, { isQuick, say }: Pace): Promise<Table> {
  const program = findPgbouncer();
  if (!program) throw new Error("PgBouncer is not installed, and half of this is measured through it.");
  const users = clubs * usersOfClub;
  say(`filling PostgreSQL with ${(clubs * messages.ofClub).toLocaleString("en")} messages`);
  const databaseUrl = await newDatabase(sources, "talk");
  await seed({ databaseUrl, dataDir: "" }, users, { messages });
  const bouncer = await openPgbouncer(program, sources.cluster.url, "transaction");
  const ways = [
    { name: "PostgreSQL", url: databaseUrl, pooler: "none" as const },
    { name: "through PgBouncer", url: databaseIn(bouncer.url, "talk"), pooler: "transaction" as const },
  ];
  const closing: (() => Promise<void>)[] = [bouncer.close];
  const run: Record<string, () => Promise<unknown>> = {};
  let asked = 0;
  try {
    for (const { name, url, pooler } of ways) {
      const db = await openDatabase({ databaseUrl: url, databasePooler: pooler, dataDir: "" });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      closing.unshift(db.close, () => client.end());
      const aimOf = () => {
        const { club, user } = callerOf(users, asked++ * 7);
        return { teamId: idIn("team", club), huddleId: idIn("huddle team ", club), userId: `u${user}`, club };
      };
      const calls: Record<keyof typeof targets, () => Promise<unknown>> = {
        "send a message": async () => {
          const message = { messageId: randomUUID(), text: "Who brings the balls?", mentions: [] };
          const at = { replyTo: null, shown: null, now: new Date() };
          const { outcome } = await callSendMessage(db, { ...aimOf(), ...message, ...at });
          if (outcome !== "sent") throw new Error(`A message was ${outcome}.`);
        },
        "the list of huddles": () => readSeenHuddles(db, { userId: aimOf().userId, now: new Date() }),
        "the counts of the badges": () => countPings(db, aimOf().userId, new Date()),
        "a page of 50 messages": () => readThread(db, aimOf(), {}),
        "news for 36 listeners": () => {
          const { teamId, club } = aimOf();
          return readNews(db, { teamId, after: 99, listeners: companyOf(club), now: new Date() });
        },
      };
      const least = pooler === "none" ? { name: "least", text: "select 1" } : "select 1";
      run[`${name}: select 1`] = () => client.query(least);
      const floor = pooler === "none" ? openFloor(client) : null;
      for (const [what, call] of Object.entries(calls)) {
        run[`${name}: ${what}`] = call;
        const plain = floor?.[what as keyof typeof targets];
        if (!plain) continue;
        run[`${name}: ${what}, ${byKey}`] = () => {
          const aim = aimOf();
          return plain({ ...aim, company: companyOf(aim.club) });
        };
      }
    }
    say("the statements in turns");
    const names = Object.keys(run);
    const figures = await takeTurns(names, { rounds: isQuick ? 1 : 7, warmUp: 2 }, (name) =>
      percentiles(isQuick ? 30 : 200, () => timed(run[name] ?? Promise.reject)),
    );
    const table = {
      columns: ["p50 ms", "p99 ms"],
      plotted: ["p50 ms"],
      rows: names.map((name) => ({
        name,
        isOurs: !name.endsWith("select 1") && !name.endsWith(byKey),
        values: ["p50", "p99"].map((key) => Number((figures[name]?.[key] ?? Number.NaN).toPrecision(3))),
      })),
    };
    return {
      ...table,
      name: "talk-statements",
      title: "Statements of talk",
      how: `From the call of our stores to the last row, one call at a time, for guardians of ${clubs.toLocaleString("en")} clubs with 36 grown-ups and ${messages.ofClub} messages in their huddle (10,000 in the first), half of them read. A page takes one statement, by key two. \`select 1\` is prepared by name on PostgreSQL; PgBouncer in transaction mode plans every statement anew. *By key*: plain SQL that looks up the same rows by their keys, prepared by name over one connection, and asks neither who may read them nor what anybody is in the team; no call can cost less.`,
      verdicts: ways.flatMap(({ name, pooler }) =>
        Object.entries(targets).map(([what, target]) => ({
          what: `${name}: ${what}, to select 1`,
          value: figure(table, `${name}: ${what}`, "p50 ms") / figure(table, `${name}: select 1`, "p50 ms"),
          target: pooler === "none" ? target : throughPooler,
        })),
      ),
    };
  } finally {
    for (const close of closing) await close();
  }
}

/** A club's grown-ups with their sessions. */
const companyOf = (club: number) =>
  Array.from({ length: talkers }, (_, place) => {
    const user = (club - 1) * usersOfClub + 1 + place;
    return { userId: `u${user}`, sessionId: sessionId(user) };
  });
