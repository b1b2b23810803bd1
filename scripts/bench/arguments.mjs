import { readdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { UserFacingError } from "../report.mjs";
import { root } from "../steps/contract.mjs";

const ending = ".bench.ts";
const subjects = readdirSync(path.join(root, "scripts/bench"))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

export const usage = `npm run bench -- [subject …] [--quick]

  Measures all subjects, or those named, and writes docs/speed.md; --quick measures briefly and writes nothing.
  Subjects: ${subjects.join(", ")}`;

/** Read before anything is installed or built. @param {string[]} words @returns {{ isHelp: boolean }} */
export function readArguments(words) {
  const { positionals, values } = parse(words);
  const unknown = positionals.find((name) => !subjects.includes(name));
  if (unknown !== undefined) throw new UserFacingError(`No subject is named ${unknown}.\n\n  ${usage}`);
  return { isHelp: values.help };
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
