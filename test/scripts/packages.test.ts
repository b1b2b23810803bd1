import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { judgePackages } from "../../scripts/packages/judge.mjs";
import { readPins } from "../../scripts/packages/pins.mjs";
import { openRegistry } from "../../scripts/packages/registry.mjs";
import { findUnneeded } from "../../scripts/packages/unneeded.mjs";
import { UserFacingError } from "../../scripts/report.mjs";
// The registry's replies of 2026-11-22, without versions and fields that no test reads.
import replies from "../support/registry/replies.json";

const test = suite<{ folder: string }>("packages");
const oldest = "20.19.0";

type Documents = Parameters<typeof judgePackages>[1];
const recorded = replies as unknown as Documents;

const judge = (pins: Record<string, string>, documents = recorded) => judgePackages(pins, documents, oldest);

test("a newer version is recommended if it runs; one that needs a newer Node.js has to wait", () => {
  assert.equal(judge({ secretlint: "11.7.1" }), [
    "secretlint 11.7.1: behind, take 12.0.0; 13.0.6 has to wait: it needs Node.js >=22.0.0",
  ]);
  assert.equal(judge({ secretlint: "12.0.0" }), [
    "secretlint 12.0.0: 13.0.6 has to wait: it needs Node.js >=22.0.0",
  ]);
});

test("on a newer Node.js nothing has to wait for it", () => {
  assert.equal(judgePackages({ secretlint: "11.7.1" }, recorded, "24.0.0"), [
    "secretlint 11.7.1: behind, take 13.0.6",
  ]);
});

test("a package waits while another's peer dependency excludes it", () => {
  assert.equal(judge({ typescript: "5.9.2", "openapi-typescript": "7.13.0" }), [
    "typescript 5.9.2: behind, take 5.9.3; 7.0.2 has to wait: openapi-typescript 7.13.0 wants typescript ^5.x",
  ]);
  assert.equal(judge({ typescript: "5.9.2" }), ["typescript 5.9.2: behind, take 7.0.2"]);
});

test("a package waits while it is incompatible with a pin", () => {
  assert.equal(judge({ "ajv-formats": "2.1.1", ajv: "8.20.0" }), ["ajv-formats 2.1.1: behind, take 3.0.1"]);
  assert.equal(
    judge({ "ajv-formats": "2.1.1", ajv: "6.12.6" })[0],
    "ajv-formats 2.1.1: 3.0.1 has to wait: it wants ajv ^8.0.0",
  );
});

test("@types/node stays at the oldest supported Node.js", () => {
  assert.equal(judge({ "@types/node": "20.19.43" }), [
    "@types/node 20.19.43: 26.6.6 has to wait: the types are those of the oldest Node.js that works",
  ]);
});

test("a package waits while only its dependencies need a newer Node.js", () => {
  assert.equal(judge({ firebase: "12.19.0" }), [
    "firebase 12.19.0: 13.2.0 has to wait: the @firebase/app of 13 needs Node.js >=24.12.0",
  ]);
});

test("an up-to-date package is not reported, and prereleases are ignored", () => {
  assert.equal(judge({ "@testing-library/dom": "10.4.2", "openapi-typescript": "7.13.0" }), []);
  const { "7.0.2": _, ...versions } = recorded.typescript?.versions ?? {};
  const documents = { typescript: { "dist-tags": { latest: "6.0.0-beta" }, versions } };
  assert.equal(judge({ typescript: "5.9.3" }, documents), []);
});

/** The recorded replies have no deprecated version; the field is documented by npm's registry. */
test("a deprecated version is reported with the registry's message and is never recommended", () => {
  const documents = structuredClone(recorded);
  const versions = documents.secretlint?.versions ?? {};
  versions["11.7.1"] = { ...versions["11.7.1"], deprecated: "Use 12." };
  versions["12.0.0"] = { ...versions["12.0.0"], deprecated: "Broken." };
  assert.equal(judge({ secretlint: "11.7.1" }, documents), [
    "secretlint 11.7.1: 13.0.6 has to wait: it needs Node.js >=22.0.0; deprecated: Use 12.",
  ]);
});

test("a withdrawn version is reported", () => {
  assert.equal(judge({ "openapi-typescript": "7.12.99" }), [
    "openapi-typescript 7.12.99: behind, take 7.13.0; the registry no longer has this version",
  ]);
});

