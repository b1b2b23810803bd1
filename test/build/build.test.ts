import { SourceMap } from "node:module";
import { basename } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copiedFor, livingScreens, partsBefore } from "../../scripts/build/earlier-parts.mjs";
import { root } from "../../server/platform/config/root";
import { builtDist, listBuilt, readBuilt } from "../support/browser/built";

const test = suite("build");

test("every text file has compressed twins that decompress to it", async () => {
  const dist = await builtDist();
  const files = (await listBuilt(dist)).filter((file) => file.startsWith("public/"));
  const texts = files.filter(
    (file) => /\.(js|css|svg|txt|map|html)$/.test(file) && !/public\/app(-[\w-]+)?\.html$/.test(file),
  );
  assert.ok(texts.length >= 7);
  for (const file of texts) {
    const [plain, br, gz] = await Promise.all(
      [file, `${file}.br`, `${file}.gz`].map((name) => readBuilt(dist, name)),
    );
    assert.ok(plain && br && brotliDecompressSync(br).equals(plain), `${file}.br`);
    assert.ok(plain && gz && gunzipSync(gz).equals(plain), `${file}.gz`);
  }
});

test("a production build does not live-reload pages", async () => {
  const dist = await builtDist();
  for (const file of (await listBuilt(dist)).filter((name) => /^public\/.*\.(html|js)$/.test(name)))
    assert.not.ok((await readBuilt(dist, file)).includes("live-reload"), file);
});

test("the server's bundles contain only Latin-1 characters, since V8 stores a script with any other in two bytes per character", async () => {
  const dist = await builtDist();
  const scripts = (await listBuilt(dist)).filter((name) => /^server\/.*\.js$/.test(name));
  assert.ok(scripts.includes("server/main.js"));
  for (const file of scripts) {
    const text = (await readBuilt(dist, file)).toString("utf8");
    const [found] = /.{0,40}[\u{100}-\u{10ffff}].{0,40}/u.exec(text) ?? [];
    assert.is(found, undefined, file);
  }
});

test("every script, sheet and font has a hash in its name, and scripts have a source map", async () => {
  const files = await listBuilt(await builtDist());
  const assets = files.filter((file) => file.startsWith("public/assets/") && !/\.(br|gz)$/.test(file));
  for (const file of assets) assert.match(file, /-[A-Za-z0-9]{8}\.(css|css\.map|js|js\.map|woff2)$/);
  // Swagger UI's own script is not ours to read, and its map would be larger than the app.
  const scripts = assets.filter((file) => file.endsWith(".js") && !file.startsWith("public/assets/docs-"));
  for (const script of scripts) assert.ok(assets.includes(`${script}.map`), `${script}.map`);
  assert.is(assets.filter((file) => file.endsWith(".woff2")).length, 1);
});

test("no published file contains the path of the build folder", async () => {
  const dist = await builtDist();
  for (const file of (await listBuilt(dist)).filter((name) => /^public\/.*\.(js|map|html)$/.test(name)))
    assert.not.ok((await readBuilt(dist, file)).includes(root), file);
});

test("files that do not belong to the build are deleted", async () => {
  const tops = new Set((await listBuilt(await builtDist())).map((file) => file.split("/")[0]));
  assert.equal([...tops].sort(), [
    ".fingerprint.json",
    ".npmrc",
    "build.json",
    "package-lock.json",
    "package.json",
    "public",
    "server",
  ]);
});

test("the long scripts of the first load ask V8 for eager compilation, and their source maps still match", async () => {
  const dist = await builtDist();
  const html = (await readBuilt(dist, "public/app.html")).toString();
  const scripts = [...new Set(html.match(/assets\/[\w-]+\.js/g))];
  const hinted = [];
  for (const name of scripts) {
    const [first, ...rest] = (await readBuilt(dist, `public/${name}`)).toString().split("\n");
    if (first !== "//# allFunctionsCalledOnLoad") continue;
    hinted.push(name);
    const map = new SourceMap(JSON.parse((await readBuilt(dist, `public/${name}.map`)).toString()));
    const column = rest[0]?.indexOf("function") ?? -1;
    assert.ok(column >= 0 && "originalSource" in map.findEntry(1, column), name);
    assert.equal(map.findEntry(0, 0), {});
  }
  assert.is(hinted.length, 1);
  assert.ok(hinted.length < scripts.length);
});

test("the first load is one script, which the entry and later chunks import", async () => {
  const dist = await builtDist();
  const html = (await readBuilt(dist, "public/app-sign-in.html")).toString();
  const first = [...html.matchAll(/rel="modulepreload" href="\/assets\/([^"]+)"/g)].map(([, name]) => name);
  // The other holds helpers of the bundler, which packages ask for as well.
  assert.is(first.length, 2);
  const importers = (await listBuilt(dist)).filter((file) =>
    /assets\/(main|ways-in|settings\.screen|overlays\.part)-\w+\.js$/.test(file),
  );
  assert.is(importers.length, 4);
  for (const file of importers)
    assert.match((await readBuilt(dist, file)).toString(), `from"./${first[0]}"`, file);
});

/** The parts' own scripts, and those that some of them load statically, at any distance. */
async function chunksOf(dist: Awaited<ReturnType<typeof builtDist>>) {
  const names = (await listBuilt(dist)).filter((file) => /^public\/assets\/.*\.js$/.test(file));
  const chunkOf = (part: string) => {
    const start = `public/assets/${basename(part).replace(/\.tsx?$/, "")}-`;
    const found = names.filter((name) => name.startsWith(start));
    assert.is(found.length, 1, part);
    return found[0] ?? "";
  };
  const scriptsOf = async (parts: readonly string[]) => {
    const seen = new Set(parts.map(chunkOf));
    for (const file of seen)
      for (const [, name] of (await readBuilt(dist, file))
        .toString()
        .matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        seen.add(`public/assets/${name}`);
    return seen;
  };
  return { chunkOf, scriptsOf };
}

test("what a page loads alone comes in few scripts, for which no member's part asks", async () => {
  const { scriptsOf } = await chunksOf(await builtDist());
  const before = await scriptsOf(["overlays.part", "device.part"]);
  const others = await scriptsOf(Object.keys(partsBefore).filter((part) => !copiedFor.alone.includes(part)));
  for (const part of copiedFor.alone) {
    const own = [...(await scriptsOf([part]))].filter((name) => !before.has(name));
    assert.ok(own.length <= 3, `${part} takes ${own.length} scripts`);
    assert.equal(
      own.filter((name) => others.has(name)),
      [],
      part,
    );
  }
});

/** Of a living screen. 25 are the target. */
const mostScripts = 48;

test("lazy parts share their modules with the parts before them, in few files", async () => {
  const { chunkOf, scriptsOf } = await chunksOf(await builtDist());
  for (const part of Object.keys(partsBefore)) chunkOf(part);
  const base = ["overlays.part", "device.part"];
  const { size: signIn } = await scriptsOf([...base, "sign-in.part", "ways-in"]);
  assert.ok(signIn <= mostScripts, `the sign-in takes ${signIn} scripts`);
  for (const [screen, parts] of Object.entries(livingScreens)) {
    const { size } = await scriptsOf(parts);
    assert.ok(size <= mostScripts, `${screen} takes ${size} scripts`);
  }
});

test.run();
