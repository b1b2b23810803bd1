import { openBench } from "./chromium";
import { type Figures, takeTurns } from "./rounds";
import { type Pace, ratio, type Table } from "./table";

const ours = "Drip";
const count = 1_000;
const inTurns = [ours, "react-hot-toast"] as const;
/** Seconds after which a candidate counts as not finished. */
const patience = { quick: 5, full: 30 };

export async function measure({ isQuick, say }: Pace): Promise<Table[]> {
  const seconds = isQuick ? patience.quick : patience.full;
  say(`${count} toasts in turns`);
  const figures = await takeTurns(inTurns, { rounds: isQuick ? 1 : 3 }, run);
  say(`sonner, at most ${seconds} s`);
  const slow = await within(seconds, () => run("sonner"));
  const table: Table = {
    name: "toasts",
    title: "Toasts",
    how: `${count.toLocaleString("en")} toasts that do not expire, at a limit of 20: shown in one event-loop turn (the median of seven such bursts), and one after another, each laid out before the next; a new page for each round. The elements are the maximum on the page. sonner also renders those beyond its limit.`,
    columns: ["burst ms", "one by one ms", "first 50 ms", "last 50 ms", "toasts in the page"],
    rows: [
      ...inTurns.map((name) => ({ name, isOurs: name === ours, values: valuesOf(figures[name]) })),
      {
        name: "sonner",
        values: slow ? valuesOf(slow) : ["", "", "", "", ""].map(() => `not done after ${seconds} s`),
      },
    ],
  };
  const mine = figures[ours];
  return [
    {
      ...table,
      verdicts: [
        {
          what: "burst beside react-hot-toast",
          value: ratio(table, "burst ms", ours, "react-hot-toast"),
          target: 0.6,
        },
        {
          what: "one by one beside react-hot-toast",
          value: ratio(table, "one by one ms", ours, "react-hot-toast"),
          target: 0.45,
        },
        { what: "toasts in the page", value: mine.nodes ?? Number.NaN, target: 20 },
        { what: "the last 50 beside the first 50", value: (mine.last ?? 0) / (mine.first ?? 0), target: 1.2 },
      ],
    },
  ];
}

async function run(name: string): Promise<Figures> {
  const { page, close } = await openBench("pages/toasts.tsx");
  try {
    await page.evaluate((candidate) => window.toastBench.open(candidate), name);
    const burst = await page.evaluate((args) => window.toastBench.burst(...args), [name, count] as const);
    const { nodes, ...rest } = await page.evaluate((args) => window.toastBench.oneByOne(...args), [
      name,
      count,
    ] as const);
    return { ...burst, ...rest, nodes: Math.max(nodes, burst.nodes) };
  } finally {
    await close();
  }
}

/** Null after the timeout; work that is still running ends with its browser. */
async function within<Result>(seconds: number, work: () => Promise<Result>): Promise<Result | null> {
  const patienceOver = new Promise<null>((resolve) => setTimeout(resolve, seconds * 1000, null).unref());
  const working = work();
  working.catch(() => {});
  return Promise.race([working, patienceOver]);
}

const valuesOf = ({
  burst = Number.NaN,
  oneByOne = Number.NaN,
  first = Number.NaN,
  last = Number.NaN,
  nodes = Number.NaN,
}: Figures) => [burst, oneByOne, first, last, nodes];
