import autocannon from "autocannon";
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
  /** `rate`: requests per second over all connections; without it, as many as possible. */
  { connections = 10, rate }: { connections?: number; rate?: number } = {},
): Promise<Figures> {
  const times: number[] = [];
  const codes = new Map<number, number>();
  const options: autocannon.Options = {
    url: origin,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
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
  times.sort((one, other) => one - other);
  const part = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { replies: good, rate: good / result.duration, p50: part(0.5), p99: part(0.99) };
}

/** So that no client's rate limit is reached. */
export const clientAddress = (index: number) =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
