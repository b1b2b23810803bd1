import { everyTest, noTest } from "./choose.mjs";

/** What `npm run dev` and `npm start` are made of. */
const wholeProject = [
  "domain/",
  "machines/",
  "openapi/",
  "openapi.yaml",
  "scripts/",
  "server/",
  "src/",
  "esbuild.config.mjs",
];
const calendars = ["test/domain/schedule/import/files/"];

/**
 * What is read by other means than an import: a reader, and the files or folders (with / at the end) that it reads from the disk or
 * starts as a process. A file that no reader here names and no test imports, those of the whole project aside (choose.mjs), reaches every test. The proof of `changed` finds what is
 * missing (docs/testing.md).
 * @type {import("./graph.mjs").Reads}
 */
export const otherReads = {
  [everyTest]: [
    ".npmrc",
    "package.json",
    "package-lock.json",
    "scripts/test.mjs",
    "test/support/setup.ts",
    "test/support/view/preload.cjs",
    "tsconfig.json",
  ],
  // The checks of the whole tree read some of these, and they always run.
  [noTest]: [
    ".biome.json",
    ".editorconfig",
    ".gitattributes",
    ".gitignore",
    ".redocly.yaml",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "docs/",
    "scripts/bench/",
    "scripts/format.mjs",
    "scripts/icons.mjs",
    "server/db/drizzle.config.ts",
    "server/db/statements/",
    "src/api/shapes/",
    "test/proof/fixtures/make.ts",
  ],

  "esbuild.config.mjs": [
    "scripts/build/",
    "server/db/migrations/",
    "server/demo/main.ts",
    "server/main.ts",
    "server/support/main.ts",
    "src/inspector/page.tsx",
    "src/main.tsx",
    "src/service-worker/main.ts",
    "src/static/",
  ],
  "openapi/bundle.mjs": ["openapi/", "openapi.yaml"],
  "server/config/root.ts": ["openapi.yaml"],
  "server/db/migrations-folder.ts": ["server/db/migrations/"],

  "test/domain/schedule/import/content-line.test.ts": calendars,
  "test/domain/schedule/import/foreign-files.test.ts": calendars,
  "test/e2e/start.test.ts": wholeProject,
  "test/gallery/entries.test.ts": ["src/gallery/"],
  "test/inspector/chart.test.ts": ["machines/"],
  "test/inspector/test-text.test.ts": ["machines/"],
  "test/proof/migrations.test.ts": ["test/proof/fixtures/"],
  "test/proof/secretlint.test.ts": [".secretlintignore", ".secretlintrc.json"],
  // The runner reads how each test begins.
  "test/scripts/bare-clone.test.ts": ["scripts/", "test/"],
  "test/scripts/bench.test.ts": ["scripts/bench.mjs"],
  "test/scripts/bench-stopped.test.ts": ["scripts/bench/", "scripts/bench.mjs"],
  "test/scripts/changed.test.ts": [...wholeProject, "test/"],
  "test/scripts/demo.test.ts": ["scripts/start.mjs"],
  "test/scripts/dev.test.ts": wholeProject,
  "test/scripts/documents.test.ts": [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "docs/",
    ...wholeProject,
    "test/",
  ],
  "test/scripts/identity-emulator.test.ts": ["scripts/identity-emulator.mjs"],
  "test/scripts/operating-files.test.ts": [
    ".ci/",
    ".env.example",
    ".github/",
    "docs/operating.md",
    "docs/operating/",
    "scripts/build/package-list.mjs",
  ],
  "test/scripts/proof.test.ts": ["docs/proof.md", "scripts/proof/results/"],
  "test/server/config/config.test.ts": ["docs/operating.md"],
  "test/server/db/folder-lock.test.ts": ["test/support/server/lock-holder.ts"],
  "test/server/db/restore.test.ts": ["docs/operating.md", "test/proof/fixtures/schema-1.sql"],
  "test/server/db/views.test.ts": ["server/db/views/"],
  "test/server/huddle/races.test.ts": ["server/"],
  "test/server/support/erased-again.test.ts": ["docs/operating.md"],
  "test/server/support/program.test.ts": ["scripts/support.mjs"],
  "test/server/telemetry/metrics.test.ts": ["docs/metrics/"],
  "test/support/browser/browser.ts": ["test/support/browser/fonts.conf"],
  "test/support/browser/gallery.ts": [
    "src/static/public/favicon.svg",
    "test/support/browser/gallery-page.tsx",
  ],
  "test/support/browser/identity-emulator.ts": ["scripts/identity-emulator.mjs"],
  "test/support/statements/compare.test.ts": ["test/support/statements/example.store.ts"],
  "test/support/statements/print.test.ts": [
    "server/absence/absence.store.ts",
    "server/access/reach.store.ts",
  ],
  "test/support/charts/copied-test.ts": ["domain/", "machines/"],
  "test/support/contract/prism.ts": ["openapi/", "openapi.yaml"],
};
