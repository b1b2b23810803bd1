import { setMaxListeners } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { readProcesses } from "../cpu.mjs";
import { postmasterOf } from "./clubs";
import { clientAddress } from "./load";
import type { Stage } from "./server-stage";
import { memoryOf } from "./streams";
import { openCalls } from "./sunday-calls";
import { calendarAddresses, drawn, looksAtLinksPerSecond, share, visitsPerSecond } from "./sunday-model";
import type { Town } from "./sunday-town";
import { type Visitor, visit } from "./sunday-visit";

export interface Figures {
  households: number;
  calls: number;
  failed: number;
  refused: ReadonlyMap<string, number>;
  p50: number;
  p99: number;
  byName: ReadonlyMap<string, { calls: number; p50: number; p99: number }>;
  seconds: number;
  /** Cores that were busy on average. */
  server: number;
  database: number;
  load: number;
  /** Bytes that PostgreSQL wrote ahead. */
  written: number;
  /** The load's own delay in ms, a part of each time. */
  delay: number;
  streams: number;
  /** MB of all servers. */
  memory: number;
}

/** Households that behave as the model says, against one server or several on one database. */
export async function openEvening(stages: readonly Stage[], town: Town, databaseUrl: string) {
  const calls = openCalls();
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const postmaster = await postmasterOf(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  let households = 0;
  let streams = 0;
  let next = 0;
  let turn = 0;

  const originInTurn = () => stages[turn++ % stages.length]?.origin ?? "";
  function visitorInTurn(): Visitor | undefined {
    for (let tries = 0; tries < 1_000; tries++) {
      const visitor = town.visitors[next++ % town.visitors.length];
      if (visitor && !visitor.isVisiting) return visitor;
    }
  }
  /** `isBegun`: in the middle of a visit. */
  async function begin({ isBegun = false } = {}) {
    const visitor = visitorInTurn();
    if (!visitor) return;
    visitor.isVisiting = true;
    const token = isBegun ? await town.tokenOf(visitor.user) : undefined;
    streams++;
    await visit({
      calls,
      origin: originInTurn(),
      visitor,
      over: over.signal,
      ...(token && { accessToken: token }),
    });
    streams--;
  }
  function lookAtLink() {
    const token = town.calendars[Math.floor(Math.random() * town.calendars.length)];
    const headers = {
      "user-agent": "Google-Calendar-Importer",
      "x-forwarded-for": clientAddress((1 << 23) + (turn % calendarAddresses)),
    };
    const path = `/calendar/${token}.ics`;
    if (token)
      void calls.call({
        origin: originInTurn(),
        as: "GET /calendar/{token}.ics",
        method: "GET",
        path,
        headers,
      });
  }
  /** At moments drawn at random, whether or not earlier ones have ended. */
  async function keepOn(perSecond: () => number, act: () => void) {
    let at = performance.now();
    while (!over.signal.aborted) {
      const rate = perSecond();
      at = rate > 0 ? at + drawn(1_000 / rate) : performance.now() + 50;
      const wait = at - performance.now();
      if (wait > 0) await pause(wait, undefined, { signal: over.signal }).catch(() => {});
      if (rate > 0 && !over.signal.aborted) act();
    }
  }
  void keepOn(
    () => visitsPerSecond(households),
    () => void begin(),
  );
  void keepOn(() => looksAtLinksPerSecond(households), lookAtLink);

  const used = async () => {
    const { rows } = await client.query<{ written: string }>(
      "select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as written",
    );
    const processes = readProcesses();
    let database = 0;
    for (const [id, process] of processes)
      if (id === postmaster || process.parent === postmaster) database += process.used;
    const server = stages.reduce((sum, { pid }) => sum + (processes.get(pid)?.used ?? Number.NaN), 0);
    const { user, system } = process.cpuUsage();
    return {
      at: performance.now(),
      server,
      database,
      load: (user + system) / 1e6,
      written: Number(rows[0]?.written),
    };
  };

  return {
    calls,
    over: over.signal,
    begin,
    originInTurn,
    /** As many as are in sight of so many households are there at once, the others come with time. */
    async grow(to: number, seconds: number) {
      const inSight = (visitsPerSecond(to) - visitsPerSecond(households)) * share("sight");
      households = to;
      const each = (seconds * 1_000) / Math.max(1, inSight);
      const started = performance.now();
      for (let count = 0; count < inSight; count++) {
        void begin({ isBegun: true });
        const wait = started + count * each - performance.now();
        if (wait > 0) await pause(wait);
      }
    },
    /** Until a time has passed, or what is waited for has come. */
    async watch(until: Promise<unknown>): Promise<Figures> {
      calls.forget();
      delays.reset();
      const before = await used();
      await until;
      const after = await used();
      const seconds = (after.at - before.at) / 1_000;
      const busy = (key: "server" | "database" | "load") => (after[key] - before[key]) / seconds;
      const memory = await Promise.all(stages.map(({ pid }) => memoryOf(pid)));
      return {
        ...calls.figures(),
        households,
        seconds,
        server: busy("server"),
        database: busy("database"),
        load: busy("load"),
        written: after.written - before.written,
        delay: delays.percentile(99) / 1e6,
        streams,
        memory: memory.reduce((sum, each) => sum + each, 0) / 1_000,
      };
    },
    async close() {
      households = 0;
      over.abort();
      for (let tries = 0; calls.waiting() > 0 && tries < 100; tries++) await pause(100);
      calls.close();
      await client.end();
      delays.disable();
    },
  };
}
export type Evening = Awaited<ReturnType<typeof openEvening>>;
