import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../server/platform/config/root";

/** Runs a test's text as if it were in test/machines, in a folder of its own, since other tests may be running there. */
export function runAmongMachines(text: string) {
  const home = mkdtempSync(join(tmpdir(), "drip-copied-"));
  try {
    for (const name of ["machines", "domain", "node_modules"])
      symlinkSync(join(root, name), join(home, name));
    mkdirSync(join(home, "test/machines/copied"), { recursive: true });
    writeFileSync(join(home, "test/machines/copied/copied.test.ts"), text);
    const args = ["node_modules/uvu/bin.js", "-r", "tsx/cjs", "test/machines", "copied"];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: home, encoding: "utf8" });
    return { isPassed: status === 0 && /Passed: +1\b/.test(stdout), output: stdout + stderr };
  } finally {
    rmSync(home, { recursive: true });
  }
}
