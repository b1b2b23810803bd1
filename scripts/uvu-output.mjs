import { stripVTControlCharacters } from "node:util";

/**
 * Compares the output of a uvu run with what its files should print. uvu exits with code 0 when a before hook throws and when a file lacks
 * test.run(), and silently when a promise never settles.
 * @param {{ code: number | null, signal: string | null, text: string }} ended
 * @param {string[]} files as uvu names them
 */
export function readUvu({ code, signal, text }, files) {
  const plain = stripVTControlCharacters(text);
  const lines = plain.split("\n").map((line) => line.trim());
  /** @type {string[]} */
  const faults = [];
  let passed = 0;
  let failed = 0;
  let file = "";
  /** Tests by file. */
  const ran = new Map(files.map((name) => [name, 0]));
  for (const line of lines) {
    if (ran.has(line)) file = line;
    const counted = /\((\d+) \/ (\d+)\)$/.exec(line);
    if (!counted) continue;
    const [good, all] = [Number(counted[1]), Number(counted[2])];
    passed += good;
    failed += all - good;
    ran.set(file, (ran.get(file) ?? 0) + all);
    if (good < all && !plain.includes(" FAIL ")) faults.push(`${file}: a before hook failed`);
  }
  const skipped = Number(/Skipped:\s+(\d+)/.exec(plain)?.[1] ?? 0);
  const hasEnded = /^\s*Total:\s+\d+$/m.test(plain);
  if (skipped > 0) faults.push(`${skipped} skipped: no test may be left out or run alone`);
  if (signal) faults.push(`ended by ${signal} in ${file || "its first file"}`);
  else if (!hasEnded && file === "") faults.push("broke off while loading its files");
  else if (!hasEnded) faults.push(`broke off in ${file}: a crash, an exit, or a promise that never settles`);
  else for (const [name, all] of ran) if (all === 0) faults.push(`${name} ran no test`);
  if (hasEnded && code !== 0 && failed === 0) faults.push(`ended with code ${code}`);
  return { passed, failed: failed + faults.length + Math.max(0, skipped - 1), faults, text: plain };
}
