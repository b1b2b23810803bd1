import type { Page } from "playwright-core";
import { openBench } from "./chromium";
import { type Figures, takeTurns } from "./rounds";
import { type Pace, ratio, type Table } from "./table";

const ours = "Drip";
const whole = "the same without content-visibility";

/** Rendering work on the browser's main thread, by trace event name. */
const work = {
  style: ["UpdateLayoutTree"],
  layout: ["Layout"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit"],
};

/** The first rendering of a roster. */
export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const { page, close } = await openBench("pages/roster.tsx");
  await page.setViewportSize({ width: 360, height: 640 });
  say("a roster of 150 in turns");
  const figures = await takeTurns([ours, whole] as const, { rounds: isQuick ? 3 : 15, warmUp: 3 }, (name) =>
    draw(page, name === whole),
  );
  await close();
  const table: Table = {
    name: "roster",
    title: "A roster of 150",
    how: "On a phone's screen of 360 × 640, from the mount to the second frame: CPU time of the browser's main thread for style, layout and paint, without scripts, which are the same. Rows outside the viewport are not laid out or painted.",
    columns: ["drawing ms", "style ms", "layout ms", "paint ms"],
    rows: ([ours, whole] as const).map((name) => ({
      name,
      isOurs: name === ours,
      values: ["drawing", ...Object.keys(work)].map((key) =>
        Number((figures[name]?.[key] ?? Number.NaN).toPrecision(3)),
      ),
    })),
  };
  return [
    {
      ...table,
      verdicts: [
        {
          what: "drawing beside the same without content-visibility",
          value: ratio(table, "drawing ms", ours, whole),
          target: 0.3,
        },
      ],
    },
  ];
}

interface Trace {
  name: string;
  /** Microseconds of thread time. */
  tdur?: number;
}

async function draw(page: Page, isWhole: boolean): Promise<Figures> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  const rows = await page.evaluate((all) => window.drawRoster(all), isWhole);
  const { traceEvents }: { traceEvents: Trace[] } = JSON.parse(String(await browser.stopTracing()));
  await page.evaluate(() => window.clearRoster());
  if (rows !== 150) throw new Error(`${rows} rows were drawn.`);
  const parts = Object.entries(work).map(([part, names]) => {
    const all = traceEvents.filter(({ name }) => names.includes(name));
    return [part, all.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)] as const;
  });
  return { ...Object.fromEntries(parts), drawing: parts.reduce((sum, [, time]) => sum + time, 0) };
}
