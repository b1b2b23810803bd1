import type { Figures } from "./rounds";

export async function timed(work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export async function percentiles(count: number, measure: () => Promise<number>): Promise<Figures> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) times.push(await measure());
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(count - 1, Math.floor(count * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