const answering = (answer: (address: string, accept: string) => Response): typeof fetch => {
  return async (address, options) =>
    answer(String(address), new Headers(options?.headers).get("accept") ?? "");
};

test("the registry is asked for each package's abbreviated document at npm's address", async () => {
  const asked: string[] = [];
  const get = answering((address, accept) => {
    asked.push(`${address} ${accept}`);
    return Response.json(address.endsWith("ajv") ? replies.ajv : replies["@types/node"]);
  });
  const { sources } = readPins({
    dependencies: { validator: "npm:ajv@8.20.0" },
    devDependencies: { "@types/node": "20.19.43" },
  });
  const documents = await openRegistry({ base: "https://npm.example/all", get }).readAll(sources);
  assert.equal(asked, [
    "https://npm.example/all/ajv application/vnd.npm.install-v1+json",
    "https://npm.example/all/@types%2fnode application/vnd.npm.install-v1+json",
  ]);
  assert.equal(documents, { validator: replies.ajv, "@types/node": replies["@types/node"] });
});

test("an alias has the version and the constraints of the package that it stands for", () => {
  const manifest = {
    dependencies: { compiler: "npm:@scope/native@7.0.1" },
    devDependencies: { ajv: "8.20.0" },
  };
  assert.equal(readPins(manifest), {
    pins: { compiler: "7.0.1", ajv: "8.20.0" },
    sources: { compiler: "@scope/native", ajv: "ajv" },
  });
});

test("an unreachable registry and one without such a package give one sentence", async () => {
  const refusal = async (get: typeof fetch) => {
    const fault = await openRegistry({ base: "https://npm.example", get })
      .readAll({ ajv: "ajv" })
      .catch((reason: unknown) => reason);
    assert.instance(fault, UserFacingError);
    return (fault as UserFacingError).message;
  };
  assert.is(
    await refusal(answering(() => new Response("", { status: 404 }))),
    "The package registry answers 404 for ajv.",
  );
  assert.is(
    await refusal(() => Promise.reject(new TypeError("fetch failed"))),
    "The package registry https://npm.example cannot be reached.",
  );
});

test.before.each((context) => {
  context.folder = fs.mkdtempSync(path.join(os.tmpdir(), "drip-packages-"));
});
test.after.each(({ folder }) => fs.rmSync(folder, { recursive: true }));

/** The packages that are unneeded in a project with only these files. */
function unneeded(folder: string, pins: Record<string, string>, files: Record<string, string>) {
  fs.writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ scripts: { demo: "tsx demo.ts" }, devDependencies: pins }),
  );
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  execFileSync("git", ["init", "-q"], { cwd: folder });
  execFileSync("git", ["add", "."], { cwd: folder });
  return findUnneeded(folder, Object.keys(pins), pins, recorded);
}

test("imported, configured, run by a script or wanted as a peer counts as needed", ({ folder }) => {
  const pins = {
    typescript: "5.9.3",
    secretlint: "12.0.0",
    tsx: "4.23.15",
    "@testing-library/react": "16.3.3",
    "@testing-library/dom": "10.4.2",
    "@types/node": "20.19.43",
    "@scope/typed": "1.0.0",
    "@types/scope__typed": "1.0.0",
    "font.face": "1.0.0",
  };
  const files = {
    "a.ts": 'import ts from "typescript";\nconst view = await import("@testing-library/react/pure");',
    ".secretlintrc.json": '{ "use": "secretlint" }',
    "b.mjs": "export const font = 'node_modules/font.face/a.woff2';\nexport * from '@scope/typed';",
  };
  assert.equal(unneeded(folder, pins, files), []);
});

test("a mention in a document, in a longer name or in the lists is no use of a package", ({ folder }) => {
  const pins = { ajv: "8.20.0", "@types/ajv": "1.0.0", tsx: "4.23.15" };
  const files = {
    "README.md": '`ajv` checks what "ajv" checks',
    "package-lock.json": '{ "packages": { "node_modules/ajv": {} } }',
    "a.ts": 'import formats from "ajv-formats";\nexport const name = "my ajv";',
  };
  assert.equal(unneeded(folder, pins, files), ["ajv", "@types/ajv"]);
});

test.run();
