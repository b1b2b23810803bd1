import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mostFailedJobs, type Ran, runFailedJobsAgain } from "../../scripts/second-run.mjs";

const test = suite("second run");

const failed = (name: string, outcome: Ran, files?: string[]) => ({
  job: { name, args: [], needs: [], ...(files && { files }) },
  outcome,
});
const product = failed("e2e: product", { passed: 11, failed: 1, text: "what it said" }, ["a", "b"]);

/** Every second run ends so. */
const alone = (outcome: Ran) => {
  const asked: string[] = [];
  const run = async ({ name }: { name: string }) => {
    asked.push(name);
    return outcome;
  };
  return { asked, run };
};
const good: Ran = { passed: 12, failed: 0, text: "" };

test("a job that passes alone is flaky, and counts as passed", async () => {
  assert.equal(await runFailedJobsAgain([product], alone(good).run), {
    flaky: [{ name: "e2e: product", text: "what it said" }],
    more: { passed: 1, failed: -1 },
  });
});

test("a job that fails again is counted once, as its second run ended, and is not flaky", async () => {
  const { run } = alone({ passed: 10, failed: 2, text: "no" });
  assert.equal(await runFailedJobsAgain([product], run), { flaky: [], more: { passed: -1, failed: 1 } });
});

test("a check is not run again", async () => {
  const { asked, run } = alone(good);
  const types = failed("types", { passed: 0, failed: 1, text: "no" });
  assert.equal(await runFailedJobsAgain([types], run), { flaky: [], more: { passed: 0, failed: 0 } });
  assert.equal(asked, []);
});

test("when many jobs fail, none is run again", async () => {
  const { asked, run } = alone(good);
  await runFailedJobsAgain(
    Array.from({ length: mostFailedJobs + 1 }, () => product),
    run,
  );
  assert.equal(asked, []);
});

test.run();
