import fs from "node:fs";

/** @typedef {import("../children.mjs").Children} Children */

/** The prefix for a command that needs root; null if it would ask for a password. @param {Children} children */
async function superuser(children) {
  if (process.getuid?.() === 0) return [];
  const { code } = await children.run("sudo", ["-n", "true"]);
  return code === 0 ? ["sudo", "-n"] : null;
}

/**
 * Runs apt-get where this system has it and this user may; null where not.
 * @param {Children} children @param {string[]} args
 */
export async function aptGet(children, args) {
  const before = await superuser(children);
  if (!fs.existsSync("/usr/bin/apt-get") || before === null) return null;
  const [command = "", ...rest] = [...before, "/usr/bin/apt-get", ...args];
  return children.run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
