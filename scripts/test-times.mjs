import fs from "node:fs";
import path from "node:path";
import { root } from "./steps/contract.mjs";

/** How long each job took last: the longest starts first. @typedef {Record<string, number>} Times */

const file = path.join(root, "node_modules/.cache/drip-test-times.json");

/** @param {Times} times @param {import("./rooms.mjs").Job} job */
export const expectedTime = (times, job) => times[job.name] ?? (job.files ? 20_000 : 5_000);

/** @returns {Times} */
export function readTimes() {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** @param {Times} times */
export function writeTimes(times) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(times));
}
