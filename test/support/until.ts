/** At least five minutes, since being slow on a busy machine is no failure. */
const turns = 15_000;

/** Polls without blocking. Rejects with the condition's text after a number of turns, long before the runner ends the process. */
export async function until(isSo: () => unknown, limit = turns) {
  for (let turn = 0; turn < limit; turn += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Waited in vain, ${limit} turns long, for ${isSo}`);
}
