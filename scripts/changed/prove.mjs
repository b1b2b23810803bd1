import fs from "node:fs";
import path from "node:path";
import { listRooms } from "../rooms.mjs";
import { root } from "../steps/contract.mjs";
import { findPostgres } from "../steps/postgres.mjs";
import { openJobs } from "../test-jobs.mjs";
import { drawChanges, findForgotten, listEdited } from "./compare.mjs";
import { readGraph } from "./graph.mjs";
import { allReads, filesOf, slowFiles } from "./plan.mjs";

/** What runs in one process and can be watched there; browsers and built servers read what was built. */
const watchedRooms = ["unit", "view", "wiring", "server", "build", "scripts"];
const draws = 200;

/**
 * Runs these rooms while record-reads.cjs watches, and compares what each test read with the choice of `npm test -- changed`.
 * @param {import("../proof/tests.mjs").Tools & { prepare: ReturnType<typeof import("../steps/prepare.mjs").openPreparation>,
 *   meter: ReturnType<typeof import("../cpu.mjs").openCpuMeter> }} tools
 * @returns {Promise<boolean>} whether no test is forgotten
 */
export async function proveChoice({ children, report, results, prepare, meter }) {
  const folder = path.join(root, "node_modules/.cache/drip-reads");
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const more = {
    READS_FOLDER: folder,
    NODE_OPTIONS: `--require ${JSON.stringify(path.join(root, "scripts/changed/record-reads.cjs"))}`,
  };
  const jobs = openJobs({ children, meter, report, prepare, spend: () => {}, more });
  const rooms = listRooms([], findPostgres() !== null);
  const watched = rooms
    .filter(({ name }) => watchedRooms.includes(name))
    .flatMap((room) => room.jobs.filter((job) => job.files?.every((file) => !slowFiles.includes(file))));
  let isGood = true;
  const end = report.begin("Watching what tests read");
  const queue = [...watched];
  async function work() {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { failed, text } = await jobs.run(job);
      if (failed > 0) report.line(`\n${text.trim()}\n`);
      isGood &&= failed === 0;
    }
  }
  await Promise.all([work(), work()]);
  await jobs.close();
  end();

  const graph = await readGraph(root, allReads(filesOf(rooms)));
  const recorded = fs
    .readdirSync(folder)
    .map((name) => fs.readFileSync(path.join(folder, name), "utf8").trim().split("\n"));
  const drawn = drawChanges(root, draws);
  const all = listEdited(root);
  const forgotten = findForgotten(all, recorded, graph);
  for (const { file, test } of forgotten)
    report.line(`  ${report.paint.bad("✗")} ${file} is read by ${test}, and not chosen for it`);
  const figure = { point: 21, database: "none", at: new Date().toISOString() };
  const note = `${watched.flatMap(({ files }) => files ?? []).length} test files were watched`;
  results.replace("changed", [
    {
      ...figure,
      tried:
        "changes of one file, drawn from the history: tests that read the file as they ran, and were not chosen",
      count: drawn.length,
      wrong: forgotten.filter(({ file }) => drawn.includes(file)).length,
      note: `${new Set(drawn).size} files; ${note}`,
    },
    {
      ...figure,
      tried: "the same of all files outside docs/",
      count: all.length,
      wrong: forgotten.length,
      note,
    },
  ]);
  return isGood && forgotten.length === 0;
}
