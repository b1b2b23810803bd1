import type { Figures } from "./rounds";

export async function timed(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function percentiles(count: number, measure: () => Promise<number>): Promise<Figures> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) times.push(await measure());
  return percentilesOf(times);
}

export function percentilesOf(times: number[]): Figures {
  times.sort((one, other) => one - other);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
