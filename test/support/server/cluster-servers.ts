import { setTimeout as pause } from "node:timers/promises";
import type { InjectOptions } from "fastify";
import { openPostgres } from "../../../server/platform/db/postgres";
import { seeded } from "../proof";
import type { Cluster } from "./cluster-nodes";
import { openTestServer } from "./server";

export type Servers = Awaited<ReturnType<typeof openServers>>;

interface Reply {
  status: number;
  body: string;
}

/** Two servers in this process, each with its own way to the database. By their clock two seconds pass in one. */
export async function openServers({ urls }: Pick<Cluster, "urls">) {
  const closers: (() => Promise<unknown>)[] = [];
  const servers: Awaited<ReturnType<typeof openTestServer>>[] = [];
  for (const url of urls) {
    const db = await openPostgres(url, { pooler: "session" });
    closers.push(db.close);
    const server = await openTestServer({ db });
    closers.push(server.close);
    servers.push(server);
  }
  const [first, second] = servers;
  if (!first || !second) throw new Error("There are two servers.");
  const both = [first, second] as const;
  const random = seeded(20_261_126);
  const strange: string[] = [];
  let refused = 0;
  let isStopped = false;
  let addresses = 0;
  const address = () => {
    addresses += 1;
    return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  };
  /** Of either server. `known`: what it may answer beside 200 and a 503 that says when to try again. */
  async function ask(call: InjectOptions, known: readonly number[] = []): Promise<Reply> {
    const asked = { remoteAddress: address(), ...call };
    const { statusCode: status, body, headers } = await random.one(both).app.inject(asked);
    if (status === 200 || known.includes(status)) return { status, body };
    refused += 1;
    if (status !== 503 || headers["retry-after"] === undefined) strange.push(`${status} ${body}`);
    return { status, body };
  }
  const advance = (milliseconds: number) => {
    for (const server of servers) server.clock.advance(milliseconds);
  };
  // Thirty messages a minute are allowed. A faster clock would let a server's hold on a push (30 s) end before its round.
  const ticking = setInterval(() => advance(2_000), 1_000);
  return {
    first,
    both,
    random,
    strange,
    refused: () => refused,
    ask,
    /** Like the app: again every second until the reply is another one than a 503. Null if all is stopped before. */
    async insist(call: () => Promise<InjectOptions>, known: readonly number[] = []): Promise<Reply | null> {
      for (let isAgain = false; !isStopped; isAgain = true) {
        if (isAgain) await pause(1_000);
        const reply = await ask(await call(), isAgain ? known : []);
        if (reply.status === 200 || known.includes(reply.status)) return reply;
      }
      return null;
    },
    isStopped: () => isStopped,
    advance,
    /** Nobody begins anything more, and the clock stands. */
    stop() {
      isStopped = true;
      clearInterval(ticking);
    },
    async close() {
      for (const close of closers.reverse()) await close();
    },
  };
}
