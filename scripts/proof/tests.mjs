import { root } from "../steps/contract.mjs";

/**
 * @typedef {{ children: import("../children.mjs").Children, report: ReturnType<typeof import("../report.mjs").openReport>,
 *   results: ReturnType<typeof import("./results.mjs").openResults> }} Tools
 * @typedef {{ program: string, args: string[], name: string, key: string, figure: { point: number, tried: string, database: string } }} Run
 */

/**
 * A part of npm test under other conditions, as a row of the page.
 * @param {Tools} tools @param {Run} run
 * @returns {Promise<boolean>} whether all passed
 */
export async function proveTests({ children, report, results }, { program, args, name, key, figure }) {
  const end = report.begin(name);
  const { code, text } = await children.run(program, ["scripts/test.mjs", ...args], { cwd: root });
  end();
  const [, passed = "0", failed = "0"] = /^(\d+) passed, (\d+) failed$/m.exec(text) ?? [];
  const isGood = code === 0;
  report.line(
    `  ${isGood ? report.paint.good("✓") : report.paint.bad("✗")} ${name}: ${passed} passed, ${failed} failed`,
  );
  if (!isGood) report.line(`\n${text.trim()}\n`);
  results.replace(key, [
    {
      ...figure,
      count: Number(passed) + Number(failed),
      wrong: isGood ? 0 : Math.max(1, Number(failed)),
      at: new Date().toISOString(),
    },
  ]);
  return isGood;
}
