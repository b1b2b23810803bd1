import { openBench } from "./chromium";
import { type Figures, takeTurns } from "./rounds";
import type { Pace, Table } from "./table";

const long = "10,000 messages";
const short = "100 messages";
const counts = { [long]: 10_000, [short]: 100 } as const;

/** Rendering of a thread from the arrival of its newest messages, and scrolling up in it. */
export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const { page, devtools, close } = await openBench("pages/thread.tsx");
  await page.setViewportSize({ width: 360, height: 640 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  say("threads of 10,000 and of 100 messages in turns");
  const draw = async (name: keyof typeof counts): Promise<Figures> => {
    const figures = await page.evaluate((count) => window.threadBench.open(count), counts[name]);
    const scrolled = await page.evaluate(() => window.threadBench.scroll());
    await page.evaluate(() => window.threadBench.close());
    return { ...figures, ...scrolled };
  };
  const figures = await takeTurns([long, short], { rounds: isQuick ? 2 : 9, warmUp: 2 }, draw);
  await close();
  const of = (name: keyof typeof counts, key: string) =>
    Number((figures[name][key] ?? Number.NaN).toPrecision(4));
  const keys = ["frame", "nodes", "messages", "scroll", "slowest"];
  return [
    {
      name: "chat-thread",
      title: "A thread of 10,000 messages",
      how: "On a phone's screen of 360 × 640, with four times CPU throttling. Newest shown: from the arrival of the newest 50 to the frame that shows them. Then the thread is scrolled up by half a screen in each of 150 frames, with pages of 50 that arrive at once: the most elements of the whole page, the most messages in it, and the time of a frame, also that of the slowest twentieth.",
      columns: ["newest shown ms", "elements", "messages in the page", "a frame ms", "p95 of frames ms"],
      plotted: ["newest shown ms", "a frame ms"],
      rows: ([long, short] as const).map((name) => ({
        name,
        isOurs: true,
        values: keys.map((key) => of(name, key)),
      })),
      verdicts: [
        { what: "the newest shown, ms", value: of(long, "frame"), target: 250 },
        { what: "elements", value: of(long, "nodes"), target: 2_600 },
        { what: "messages in the page", value: of(long, "messages"), target: 300 },
        { what: "a frame while scrolling, p50, ms", value: of(long, "scroll"), target: 20 },
      ],
    },
  ];
}
