import { openBench } from "./chromium";
import { takeTurns } from "./rounds";
import { type Pace, ratio, type Table } from "./table";

const ours = "Drip";
const candidates = [ours, "hand-rolled React table", "react-day-picker", "react-aria", "react-datepicker"];
const keys = ["mount", "select", "moves", "script", "hovers"];

export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const { page, scriptTime, close } = await openBench("pages/date-pickers.tsx");
  say(`${candidates.length} pickers in turns`);
  const figures = await takeTurns(
    candidates,
    { rounds: isQuick ? 2 : 11, warmUp: isQuick ? 1 : 3 },
    async (name) => {
      const before = await scriptTime();
      const round = await page.evaluate((candidate) => window.run(candidate), name);
      return { ...round, script: (await scriptTime()) - before };
    },
  );
  await close();
  const table: Table = {
    name: "date-picker",
    title: "Date picker",
    how: "Two months, one range selected by two presses, 24 moves by a month, 20 hovers while the range's end is open: ms until layout is done, without painting. Script is the script time of the whole round, including the moves back and the unmounting.",
    plotted: ["mount ms", "select ms", "24 moves ms", "script ms", "20 hovers ms"],
    columns: ["mount ms", "select ms", "24 moves ms", "script ms", "20 hovers ms", "elements"],
    rows: candidates.map((name) => ({
      name,
      isOurs: name === ours,
      values: [...keys, "nodes"].map((key) => figures[name]?.[key] ?? Number.NaN),
    })),
  };
  const against = (column: string, target: number, peer = "react-day-picker") => ({
    what: `${column.replace(" ms", "")} beside ${peer}`,
    value: ratio(table, column, ours, peer),
    target,
  });
  return [
    {
      ...table,
      verdicts: [
        against("mount ms", 0.6),
        against("select ms", 0.35),
        against("24 moves ms", 0.35),
        against("script ms", 0.25),
        against("20 hovers ms", 0.05, "react-aria"),
      ],
    },
  ];
}
