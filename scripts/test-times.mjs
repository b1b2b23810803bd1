import times from "./test-times.json" with { type: "json" };

/** In seconds; a job that is not listed takes this long. */
const usual = 8;

/** How long each job takes on two quiet cores: the longest starts first. @param {import("./suites.mjs").Job} job */
export const expectedTime = (job) => /** @type {Record<string, number>} */ (times)[job.name] ?? usual;
