import { UserFacingError } from "./report.mjs";

const options = ["--pglite", "--full"];

/** Words name suites and parts of paths. @param {string[]} given */
export function readArguments(given) {
  const unknown = given.filter((word) => word.startsWith("-") && !options.includes(word));
  if (unknown.length > 0) throw new UserFacingError(`There is no option ${unknown.join(" or ")}.`);
  return {
    words: given.filter((word) => !word.startsWith("-")),
    isPglite: given.includes("--pglite"),
    isFull: given.includes("--full"),
  };
}
