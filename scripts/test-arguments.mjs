import { UserFacingError } from "./report.mjs";

const options = ["--pglite", "--all"];

/**
 * Words name rooms and parts of paths; `changed` adds the tests that reach what changed.
 * @param {string[]} given
 */
export function readArguments(given) {
  const unknown = given.filter((word) => word.startsWith("-") && !options.includes(word));
  if (unknown.length > 0) throw new UserFacingError(`There is no option ${unknown.join(" or ")}.`);
  const isChanged = given.includes("changed");
  if (given.includes("--all") && !isChanged)
    throw new UserFacingError("--all belongs to changed: without a word everything runs.");
  return {
    words: given.filter((word) => !word.startsWith("-") && word !== "changed"),
    isChanged,
    /** Whether `changed` also runs what it leaves to the whole run. */
    isAll: given.includes("--all"),
    isPglite: given.includes("--pglite"),
  };
}
