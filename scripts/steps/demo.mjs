import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "../report.mjs";
import { root } from "./contract.mjs";
import { demoMark } from "./start-options.mjs";

/**
 * Fills the fresh data folder with the club of the demonstration.
 * @param {import("../children.mjs").Children} children @param {NodeJS.ProcessEnv} env @param {string} dataDir
 */
export async function makeDemo(children, env, dataDir) {
  const program = children.fork(path.join(root, "dist/server/demo.js"), [], {
    cwd: root,
    env,
    execArgv: ["--enable-source-maps"],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let said = "";
  program.stderr?.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => program.once("exit", resolve));
  if (code !== 0) throw new UserFacingError(said.trim() || "The demonstration could not be made.");
  fs.writeFileSync(
    demoMark(dataDir),
    "Remove this folder to make the club anew, with events around that day.\n",
  );
}

export const demoPeople = `  Sign in with the password Home-team-2026 as one of these:
    coach@demo.example     coaches and manages the Comets; three families ask to come in
    mother@demo.example    Sam and Lena in three teams
    father@demo.example    their father, in another home and time zone
    grandpa@demo.example   follows both
    manager@demo.example   manages two teams and has a player in the third
    kim@demo.example       a parent who coaches as well
`;
