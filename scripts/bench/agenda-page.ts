import { openBench } from "./chromium";
import { type Figures, takeTurns } from "./rounds";
import type { Pace, Table } from "./table";

const ours = "Drip";
const whole = "the same without content-visibility";

/** Rendering of the schedule's page from the arrival of its data, and after one press. */
export async function measureAgenda({ isQuick, say }: Pace): Promise<Table[]> {
  const { page, devtools, close } = await openBench("pages/agenda.tsx");
  await page.setViewportSize({ width: 360, height: 640 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  say("an agenda of 200 events in turns");
  const draw = async (name: string): Promise<Figures> => {
    const figures = await page.evaluate((isWhole) => window.agendaBench.open(isWhole), name === whole);
    const pressed = await page.evaluate(() => window.agendaBench.answer());
    await page.evaluate(() => window.agendaBench.close());
    return { ...figures, ...pressed };
  };
  const figures = await takeTurns([ours, whole] as const, { rounds: isQuick ? 2 : 9, warmUp: 2 }, draw);
  await close();
  const table: Table = {
    name: "schedule-agenda",
    title: "An agenda of 200 events",
    how: "The schedule's page with two children at each event, on a phone's screen of 360 × 640, with four times CPU throttling. To the frame: from the arrival of the data to the frame that shows the first cards, the first seven days. All cards: to the frame with the last one. One answer: from the press to the changed DOM, before the frame. Changed cards: those whose elements changed.",
    columns: ["to the frame ms", "all cards ms", "one answer ms", "changed cards"],
    plotted: ["to the frame ms", "one answer ms"],
    rows: ([ours, whole] as const).map((name) => ({
      name,
      isOurs: name === ours,
      values: ["frame", "whole", "answer", "cards"].map((key) =>
        Number((figures[name]?.[key] ?? Number.NaN).toPrecision(3)),
      ),
    })),
  };
  return [
    {
      ...table,
      verdicts: [
        { what: "to the frame, ms", value: figures[ours]?.frame ?? Number.NaN, target: 350 },
        { what: "one answer, ms", value: figures[ours]?.answer ?? Number.NaN, target: 8 },
        { what: "changed cards", value: figures[ours]?.cards ?? Number.NaN, target: 1 },
      ],
    },
  ];
}
