import { Agent, type ClientRequest, type IncomingMessage, request as send } from "node:http";
import { gunzipSync } from "node:zlib";
import { percentilesOf } from "./percentiles";

export interface Asked {
  origin: string;
  /** The name that the call is counted by. */
  as: string;
  method: "GET" | "POST" | "PUT" | "PATCH";
  path: string;
  headers: Record<string, string>;
  body?: object;
}

export interface Answered {
  status: number;
  tag: string | undefined;
  /** Parsed when read, so that replies that nobody reads cost nothing. */
  read: <Body>() => Body;
}

const of = (times: number[]) => {
  const { p50 = Number.NaN, p99 = Number.NaN } = percentilesOf(times);
  return { p50, p99 };
};

/** 412: another of the family was faster, and the app reads what stands. */
const good: ReadonlySet<number> = new Set([200, 304, 412]);

/** Calls to the servers over connections that stay open, with the times of all that began since the last `forget`. */
export function openCalls() {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 512 });
  let times = new Map<string, number[]>();
  let refused = new Map<string, number>();
  /** The starts of those that wait for their reply. */
  let waiting = new Set<{ started: number }>();
  let open = 0;

  function call(asked: Asked): Promise<Answered> {
    const { as, body } = asked;
    const started = performance.now();
    const ofThisTime = { times, refused, waiting };
    const one = { started };
    waiting.add(one);
    open++;
    return new Promise<Answered>((resolve) => {
      let isOver = false;
      const end = (status: number, reply?: IncomingMessage, parts: Buffer[] = []) => {
        if (isOver) return;
        isOver = true;
        open--;
        ofThisTime.waiting.delete(one);
        const taken = performance.now() - started;
        const known = ofThisTime.times.get(as);
        if (known) known.push(taken);
        else ofThisTime.times.set(as, [taken]);
        if (!good.has(status)) {
          const fault = `${as} ${status}${status === 0 ? "" : ` ${textOf(reply, parts).slice(0, 120)}`}`;
          ofThisTime.refused.set(fault, (ofThisTime.refused.get(fault) ?? 0) + 1);
        }
        resolve({ status, tag: reply?.headers.etag, read: () => JSON.parse(textOf(reply, parts)) });
      };
      const request = begin(asked, agent, (reply) => {
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.on("end", () => end(reply.statusCode ?? 0, reply, parts));
        reply.on("error", () => end(0));
      });
      request.on("error", () => end(0));
      request.end(body && JSON.stringify(body));
    });
  }

  return {
    call,
    /** A reply that stays open, by a connection of its own. */
    listen(asked: Asked, hear: (text: string) => void): ClientRequest {
      const request = begin(asked, false, (reply) => {
        reply
          .setEncoding("utf8")
          .on("data", hear)
          .on("error", () => {});
      });
      request.on("error", () => {});
      request.end();
      return request;
    },
    waiting: () => open,
    forget() {
      times = new Map();
      refused = new Map();
      waiting = new Set();
    },
    /** What began since `forget`, by name and in all. Calls that still wait count in all, with the time so far. */
    figures() {
      const now = performance.now();
      const all = [...[...times.values()].flat(), ...[...waiting].map((one) => now - one.started)];
      const failed = [...refused.values()].reduce((sum, count) => sum + count, 0);
      return {
        calls: all.length,
        failed,
        refused: new Map(refused),
        ...of(all),
        byName: new Map([...times].map(([name, each]) => [name, { calls: each.length, ...of(each) }])),
      };
    },
    close: () => agent.destroy(),
  };
}
export type Calls = ReturnType<typeof openCalls>;

const begin = (
  { origin, method, path, headers, body }: Asked,
  agent: Agent | false,
  take: (reply: IncomingMessage) => void,
) =>
  send(
    `${origin}${path}`,
    {
      method,
      agent,
      headers: { "accept-encoding": "gzip", ...headers, ...(body && { "content-type": "application/json" }) },
    },
    take,
  );

function textOf(reply: IncomingMessage | undefined, parts: readonly Buffer[]): string {
  const bytes = Buffer.concat(parts);
  return (reply?.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
