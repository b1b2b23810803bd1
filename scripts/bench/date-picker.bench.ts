import { openBench } from "./chromium";
import { type Pace, type Row, takeTurns } from "./measure";

const peer = "react-day-picker";

/** Two months, a range selected by two presses, 24 moves by a month: until layout is done, without painting. */
export async function measure({ isQuick, say }: Pace): Promise<Row[]> {
  const { page, close } = await openBench("pages/date-pickers.tsx");
  say("two pickers in turns");
  const rounds = { rounds: isQuick ? 2 : 11, warmUp: isQuick ? 1 : 3 };
  const of = await takeTurns(["Drip", peer], rounds, (name) =>
    page.evaluate((candidate) => window.run(candidate), name),
  );
  await close();
  const row = (what: string, key: string): Row => ({
    what,
    ours: of("Drip", key),
    unit: "ms",
    beside: [peer, of(peer, key)],
  });
  return [row("a range is selected", "select"), row("24 moves", "moves")];
}
