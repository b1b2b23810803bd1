/**
 * Compares the output of a uvu run with what its files should print. uvu exits with code 0 when a before hook throws and when a file lacks
 * test.run(), and silently when a promise never settles.
 * @param {{ code: number | null, signal: string | null, text: string }} ended
 * @param {string[]} files as uvu names them
 */
export function readUvu({ code, signal, text }, files) {
  const plain = stripColour(text);
  const lines = plain.split("\n").map((line) => line.trim());
  /** @type {string[]} */
  const faults = [];
  let passed = 0;
  let failed = 0;
  let file = "";
  const ran = new Map(files.map((name) => [name, { good: 0, all: 0 }]));
  for (const line of lines) {
    if (ran.has(line)) file = line;
    const counted = /\((\d+) \/ (\d+)\)$/.exec(line);
    if (!counted) continue;
    const [good, all] = [Number(counted[1]), Number(counted[2])];
    passed += good;
    failed += all - good;
    const sum = ran.get(file) ?? { good: 0, all: 0 };
    ran.set(file, { good: sum.good + good, all: sum.all + all });
    if (good < all && !plain.includes(" FAIL ")) faults.push(`${file}: a before hook failed`);
  }
  const skipped = Number(/Skipped:\s+(\d+)/.exec(plain)?.[1] ?? 0);
  const hasEnded = /^\s*Total:\s+\d+$/m.test(plain);
  if (skipped > 0) faults.push(`${skipped} skipped: no test may be left out or run alone`);
  if (signal) faults.push(`ended by ${signal} in ${file || "its first file"}`);
  else if (!hasEnded && file === "") faults.push("broke off while loading its files");
  else if (!hasEnded) faults.push(`broke off in ${file}: a crash, an exit, or a promise that never settles`);
  else for (const [name, { all }] of ran) if (all === 0) faults.push(`${name} ran no test`);
  const hasLateFault = hasEnded && code !== 0 && failed === 0;
  if (hasLateFault) faults.push(`ended with code ${code}`);
  // Which file a late fault or a skipped test belongs to is not known, nor which one broke off while loading.
  const isSure = !hasLateFault && skipped === 0 && (hasEnded || file !== "");
  const count = (/** @type {string} */ name) => ran.get(name) ?? { good: 0, all: 0 };
  const unreached = files.filter((name) => isSure && !hasEnded && name !== file && count(name).all === 0);
  const isFaulty = (/** @type {string} */ name) =>
    !isSure || count(name).all === 0 || count(name).good < count(name).all || (!hasEnded && name === file);
  const faulty = files.filter((name) => !unreached.includes(name) && isFaulty(name));
  const others = files.filter((name) => !faulty.includes(name));
  return {
    passed,
    failed: failed + faults.length + Math.max(0, skipped - 1),
    faults,
    text: plain,
    faulty,
    unreached,
    /** Of the files that are not faulty. */
    passedElsewhere: others.reduce((sum, name) => sum + count(name).good, 0),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours are written
const stripColour = (/** @type {string} */ text) => text.replaceAll(/\u001b\[\d+m/g, "");
