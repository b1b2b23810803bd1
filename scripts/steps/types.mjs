import fs from "node:fs";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { bundleContract } from "../../openapi/bundle.mjs";
import { writeCalls } from "./calls.mjs";
import { callFolders, contractHash, root, typesFile } from "./contract.mjs";
import { writeHandlers } from "./handlers.mjs";
import { writeMachineFolders } from "./machine-folders.mjs";
import { writeEnvExample, writeSettingsPage } from "./settings.mjs";

/**
 * Generates openapi.d.ts, src/api/calls and src/api/shapes from the contract, server/program/handlers.ts from the files of routes, .env.example and
 * docs/deploy/settings.md from the list of settings and the inspector's table of machines from machines/, or only checks them.
 * @param {{ isCheck: boolean }} settings @returns {Promise<boolean>} whether they fit now
 */
export async function makeTypes({ isCheck }) {
  const types = astToString(await openapiTS(bundleContract(root)));
  const made = new Map([
    [
      typesFile,
      `// Generated from openapi.yaml by npm run generate; never edited by hand.
// contract ${contractHash()}

${types}`,
    ],
  ]);
  for (const [name, text] of writeCalls(bundleContract(root)))
    made.set(path.join(root, "src/api", name), text);
  made.set(path.join(root, "server/program/handlers.ts"), writeHandlers(root));
  made.set(path.join(root, ".env.example"), writeEnvExample());
  made.set(path.join(root, "docs/deploy/settings.md"), writeSettingsPage());
  made.set(path.join(root, "src/inspector/machine-folders.ts"), writeMachineFolders(root));

  const present = callFolders.flatMap((folder) =>
    fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [],
  );
  const leftovers = present.filter((file) => !made.has(file));
  const stale = [...made].filter(
    ([file, text]) => !fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text,
  );
  const nameOf = (/** @type {string} */ file) => path.relative(root, file);

  if (!isCheck) {
    for (const folder of callFolders) fs.mkdirSync(folder, { recursive: true });
    // Only what differs: npm run dev rebuilds after each file that is written.
    for (const [file, text] of stale) fs.writeFileSync(file, text);
    for (const file of leftovers) fs.rmSync(file);
    console.log(`${nameOf(typesFile)} and src/api/calls are made.`);
    return true;
  }
  const drifted = [...stale.map(([file]) => file), ...leftovers];
  for (const file of drifted)
    console.error(`${nameOf(file)} does not fit what it is made from. Run npm run generate.`);
  if (drifted.length === 0) console.log(`${nameOf(typesFile)} and src/api/calls fit openapi.yaml.`);
  return drifted.length === 0;
}
