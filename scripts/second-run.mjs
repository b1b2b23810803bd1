/**
 * @typedef {import("./suites.mjs").Job} Job
 * @typedef {{ passed: number, failed: number, output: string, faulty: string[], unreached: string[], passedElsewhere: number }} Ran
 * @typedef {{ file: string, first: string, second: string }} Flaky
 */

/** More failed files than this are no coincidence: none is run again. */
export const mostFailedFiles = 10;
/** More flaky files than this fail the run. */
export const mostFlakyFiles = 2;

/**
 * Runs each file of the failed jobs once more, alone, so that one bad second of a machine does not fail a submission. A file that passes
 * then is flaky, and its job counts as if it had passed at once. Files that an aborted job did not reach run too.
 * @param {{ job: Job, outcome: Ran }[]} failed
 * @param {(file: string, job: Job) => Promise<Ran>} runAlone
 * @returns {Promise<{ flaky: Flaky[], more: { passed: number, failed: number } }>} `more` is what the totals change by
 */
export async function runFailedFilesAgain(failed, runAlone) {
  /** @type {Flaky[]} */
  const flaky = [];
  const more = { passed: 0, failed: 0 };
  if (failed.flatMap(({ outcome }) => outcome.faulty).length > mostFailedFiles) return { flaky, more };
  for (const { job, outcome } of failed) {
    if (outcome.faulty.length === 0) continue;
    more.passed += outcome.passedElsewhere - outcome.passed;
    more.failed -= outcome.failed;
    for (const file of [...outcome.faulty, ...outcome.unreached]) {
      const second = await runAlone(file, job);
      more.passed += second.passed;
      more.failed += second.failed;
      if (second.failed === 0 && outcome.faulty.includes(file))
        flaky.push({ file, first: outcome.output, second: second.output });
    }
  }
  return { flaky, more };
}
