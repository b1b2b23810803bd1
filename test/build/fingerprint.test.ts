import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type BuildOptions, isUpToDate, remember } from "../../scripts/build/fingerprint.mjs";

/** A project with a build of one file in each layer, which `build` of esbuild.config.mjs takes for up to date. */
const test = suite<{ options: BuildOptions }>("fingerprint");

const inputs = [
  "domain/base/product.ts",
  "machines/shell/app.machine.ts",
  "src/main.tsx",
  "server/program/main.ts",
  "openapi/paths/user.yaml",
  "scripts/build/style.mjs",
  "esbuild.config.mjs",
  "openapi.yaml",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

const outputs = [
  "public/terms.html",
  "server/main.js",
  "build.json",
  "package.json",
  "package-lock.json",
  ".npmrc",
];

test.before.each(async (context) => {
  const root = mkdtempSync(join(tmpdir(), "drip-fingerprint-"));
  context.options = {
    root,
    dist: join(root, "dist"),
    isProduction: true,
    hasGallery: false,
    hasInspector: false,
    isLive: false,
    year: 2026,
  };
  for (const name of [...inputs, ...outputs.map((output) => join("dist", output))]) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), name);
  }
  await remember(context.options, []);
  assert.is(await isUpToDate(context.options), true);
});
test.after.each(({ options }) => rmSync(options.root, { recursive: true }));

for (const name of inputs)
  test(`a build is out of date when ${name} has changed`, async ({ options }) => {
    appendFileSync(join(options.root, name), "\n");
    assert.is(await isUpToDate(options), false);
  });

for (const name of outputs) {
  test(`a build is out of date when its ${name} is missing`, async ({ options }) => {
    rmSync(join(options.dist, name));
    assert.is(await isUpToDate(options), false);
  });
  test(`a build is out of date when its ${name} was emptied`, async ({ options }) => {
    writeFileSync(join(options.dist, name), "");
    assert.is(await isUpToDate(options), false);
  });
}

test("a build is out of date when a file was added to its sources or outputs", async ({ options }) => {
  for (const name of ["src/new.ts", "dist/public/new.html"]) {
    writeFileSync(join(options.root, name), "");
    assert.is(await isUpToDate(options), false, name);
    rmSync(join(options.root, name));
    assert.is(await isUpToDate(options), true, name);
  }
});

test("a build made with other settings is not reused", async ({ options }) => {
  const others: Partial<BuildOptions>[] = [
    { isProduction: false },
    { hasGallery: true },
    { hasInspector: true },
    { isLive: true },
    { year: 2027 },
  ];
  for (const other of others)
    assert.is(await isUpToDate({ ...options, ...other }), false, JSON.stringify(other));
});

test.run();
