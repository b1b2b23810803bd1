import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { quantile, takeTurns } from "../../scripts/bench/measure";
import { cellsOf, show } from "../../scripts/bench/speed-page";
import { estimate, holds } from "../../scripts/bench/sunday-held";
import { root } from "../../server/platform/config/root";

const test = suite("bench");

test("the candidates alternate, each goes first equally often, and the warm-up is not counted", async () => {
  const turns: string[] = [];
  const of = await takeTurns(["a", "b"], { rounds: 3, warmUp: 1 }, async (name) => {
    turns.push(name);
    return { time: turns.length };
  });
  assert.is(turns.join(""), "abbaabba");
  assert.equal([of("a", "time"), of("b", "time")], [5, 6]);
});

test("--help prints the subjects, and an unknown option or subject is refused without a stack", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ["scripts/bench.mjs", ...words], { cwd: root, encoding: "utf8" });
  const help = run("--help");
  assert.equal([help.status, help.stderr], [0, ""]);
  assert.match(help.stdout, /Subjects: bytes, calls, .*sunday, toasts/);
  for (const [words, said] of [
    [["--nope"], /Unknown option '--nope'/],
    [["toast"], /No subject is named toast/],
  ] as const) {
    const { status, stdout, stderr } = run(...words);
    assert.is(status, 1);
    assert.match(stdout + stderr, said);
    assert.not.match(stdout + stderr, /^ +at /m);
  }
});

test("a quantile is one of the values", () => {
  assert.is(quantile([9, 1, 5], 0.5), 5);
  assert.is(quantile([4, 1, 3, 100], 0.99), 100);
  assert.ok(Number.isNaN(quantile([], 0.5)));
});

test("a row has our figure, the other's, and the ratio of the two", () => {
  const row = { what: "a burst", ours: 13, unit: "ms", beside: ["a peer", 20.54] } as const;
  assert.equal(cellsOf("toasts", "today", row), [
    "toasts",
    "a burst",
    "13 ms",
    "a peer: 20.5",
    "0.633",
    "today",
  ]);
  assert.equal(cellsOf("sunday", "today", { what: "households", ours: 61_000, unit: "" }).slice(2), [
    "61,000",
    "",
    "",
    "today",
  ]);
});

test("numbers are shown with three digits", () => {
  assert.equal([0.05625, 0.5, 12.34, 1234.5, 61_000, Number.POSITIVE_INFINITY].map(show), [
    "0.0563",
    "0.5",
    "12.3",
    "1,230",
    "61,000",
    "–",
  ]);
});

const page = () => readFileSync(path.join(root, "docs/develop/speed.md"), "utf8");
const subjectsOf = (text: string) =>
  [...text.matchAll(/^\| ([\w-]+) +\|/gm)].map(([, subject]) => subject).slice(1);

test("docs/develop/speed.md has at most 30 rows", () => {
  assert.ok(subjectsOf(page()).length <= 30, String(subjectsOf(page()).length));
});

test("of servers and PostgreSQL, what has too little first decides how many households two cores each hold", () => {
  const step = { households: 10_000, server: 3, database: 2, seconds: 10 };
  assert.equal(estimate(step), { households: 40_000, first: "servers" });
  assert.equal(estimate({ ...step, database: 6 }), { households: 20_000, first: "PostgreSQL" });
});

test("an evening holds while 99 of 100 calls are in time and 999 of 1,000 succeed", () => {
  assert.ok(holds({ p99: 250, failed: 1, calls: 1_000 }));
  assert.not.ok(holds({ p99: 251, failed: 0, calls: 1_000 }));
  assert.not.ok(holds({ p99: 20, failed: 2, calls: 1_000 }));
  assert.not.ok(holds({ p99: Number.NaN, failed: 0, calls: 0 }));
});

test.run();
