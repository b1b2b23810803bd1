import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mostFailedFiles, type Ran, runFailedFilesAgain } from "../../scripts/second-run.mjs";

const test = suite("second run");

const job = (name: string) => ({ name, args: [], files: [], needs: [] });

const ran = (fields: Partial<Ran>): Ran => ({
  passed: 0,
  failed: 0,
  output: "",
  faulty: [],
  unreached: [],
  passedElsewhere: 0,
  ...fields,
});

/** Replies of the second run, by file. */
const alone = (replies: Record<string, Partial<Ran>>) => {
  const asked: string[] = [];
  const run = async (file: string) => {
    asked.push(file);
    return ran(replies[file] ?? {});
  };
  return { asked, run };
};

const oneFailed = {
  job: job("e2e: product"),
  outcome: ran({ passed: 11, failed: 1, output: "the first output", faulty: ["a"], passedElsewhere: 8 }),
};

test("a file that passes alone is flaky, and counts as passed", async () => {
  const { asked, run } = alone({ a: { passed: 4, output: "the second output" } });
  assert.equal(await runFailedFilesAgain([oneFailed], run), {
    flaky: [{ file: "a", first: "the first output", second: "the second output" }],
    more: { passed: 1, failed: -1 },
  });
  assert.equal(asked, ["a"]);
});

test("a file that fails again is counted once, and is not flaky", async () => {
  const { run } = alone({ a: { passed: 3, failed: 1 } });
  assert.equal(await runFailedFilesAgain([oneFailed], run), { flaky: [], more: { passed: 0, failed: 0 } });
});

test("files that a broken-off job did not reach run too, and are not flaky", async () => {
  const outcome = ran({ passed: 2, failed: 1, faulty: ["b"], unreached: ["c"], passedElsewhere: 2 });
  const { asked, run } = alone({ b: { passed: 5 }, c: { passed: 7 } });
  const again = await runFailedFilesAgain([{ job: job("proof"), outcome }], run);
  assert.equal(asked, ["b", "c"]);
  assert.equal(
    again.flaky.map(({ file }) => file),
    ["b"],
  );
  assert.equal(again.more, { passed: 12, failed: -1 });
});

test("a check has no files and is not run again", async () => {
  const { asked, run } = alone({});
  const outcome = ran({ failed: 1 });
  assert.equal(await runFailedFilesAgain([{ job: job("types"), outcome }], run), {
    flaky: [],
    more: { passed: 0, failed: 0 },
  });
  assert.equal(asked, []);
});

test("when many files fail, none is run again", async () => {
  const faulty = Array.from({ length: mostFailedFiles + 1 }, (_, index) => `file ${index}`);
  const { asked, run } = alone({});
  await runFailedFilesAgain([{ job: job("unit"), outcome: ran({ failed: 11, faulty }) }], run);
  assert.equal(asked, []);
});

test.run();
