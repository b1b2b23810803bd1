import fs from "node:fs";
import path from "node:path";
import { seconds, UserFacingError } from "../report.mjs";
import { root } from "../steps/contract.mjs";
import { arePackagesCurrent, installArguments, npm } from "../steps/packages.mjs";
import { scoreRoom } from "./score.mjs";

/** @typedef {import("./score.mjs").Verdict} Verdict */

const folder = path.join(root, "scripts/mutation");
const survivorsFolder = path.join(root, "node_modules/.cache/drip-mutation");
/** Percentage of mutants that must be killed. */
const wanted = 85;

/**
 * Tries the mutants of a room for docs/proof.md; false when too many live.
 * @param {import("./rooms.mjs").Room} room
 * @param {{ children: import("../children.mjs").Children, report: ReturnType<typeof import("../report.mjs").openReport>, results: ReturnType<typeof import("../proof/results.mjs").openResults> }} tools
 */
export async function proveRoom(room, { children, report, results }) {
  if (!arePackagesCurrent(folder))
    await report.step("Installing what makes the mutants", "Mutants' packages installed", () =>
      install(children),
    );
  const started = performance.now();
  const end = report.begin(`Mutants of ${room.name}`);
  const { verdicts, of, leftOut } = await scoreRoom(children, room).finally(end);
  const survivors = verdicts.filter(({ by }) => by === null);
  const hung = verdicts.filter(({ isHung }) => isHung).length;
  const share = Math.floor((1000 * (verdicts.length - survivors.length)) / verdicts.length) / 10;
  const isGood = share >= wanted;
  const parts = [
    `${share} % noticed`,
    verdicts.length < of
      ? `${verdicts.length.toLocaleString("en")} of ${of.toLocaleString("en")} tried, evenly spread`
      : "all tried",
    ...(hung > 0 ? [`${hung} noticed by hanging`] : []),
    ...(leftOut > 0 ? [`${leftOut} in tables of words left out`] : []),
  ];
  const figure = {
    point: 15,
    tried: `Mutants of ${room.sources.join(", ")} that no test of ${room.tests.map((test) => `test/${test}`).join(", ")} noticed (at most ${100 - wanted} % may)`,
    count: verdicts.length,
    wrong: survivors.length,
    note: parts.join(", "),
    database: room.keepsDatabases ? "PGlite" : "none",
    at: new Date().toISOString(),
  };
  results.replace(`mutation-${room.name}`, [figure]);
  const list = path.join(survivorsFolder, `${room.name}.survivors.txt`);
  fs.writeFileSync(list, survivors.map((verdict) => `${describe(verdict)}\n`).join(""));
  const { paint } = report;
  report.line(
    `  ${isGood ? paint.good("✓") : paint.bad("✗")} Mutants of ${room.name}: ${figure.note} ${paint.dim(seconds(performance.now() - started))}`,
  );
  report.line(`    Those that live: ${path.relative(root, list)}`);
  return isGood;
}

/** @param {Verdict} verdict */
function describe({ mutant: { fileName, location, mutatorName, replacement }, isMet }) {
  const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
  const change = replacement.replaceAll(/\s+/g, " ").slice(0, 120);
  return `${place} ${mutatorName}${isMet ? "" : ", met by no test"}: ${change}`;
}

/** @param {import("../children.mjs").Children} children */
async function install(children) {
  const { command, before } = npm();
  const { code, text } = await children.run(command, [...before, ...installArguments], { cwd: folder });
  if (code !== 0)
    throw new UserFacingError("What makes the mutants could not be installed; npm's words above.", text);
}
