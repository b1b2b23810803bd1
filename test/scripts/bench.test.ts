import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { renderTable, show } from "../../scripts/bench/markdown";
import { withHouseholds } from "../../scripts/bench/operating-page";
import { takeTurns } from "../../scripts/bench/rounds";
import { estimate, holds } from "../../scripts/bench/sunday-tables";
import { median, ratio } from "../../scripts/bench/table";
import { root } from "../../server/config/root";

const test = suite("bench");

const table = {
  name: "toasts",
  title: "Toasts",
  how: "A few.",
  columns: ["burst ms", "nodes"],
  rows: [
    { name: "Drip", isOurs: true, values: [12, 20] },
    { name: "peer", values: [48, "not done"] },
  ],
};

test("the candidates alternate, each goes first equally often, and the warm-up is not counted", async () => {
  const turns: string[] = [];
  const figures = await takeTurns(["a", "b"], { rounds: 3, warmUp: 1 }, async (name) => {
    turns.push(name);
    return { time: turns.length };
  });
  assert.is(turns.join(""), "abbaabba");
  assert.equal(figures, { a: { time: 5 }, b: { time: 6 } });
});

test("--help prints the subjects, and an unknown option or subject is refused without a stack", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["scripts/bench.mjs", ...words], { cwd: root, encoding: "utf8" });
  const help = run("--help");
  assert.equal([help.status, help.stderr], [0, ""]);
  assert.match(help.stdout, /Subjects: bytes, .*schedule.*, toasts/);
  for (const [word, said] of [
    ["--nope", /Unknown option '--nope'/],
    ["toast", /No subject is named toast/],
  ] as const) {
    const { status, stdout, stderr } = run(word);
    assert.is(status, 1);
    assert.match(stdout + stderr, said);
    assert.not.match(stdout + stderr, /^ +at /m);
  }
});

test("the median is the middle value, or the mean of the two in the middle", () => {
  assert.is(median([9, 1, 5]), 5);
  assert.is(median([4, 1, 3, 100]), 3.5);
  assert.ok(Number.isNaN(median([])));
});

test("our result is shown as a fraction of the other's", () => {
  assert.is(ratio(table, "burst ms", "Drip", "peer"), 0.25);
  assert.ok(Number.isNaN(ratio(table, "nodes", "Drip", "peer")));
});

test("what cannot be drawn has no plot", () => {
  assert.match(renderTable(table, true), /speed\/toasts\.svg/);
  assert.not.match(renderTable({ ...table, plotted: [] }, true), /\.svg/);
});

test("what was found about households replaces what stood in operating.md, and nothing else of it", () => {
  const page = readFileSync(path.join(root, "docs/operating.md"), "utf8");
  const tables = ["sunday-held", "sunday-scale", "sunday-model"].map((name) => ({
    ...table,
    name,
    result: "Two cores hold 5 households.",
  }));
  const run = {
    at: "2026-11-27",
    commit: "abc",
    machine: "2 × a processor",
    load: 0.9,
    programs: {},
    tables,
  };
  const written = withHouseholds(page, run);
  assert.match(written, /\*\*Two cores hold 5 households\.\*\* Measured 2026-11-27 at commit abc/);
  assert.is(written.split("| **Drip** |").length, 3);
  assert.is(withHouseholds(written, run), written);
  const around = (text: string) => text.replace(/(<!-- written by [^>]*>).*(<!-- until here)/s, "$1$2");
  assert.is(around(written), around(page));
  assert.throws(() => withHouseholds("# Operating", run), /has no line/);
});

test("of servers and PostgreSQL, what has too little first decides how many households two cores each hold", () => {
  const step = { households: 10_000, server: 0.3, database: 0.2 };
  assert.equal(estimate(step), { households: 40_000, first: "the servers" });
  assert.equal(estimate({ ...step, database: 0.6 }), { households: 20_000, first: "PostgreSQL" });
});

test("an evening holds while 99 of 100 calls are in time and 999 of 1,000 succeed", () => {
  assert.ok(holds({ p99: 250, failed: 1, calls: 1_000 }));
  assert.not.ok(holds({ p99: 251, failed: 0, calls: 1_000 }));
  assert.not.ok(holds({ p99: 20, failed: 2, calls: 1_000 }));
  assert.not.ok(holds({ p99: Number.NaN, failed: 0, calls: 0 }));
});

test("numbers are shown with three digits, words unchanged", () => {
  assert.equal([0.05625, 0.5, 12.34, 1234.5, 20, Number.NaN, "not done"].map(show), [
    "0.056",
    "0.50",
    "12.3",
    "1,235",
    "20",
    "–",
    "not done",
  ]);
});

test("a table says which targets are missed", () => {
  const verdicts = [
    { what: "burst", value: 0.25, target: 0.6 },
    { what: "nodes", value: 21, target: 20 },
    { what: "rate", value: 0.7, target: 0.6, isAtLeast: true },
  ];
  assert.is(
    renderTable({ ...table, verdicts }, true),
    `### Toasts

A few.

|          | burst ms |    nodes |
|----------|---------:|---------:|
| **Drip** |       12 |       20 |
| peer     |       48 | not done |

| Held against the target | reached | target |            |
|-------------------------|--------:|-------:|-----------:|
| burst                   |    0.25 | ≤ 0.60 |    reached |
| nodes                   |      21 |   ≤ 20 | **missed** |
| rate                    |    0.70 | ≥ 0.60 |    reached |

![Toasts](speed/toasts.svg)`,
  );
});

test.run();
