/**
 * @typedef {import("./suites.mjs").Job} Job
 * @typedef {{ passed: number, failed: number, text: string }} Ran `text`: what a failed job said
 */

/** More failed jobs than this are no coincidence: none is run again. */
export const mostFailedJobs = 4;
/** More flaky jobs than this fail the run. */
export const mostFlakyJobs = 2;

/**
 * Runs each failed job with tests once more, alone, so that one bad second of a machine does not fail a submission. One that passes then is
 * flaky, and counts as if it had passed at once.
 * @param {{ job: Job, outcome: Ran }[]} failed
 * @param {(job: Job) => Promise<Ran>} runAlone
 */
export async function runFailedJobsAgain(failed, runAlone) {
  /** @type {{ name: string, text: string }[]} */
  const flaky = [];
  /** What the totals change by. */
  const more = { passed: 0, failed: 0 };
  if (failed.length > mostFailedJobs) return { flaky, more };
  for (const { job, outcome } of failed.filter((each) => each.job.files)) {
    const second = await runAlone(job);
    more.passed += second.passed - outcome.passed;
    more.failed += second.failed - outcome.failed;
    if (second.failed === 0) flaky.push({ name: job.name, text: outcome.text });
  }
  return { flaky, more };
}
