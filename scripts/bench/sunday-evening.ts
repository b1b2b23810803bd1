import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { openCpu } from "./cpu";
import { quantile } from "./measure";
import { accessToken } from "./seed";
import type { Server } from "./servers";
import { drawn, model, visitsPerSecond } from "./sunday-model";
import { type Visitor, visit } from "./sunday-visit";

export interface Asked {
  method: "GET" | "POST" | "PUT";
  path: string;
  headers: Record<string, string>;
  body?: object;
}
export interface Answered {
  status: number;
  tag: string | null;
  read: <Body>() => Body;
}

export interface Figures {
  households: number;
  calls: number;
  failed: number;
  p99: number;
  seconds: number;
  /** CPU seconds. */
  server: number;
  database: number;
}

/** 412: another of the family was faster, and the app reads what stands. */
const good: ReadonlySet<number> = new Set([200, 304, 412]);

/** Households that behave as the model says, against several servers on one database. */
export async function openEvening(
  servers: readonly Server[],
  visitors: readonly Visitor[],
  databaseUrl: string,
) {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const used = await openCpu(databaseUrl);
  let households = 0;
  let next = 0;
  let turn = 0;
  let times: number[] = [];
  let failed = 0;
  let waiting = new Set<{ started: number }>();

  /** Calls that nobody answers count as failed, with status 0. */
  async function call(origin: string, { path, body, headers, method }: Asked): Promise<Answered> {
    const ofThisTime = { times, waiting };
    const one = { started: performance.now() };
    waiting.add(one);
    try {
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      if (!good.has(reply.status)) failed++;
      return { status: reply.status, tag: reply.headers.get("etag"), read: () => JSON.parse(text) };
    } catch {
      failed++;
      return { status: 0, tag: null, read: () => JSON.parse("null") };
    } finally {
      ofThisTime.times.push(performance.now() - one.started);
      ofThisTime.waiting.delete(one);
    }
  }

  function visitorInTurn(): Visitor | undefined {
    for (let tries = 0; tries < 1_000; tries++) {
      const visitor = visitors[next++ % visitors.length];
      if (visitor && !visitor.isVisiting) return visitor;
    }
  }
  /** `isBegun`: in the middle of a visit. */
  async function begin({ isBegun = false } = {}) {
    const visitor = visitorInTurn();
    if (!visitor) return;
    visitor.isVisiting = true;
    const token = isBegun ? await accessToken(visitor.user) : undefined;
    await visit({
      call,
      origin: servers[turn++ % servers.length]?.origin ?? "",
      visitor,
      over: over.signal,
      ...(token && { accessToken: token }),
    });
  }
  /** Visits begin at moments drawn at random, whether or not earlier ones have ended. */
  async function keepOn() {
    let at = performance.now();
    while (!over.signal.aborted) {
      const rate = visitsPerSecond(households);
      at = rate > 0 ? at + drawn(1_000 / rate) : performance.now() + 50;
      await pause(Math.max(0, at - performance.now()));
      if (rate > 0 && !over.signal.aborted) void begin();
    }
  }
  void keepOn();

  return {
    /** As many as are in sight of so many households are there at once, the others come with time. */
    async grow(to: number, seconds: number) {
      const inSight = (visitsPerSecond(to) - visitsPerSecond(households)) * model.secondsInSight;
      households = to;
      const each = (seconds * 1_000) / Math.max(1, inSight);
      const started = performance.now();
      for (let count = 0; count < inSight; count++) {
        void begin({ isBegun: true });
        const wait = started + count * each - performance.now();
        if (wait > 0) await pause(wait);
      }
    },
    /** What begins until then. Calls that still wait count with their time so far. */
    async watch(until: Promise<unknown>): Promise<Figures> {
      times = [];
      waiting = new Set();
      failed = 0;
      const [started, before] = [performance.now(), used(servers)];
      await until;
      const [now, after] = [performance.now(), used(servers)];
      const all = [...times, ...[...waiting].map((one) => now - one.started)];
      return {
        households,
        calls: all.length,
        failed,
        p99: quantile(all, 0.99),
        seconds: (now - started) / 1_000,
        server: after.server - before.server,
        database: after.database - before.database,
      };
    },
    async close() {
      households = 0;
      over.abort();
      for (let tries = 0; waiting.size > 0 && tries < 100; tries++) await pause(100);
    },
  };
}
export type Evening = Awaited<ReturnType<typeof openEvening>>;
