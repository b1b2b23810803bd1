import { readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { UserFacingError } from "../report.mjs";
import { root } from "../steps/contract.mjs";

const ending = ".bench.ts";

/** A subject is a file <name>.bench.ts that exports `measure`. */
export const subjects = readdirSync(path.join(root, "scripts/bench"))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

export const usage = `npm run bench -- [subject …] [--quick]

  Measures all subjects, or those named, and prints rows for docs/develop/speed.md; --quick measures briefly, to try it out.
  Subjects: ${subjects.join(", ")}`;

/** Read before anything is installed or built. @param {string[]} words */
export function readArguments(words) {
  const { positionals: names, values } = parse(words);
  const unknown = names.find((name) => !subjects.includes(name));
  if (unknown !== undefined) throw new UserFacingError(`No subject is named ${unknown}.\n\n  ${usage}`);
  return { names, isQuick: values.quick, isHelp: values.help };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        quick: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (fault) {
    throw new UserFacingError(`${fault instanceof Error ? fault.message : fault}\n\n  ${usage}`);
  }
}
