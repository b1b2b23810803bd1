import fs from "node:fs";
import path from "node:path";

/**
 * src/inspector/machine-folders.ts, from the files of machines/: a machine's id is its file's name in camel case.
 * @param {string} root
 */
export function writeMachineFolders(root) {
  const folders = fs
    .readdirSync(path.join(root, "machines"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(suffix))
    .map(
      (file) =>
        `  ${camelCase(path.basename(file, suffix))}: "${path.dirname(file).replaceAll(path.sep, "/")}",\n`,
    )
    .sort();
  return `// Generated from machines/ by npm run generate; never edited by hand.
/** The folder of machines/ that holds each machine, by its id: a copied test has to import it. */
export const machineFolders: Readonly<Record<string, string>> = {
${folders.join("")}};
`;
}

const suffix = ".machine.ts";

/** @param {string} name */
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
