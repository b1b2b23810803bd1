/** Makes openapi.d.ts from openapi.yaml and its parts. With --check it writes nothing and fails when the two have drifted. */
import fs from "node:fs";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { bundleContract } from "../openapi/bundle.mjs";
import { contractHash, root, typesFile } from "./steps/contract.mjs";

const types = astToString(await openapiTS(bundleContract(root)));
const text = `// Generated from openapi.yaml by npm run generate; never edited by hand.
// contract ${contractHash()}

${types}`;
const name = path.relative(root, typesFile);

if (!process.argv.includes("--check")) {
  fs.writeFileSync(typesFile, text);
  console.log(`${name} is made.`);
} else if (!fs.existsSync(typesFile) || fs.readFileSync(typesFile, "utf8") !== text) {
  console.error(`${name} does not fit openapi.yaml. Run npm run generate.`);
  process.exitCode = 1;
} else {
  console.log(`${name} fits openapi.yaml.`);
}
