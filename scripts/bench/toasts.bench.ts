import { openBench } from "./chromium";
import { type Pace, type Row, takeTurns } from "./measure";

const peer = "react-hot-toast";

/** A thousand toasts that stay, at a limit of 20, in one turn of the event loop, and each laid out before the next. */
export async function measure({ isQuick, say }: Pace): Promise<Row[]> {
  say("1,000 toasts in turns");
  const of = await takeTurns(["Drip", peer], { rounds: isQuick ? 1 : 3 }, async (name) => {
    const { page, close } = await openBench("pages/toasts.tsx");
    await page.evaluate((candidate) => window.toastBench.open(candidate), name);
    const burst = await page.evaluate((candidate) => window.toastBench.burst(candidate), name);
    const oneByOne = await page.evaluate((candidate) => window.toastBench.oneByOne(candidate), name);
    await close();
    return { burst, oneByOne };
  });
  const row = (what: string, key: string): Row => ({
    what,
    ours: of("Drip", key),
    unit: "ms",
    beside: [peer, of(peer, key)],
  });
  return [row("1,000 at once", "burst"), row("1,000 one by one", "oneByOne")];
}
