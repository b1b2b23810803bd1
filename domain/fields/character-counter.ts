export type CounterTone = "calm" | "yellow" | "red";

export type Count = { used: number; left: number; tone: CounterTone; isShown: boolean };

/**
 * Shown from 80 % of the maximum, yellow above it, red above 90 %. Counts characters like the contract.
 */
export function count(text: string, max: number): Count {
  const used = [...text].length;
  const tone = used > max * 0.9 ? "red" : used > max * 0.8 ? "yellow" : "calm";
  return { used, left: max - used, tone, isShown: used >= max * 0.8 };
}
