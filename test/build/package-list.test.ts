import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writePackageList } from "../../scripts/build/package-list.mjs";

const test = suite<{ root: string }>("package list");

test.before.each((context) => {
  context.root = mkdtempSync(join(tmpdir(), "drip-packages-"));
  const write = (name: string, value: unknown) =>
    writeFileSync(join(context.root, name), JSON.stringify(value));
  const dependencies = { "@some/server": "1.0.0", pg: "8.0.0" };
  write("package.json", {
    name: "drip",
    version: "1.2.3",
    license: "MIT",
    engines: { node: ">=20" },
    dependencies,
    devDependencies: { react: "19.0.0" },
  });
  write("package-lock.json", {
    lockfileVersion: 3,
    packages: {
      "": { dependencies, devDependencies: { react: "19.0.0" } },
      "node_modules/@some/server": { version: "1.0.0" },
      "node_modules/pg": { version: "8.0.0" },
      "node_modules/pg-native": { version: "3.0.0", optional: true },
      "node_modules/react": { version: "19.0.0", dev: true },
    },
  });
});
test.after.each(({ root }) => rmSync(root, { recursive: true }));

const importing = (...paths: string[]): Metafile => ({
  inputs: {},
  outputs: {
    "main.js": {
      bytes: 0,
      inputs: {},
      exports: [],
      imports: paths.map((path) => ({ path, kind: "import-statement", external: true })),
    },
  },
});

const write = (root: string, ...paths: string[]) =>
  writePackageList({ root, aside: (name) => join(root, `made-${name}`) }, importing(...paths));

test("the list holds what the server imports and its dependencies, in the versions of the lock file", async ({
  root,
}) => {
  await write(root, "@some/server/part", "pg", "node:fs", "path");
  const read = (name: string) => JSON.parse(readFileSync(join(root, `made-${name}`), "utf8"));
  assert.equal(read("package.json").dependencies, { "@some/server": "1.0.0", pg: "8.0.0" });
  assert.is(read("package.json").devDependencies, undefined);
  assert.equal(Object.keys(read("package-lock.json").packages), [
    "",
    "node_modules/@some/server",
    "node_modules/pg",
    "node_modules/pg-native",
  ]);
});

test("an undeclared and an unused package fail the build", async ({ root }) => {
  const faultOf = (...paths: string[]) =>
    write(root, ...paths).then(
      () => "",
      (fault: Error) => fault.message,
    );
  assert.match(await faultOf("@some/server", "pg", "ajv"), "The server imports ajv: declare it");
  assert.match(await faultOf("pg"), "The built server does not import @some/server");
});

test.run();
