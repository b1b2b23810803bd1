import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bundleContract } from "../../openapi/bundle.mjs";
import { readContract } from "../../scripts/build/contract.mjs";
import { writeBundle } from "../../scripts/bundle-file.mjs";
import { root } from "../../server/platform/config/root";
import { specification } from "../../server/platform/http/specification";

const test = suite("contract in the build");

const buildSpecification = (folder: string) =>
  build({
    entryPoints: [join(folder, "server/platform/http/specification.ts")],
    write: false,
    format: "esm",
    logLevel: "silent",
    plugins: [readContract(folder)],
  });

test("the server gets the bundled contract, from a build and from the sources", async () => {
  const bundle = bundleContract(root);
  const { outputFiles } = await buildSpecification(root);
  const built = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  assert.equal(built.specification, bundle);
  assert.equal(specification, bundle);
});

test("an unchanged bundle is not written again, since a running Prism restarts when its file changes", () => {
  const { ino } = statSync(writeBundle());
  assert.is(statSync(writeBundle()).ino, ino);
});

test("a contract that is no YAML fails the build and says why", async () => {
  const folder = mkdtempSync(join(tmpdir(), "drip-contract-"));
  for (const name of ["server/platform/http", "openapi/paths", "openapi/schemas"])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "openapi.yaml"), "openapi: [3.1.0");
  writeFileSync(join(folder, "server/platform/http/specification.ts"), "");
  const fate = await buildSpecification(folder).then(() => "built", String);
  assert.match(fate, /openapi\.yaml: Flow sequence in block collection .* at line 1/);
  rmSync(folder, { recursive: true });
});

test.run();
