// Full run only: it builds the product four times.
import { stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../esbuild.config.mjs";
import { buildInto, listBuilt, readBuilt } from "../support/browser/built";

const test = suite<{ dist: string }>("build again");

// One folder for the tests that build: each goes on from what the one before left.
test.before(async (context) => {
  context.dist = await buildInto();
});

test("the same inputs give the same bytes", async ({ dist: one }) => {
  const other = await buildInto();
  const files = await listBuilt(one);
  assert.equal(await listBuilt(other), files);
  const differing = [];
  for (const file of files) {
    const [a, b] = await Promise.all([readBuilt(one, file), readBuilt(other, file)]);
    if (!a.equals(b)) differing.push(file);
  }
  assert.equal(differing, []);
});

test("a build with the gallery reuses no production build's results, and keeps component names", async ({
  dist,
}) => {
  const scripts = async () => {
    const names = (await listBuilt(dist)).filter((file) => /^public\/.*\.js$/.test(file));
    return (await Promise.all(names.map((file) => readBuilt(dist, file)))).join("\n");
  };
  assert.not.match(await scripts(), /"SelectField"/);
  assert.is((await buildWithGallery(dist)).isFresh, false);
  assert.match(await scripts(), /"SelectField"/);
});

test("a second build with unchanged inputs does nothing", async ({ dist }) => {
  const stamp = new Date(1_000_000_000_000);
  await utimes(join(dist, "build.json"), stamp, stamp);
  assert.is((await buildWithGallery(dist)).isFresh, true);
  assert.equal((await stat(join(dist, "build.json"))).mtime, stamp);
});

function buildWithGallery(dist: string) {
  process.env.GALLERY = "1";
  return build({ dist }).finally(() => delete process.env.GALLERY);
}

test.run();
