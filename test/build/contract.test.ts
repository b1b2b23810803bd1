import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readContract } from "../../scripts/build/contract.mjs";

const test = suite("contract in the build");

for (const [name, text, fault] of [
  ["is no YAML", "openapi: [3.1.0", /Flow sequence in block collection .* at line 1/],
  ["is no valid OpenAPI", "openapi: 3.1.0\ninfo: {}", /openapi\.yaml is no valid contract/],
] as const)
  test(`a contract that ${name} fails the build and says why`, async () => {
    const root = mkdtempSync(join(tmpdir(), "drip-contract-"));
    mkdirSync(join(root, "server/http"), { recursive: true });
    writeFileSync(join(root, "openapi.yaml"), text);
    const entry = join(root, "server/http/specification.ts");
    writeFileSync(entry, "");
    const plugins = [readContract(root)];
    const fate = await build({ entryPoints: [entry], write: false, logLevel: "silent", plugins }).then(
      () => "built",
      String,
    );
    assert.match(fate, fault);
    rmSync(root, { recursive: true });
  });

test.run();
