import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changedFiles } from "../../scripts/changed/changed-files.mjs";
import { chooseTests, everyTest, noTest } from "../../scripts/changed/choose.mjs";
import { findForgotten } from "../../scripts/changed/compare.mjs";
import { graphOf, reachOf, readGraph } from "../../scripts/changed/graph.mjs";
import { otherReads } from "../../scripts/changed/other-reads.mjs";
import { allReads, plan } from "../../scripts/changed/plan.mjs";
import { jobOf, listRooms } from "../../scripts/rooms.mjs";
import { openStatements, writing } from "../../scripts/statements.mjs";
import { readArguments } from "../../scripts/test-arguments.mjs";
import { root } from "../../server/config/root";

const test = suite("npm test -- changed");

const imported = (from: string, to: string, isType = false) => ({
  from,
  to,
  isPackage: false,
  isLazy: false,
  isType,
});

const files = {
  rule: "domain/pings/score.ts",
  values: "domain/pings/values.ts",
  chart: "machines/pings/game.machine.ts",
  store: "server/pings/pings.store.ts",
  main: "server/main.ts",
};

/** A rule that a chart and a store use; the store is reached by its own test and by the build, the chart by two tests. */
const graph = graphOf(
  [
    imported(files.chart, files.rule),
    imported(files.rule, "domain/pings/values", true),
    imported(files.store, files.rule),
    imported(files.main, files.store),
    imported("test/machines/pings/game.test.ts", files.chart),
    imported("test/support/charts/open.ts", files.chart),
    imported("test/wiring/app.test.tsx", "test/support/charts/open.ts"),
    imported("test/server/pings/pings.test.ts", files.store),
  ],
  Object.values(files),
  {
    [everyTest]: ["package.json"],
    [noTest]: ["docs/"],
    "esbuild.config.mjs": ["server/main.ts"],
    "test/e2e/start.test.ts": ["esbuild.config.mjs"],
    "server/pings/pings.store.ts": ["server/db/migrations/"],
    "test/scripts/documents.test.ts": ["docs/operating.md"],
  },
);

const choose = (...changed: string[]) => {
  const { files: chosen, isBuilt, unknown } = chooseTests(changed, graph);
  return { chosen: [...chosen].sort(), isBuilt, unknown };
};

test("a file reaches the tests that import it at second hand, over test support, and by the build", () => {
  assert.equal(choose(files.chart), {
    chosen: ["machines/pings/game.test.ts", "wiring/app.test.tsx"],
    isBuilt: false,
    unknown: null,
  });
  assert.equal(choose(files.rule), {
    chosen: [
      "e2e/start.test.ts",
      "machines/pings/game.test.ts",
      "server/pings/pings.test.ts",
      "wiring/app.test.tsx",
    ],
    isBuilt: true,
    unknown: null,
  });
});

test("a test and what tests share reach themselves", () => {
  assert.equal(choose("test/wiring/app.test.tsx").chosen, ["wiring/app.test.tsx"]);
  assert.equal(choose("test/support/charts/open.ts").chosen, ["wiring/app.test.tsx"]);
});

test("several files reach what each of them reaches", () => {
  const { chosen } = choose("test/support/charts/open.ts", files.store);
  assert.equal(chosen, ["e2e/start.test.ts", "server/pings/pings.test.ts", "wiring/app.test.tsx"]);
});

test("what is read from the disk reaches its readers' tests", () => {
  assert.equal(choose("server/db/migrations/0001_new.sql").chosen, [
    "e2e/start.test.ts",
    "server/pings/pings.test.ts",
  ]);
  assert.equal(choose("docs/operating.md").chosen, ["scripts/documents.test.ts"]);
});

test("a file that only types are taken from, and one that no test reads, reach no test", () => {
  for (const file of [files.values, "openapi.d.ts", "test/domain/score.test-d.ts", "docs/speed.md"])
    assert.equal(choose(file), { chosen: [], isBuilt: false, unknown: null }, file);
});

test("a file of which nobody knows who reads it, and one that every test reads, reach all", () => {
  assert.is(choose(files.chart, "src/static/new.png").unknown, "src/static/new.png");
  assert.is(choose("package.json").unknown, "package.json");
});

