import autocannon from "autocannon";
import { percentilesOf } from "./percentiles";
import type { Figures } from "./rounds";

export interface Call {
  method: "GET" | "POST";
  path: string;
  /** A different client address for each request, so that no rate limit is reached. */
  make: (index: number) => { path?: string; headers?: Record<string, string>; body?: unknown };
}

let made = 0;

/** Sends one kind of call for a number of seconds and returns replies per second and latencies. */
export async function press(
  origin: string,
  { method, path, make }: Call,
  seconds: number,
  { connections = 10 }: { connections?: number } = {},
): Promise<Figures> {
  const times: number[] = [];
  const codes = new Map<number, number>();
  const options: autocannon.Options = {
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        path,
        setupRequest: (request) => {
          const { headers = {}, body, ...at } = make(made++);
          return {
            ...request,
            ...at,
            headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
            ...(body ? { body: JSON.stringify(body) } : {}),
          };
        },
      },
    ],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (fault, ended) => (fault ? reject(fault) : resolve(ended)));
    run.on("response", (_client, code, _bytes, time) => {
      times.push(time);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    });
  });
  const good = codes.get(200) ?? 0;
  if (good === 0 || result.errors > 0 || good < times.length * 0.999)
    throw new Error(`${path} at ${origin} answered ${JSON.stringify([...codes])}, ${result.errors} errors.`);
  return { replies: good, rate: good / result.duration, ...percentilesOf(times) };
}

/**
 * Sends calls at random moments, so many per second on average, whether or not earlier ones were answered, as people do. autocannon's own rate
 * sends each second's calls at once, at its beginning.
 */
export async function trickle(
  origin: string,
  { method, path, make }: Call,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Figures> {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const send = async () => {
    const { path: at = path, headers = {}, body } = make(made++);
    const started = performance.now();
    const reply = await fetch(`${origin}${at}`, {
      method,
      headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${at} at ${origin} answered ${reply.status}.`);
    times.push(performance.now() - started);
  };
  const end = performance.now() + seconds * 1000;
  for (let next = performance.now(); next < end; next += (-Math.log(1 - Math.random()) * 1000) / rate) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    calls.push(send());
  }
  await Promise.all(calls);
  return { replies: times.length, rate: times.length / seconds, ...percentilesOf(times) };
}

/** So that no client's rate limit is reached. */
export const clientAddress = (index: number) =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
