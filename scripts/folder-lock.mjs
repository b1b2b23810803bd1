import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "./report.mjs";

/** Two emulators on one folder would overwrite each other's accounts. A lock whose holder is gone does not count. */
export async function lockFolder(/** @type {string} */ folder) {
  const file = path.join(folder, "lock.json");
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) });
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, mine, { mode: 0o600 });
  const giveUpAt = Date.now() + 2_000;
  for (;;) {
    try {
      fs.linkSync(own, file);
      fs.rmSync(own);
      process.on("exit", () => fs.rmSync(file, { force: true }));
      return;
    } catch (fault) {
      if (/** @type {NodeJS.ErrnoException} */ (fault).code !== "EEXIST") throw fault;
    }
    const pid = holder(file);
    if (pid === null) fs.rmSync(file, { force: true });
    else if (Date.now() > giveUpAt) {
      fs.rmSync(own);
      throw new UserFacingError(
        `${folder} is in use by process ${pid}. Stop that one, or set DATA_DIR to another folder.`,
      );
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param {string} file */
function holder(file) {
  try {
    const { pid, born } = JSON.parse(fs.readFileSync(file, "utf8"));
    process.kill(pid, 0);
    return bornAt(pid) === born ? pid : null;
  } catch (fault) {
    return /** @type {NodeJS.ErrnoException} */ (fault).code === "EPERM" ? "of another user" : null;
  }
}

/** A process id is used again after a while; id and time of birth together are not. Null where there is no /proc. */
function bornAt(/** @type {number} */ pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
