import { reachOf } from "./graph.mjs";

/** Readers of otherReads that are no files. */
export const everyTest = "every test";
export const noTest = "no test";

/** They read the whole project, or start all of it: that they read a file says nothing about who else does. */
const ofWholeProject = [
  "test/e2e/start.test.ts",
  "test/scripts/bare-clone.test.ts",
  "test/scripts/changed.test.ts",
  "test/scripts/dev.test.ts",
  "test/scripts/documents.test.ts",
];

/**
 * The test files that the changed files reach, as rooms.mjs names them, and whether the build reads one of them. A file that reaches no
 * test but those of the whole project is read in a way that is not known here, so it reaches all tests: `unknown` names the first.
 * @param {string[]} changed @param {import("./graph.mjs").Graph} graph
 * @returns {{ files: Set<string>, isBuilt: boolean, unknown: string | null }}
 */
export function chooseTests(changed, graph) {
  /** @type {Set<string>} */
  const files = new Set();
  let isBuilt = false;
  for (const file of changed) {
    const reached = reachOf(file, graph);
    const tests = [...reached].filter((each) => /^test\/.*\.test\.tsx?$/.test(each));
    const isKnown =
      tests.some((test) => test === file || !ofWholeProject.includes(test)) ||
      reached.has(noTest) ||
      isOnlyForTypes(file, graph);
    if (!isKnown || reached.has(everyTest)) return { files, isBuilt: true, unknown: file };
    for (const test of tests) files.add(test.slice("test/".length));
    isBuilt ||= reached.has("esbuild.config.mjs");
  }
  return { files, isBuilt, unknown: null };
}

/** The type check reads these, and nothing that runs. @param {string} file @param {import("./graph.mjs").Graph} graph */
const isOnlyForTypes = (file, { typeOnly }) => typeOnly.has(file) || /(\.d|\.test-d)\.tsx?$/.test(file);