test("that the tests of the whole project read a file does not make its readers known", () => {
  const real = graphOf([], [], otherReads);
  assert.is(chooseTests(["test/support/server/new.json"], real).unknown, "test/support/server/new.json");
  const readers = ["scripts/bare-clone.test.ts", "scripts/changed.test.ts", "scripts/documents.test.ts"];
  for (const file of ["README.md", "docs/testing.md", "test/scripts/documents.test.ts"]) {
    const { files: chosen, unknown } = chooseTests([file], real);
    assert.equal([[...chosen].sort(), unknown], [readers, null], file);
  }
});

const job = (name: string, ...own: string[]) => ({ name, args: [], files: own, needs: [] });
const rooms = [
  { name: "types", jobs: [{ name: "types", args: [], needs: [] }] },
  { name: "build", jobs: [{ name: "build", args: [], needs: [] }] },
  { name: "unit", jobs: [job("unit", "machines/pings/game.test.ts", "domain/base/text.test.ts")] },
  { name: "server", jobs: [job("server", "server/pings/pings.test.ts")] },
  { name: "server on PGlite", jobs: [job("server on PGlite", "server/pings/pings.test.ts")] },
  { name: "e2e", jobs: [job("e2e: e2e/start.test.ts", "e2e/start.test.ts")] },
];

const planned = (changed: string[], words: string[] = [], isAll = false) => {
  const { rooms: chosen, sentences } = plan(changed, chooseTests(changed, graph), rooms, { words, isAll });
  const names = chosen.map(({ name, jobs }) => [name, ...jobs.flatMap((each) => each.files ?? [])].join(" "));
  return { names, sentences };
};

test("checks always run, the build when it reads a changed file, and slow rooms are named and left out", () => {
  assert.equal(planned([files.rule]), {
    names: ["types", "build", "unit machines/pings/game.test.ts", "server server/pings/pings.test.ts"],
    sentences: [
      "1 changed file reaches 4 test files.",
      "Left to the whole run, in files: server on PGlite 1, e2e 1. --all runs them too.",
    ],
  });
  assert.equal(planned([]), { names: ["types"], sentences: ["0 changed files reach 0 test files."] });
});

test("--all runs slow rooms too, a word adds its room, and a changed slow test runs", () => {
  const slow = ["server on PGlite server/pings/pings.test.ts", "e2e e2e/start.test.ts"];
  assert.equal(planned([files.rule], [], true).names.slice(4), slow);
  assert.equal(planned([files.chart], ["e2e"]).names.slice(2), ["e2e e2e/start.test.ts"]);
  assert.equal(planned(["test/e2e/start.test.ts"]).names, ["types", "e2e e2e/start.test.ts"]);
});

test("an unknown reader is named, and all but slow rooms run", () => {
  const { names, sentences } = planned(["src/static/new.png"]);
  assert.is(names.length, 4);
  assert.ok(
    sentences.includes("Who reads src/static/new.png is not known, or every test does: it reaches all."),
  );
});

test("a test of what is built reads the build besides what else it reads", () => {
  const reads = allReads(["proof/migrations.test.ts", "domain/base/text.test.ts"]);
  assert.equal(reads["test/proof/migrations.test.ts"], ["test/proof/fixtures/", "esbuild.config.mjs"]);
  assert.is(reads["test/domain/base/text.test.ts"], undefined);
});

test("tests of what the build makes wait for the run's own build", () => {
  for (const file of ["build/build.test.ts", "build/pages.test.ts", "server/main.test.ts"])
    assert.equal(jobOf(file, [file], false).needs, ["build"], file);
});

test("a test that read a changed file while it ran, and is not chosen for it, is found", () => {
  const recorded = [
    [
      "test/wiring/app.test.tsx\tserver/db/migrations/0001_new.sql",
      "test/server/pings/pings.test.ts\tserver/db/migrations/0001_new.sql",
    ],
  ];
  assert.equal(findForgotten(["server/db/migrations/0001_new.sql"], recorded, graph), [
    { file: "server/db/migrations/0001_new.sql", test: "test/wiring/app.test.tsx" },
  ]);
});

test("a test that read what is built, and is not chosen for a change of the build, is found", () => {
  const built = graphOf([], [], { "test/build/pages.test.ts": ["esbuild.config.mjs"] });
  const recorded = [
    ["test/wiring/app.test.tsx\tdist/server/main.js", "test/build/pages.test.ts\tdist/build.json"],
  ];
  assert.equal(findForgotten(["esbuild.config.mjs"], recorded, built), [
    { file: "esbuild.config.mjs", test: "test/wiring/app.test.tsx" },
  ]);
});

test("what a program of ES modules imports and reads is recorded, even with an environment of its own", () => {
  const folder = mkdtempSync(join(tmpdir(), "drip-reads-"));
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, args, { cwd: root, env: { PATH: process.env.PATH, ...env } });
  try {
    const recorder = join(root, "scripts/changed/record-reads.cjs");
    run(["--require", recorder, join(root, "test/support/reads/starts.mjs")], {
      NODE_OPTIONS: `--require ${JSON.stringify(recorder)}`,
      READS_FOLDER: folder,
    });
    const lines = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8").trim());
    assert.equal(
      lines.map((text) => text.split("\n").sort()),
      [
        [
          "test/support/reads/started.mjs\ttest/support/reads/imported.mjs",
          "test/support/reads/starts.mjs\ttest/support/reads/started.mjs",
        ],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("what another process made a shared module read, and what is read for a hash of all files, is no fault", () => {
  const sql = "server/db/migrations/0001_new.sql";
  const recorded = [
    [
      "test/wiring/app.test.tsx\tscripts/rooms.mjs",
      "test/wiring/app.test.tsx\tscripts/build/fingerprint.mjs",
    ],
    [`scripts/rooms.mjs\t${sql}`, `scripts/build/fingerprint.mjs\t${sql}`],
    ["test/wiring/more.test.tsx\tscripts/build/fingerprint.mjs", `scripts/build/fingerprint.mjs\t${sql}`],
  ];
  assert.equal(findForgotten([sql], recorded, graph), []);
});

test("the graph is read from the sources and tests of a folder, a closing slash or not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "drip-graph-"));
  const texts = {
    "domain/pings/score.ts": "export const score = 1;",
    "machines/pings/game.machine.ts": 'import { score } from "../../domain/pings/score";\nvoid score;',
    "test/machines/pings/game.test.ts": 'void import("../../../machines/pings/game.machine");',
  };
  try {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    for (const root of [folder, `${folder}/`])
      assert.equal(
        [...reachOf("domain/pings/score.ts", await readGraph(root, {}))].sort(),
        Object.keys(texts),
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("what changed is committed, uncommitted, untracked or gone since the branch left main", () => {
  const folder = mkdtempSync(join(tmpdir(), "drip-changed-"));
  const git = (...words: string[]) =>
    spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@drip.example", ...words], { cwd: folder });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  try {
    git("init", "--quiet", "--initial-branch=main");
    for (const name of ["same.ts", "committed.ts", "moved.ts", ".gitignore"]) write(name, "ignored.ts\n");
    git("add", ".");
    git("commit", "--quiet", "-m", "Begin");
    git("switch", "--quiet", "-c", "topic");
    write("committed.ts", "new\n");
    git("mv", "moved.ts", "there.ts");
    git("commit", "--quiet", "-a", "-m", "Change");
    for (const name of ["new/file with a blank.ts", "ignored.ts"]) write(name, "new\n");
    assert.equal(changedFiles(folder), ["committed.ts", "moved.ts", "new/file with a blank.ts", "there.ts"]);
    git("switch", "--quiet", "main");
    write("same.ts", "new\n");
    assert.equal(changedFiles(folder), ["new/file with a blank.ts", "same.ts"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("arguments are words, `changed`, and options that are known", () => {
  assert.equal(readArguments(["changed", "e2e", "--all"]), {
    words: ["e2e"],
    isChanged: true,
    isAll: true,
    isPglite: false,
    isWriting: false,
  });
  assert.throws(() => readArguments(["--quick"]), /no option --quick/);
  assert.throws(() => readArguments(["--all"]), /belongs to changed/);
});

test("a part of the server's tests writes no statements", () => {
  assert.is(readArguments(["server/", writing]).isWriting, true);
  const write = () => openStatements(listRooms(["server/team"]), listRooms(), true);
  assert.throws(write, /needs all of the server's tests: npm test -- server\/ --write-statements/);
  assert.is(openStatements(listRooms(["server/team"]), listRooms(), false), null);
});

test("statements are not written without PostgreSQL", () => {
  const rooms = listRooms([], false);
  assert.throws(() => openStatements(rooms, rooms, true), /needs PostgreSQL/);
  assert.ok(openStatements(rooms, rooms, false));
});

test.run();
