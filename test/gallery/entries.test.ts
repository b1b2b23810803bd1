import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { slug } from "../../src/gallery/address";
import { galleryEntries } from "../../src/gallery/entries";
import type { GalleryEntry } from "../../src/gallery/entry";

const test = suite("gallery entries");

test("every entry file is in the gallery", () => {
  const load = createRequire(resolve("test/gallery/entries.test.ts"));
  const missing: string[] = [];
  for (const file of readdirSync("src/gallery").filter((name) => name.endsWith(".gallery.tsx"))) {
    const module: Record<string, unknown> = load(`../../src/gallery/${file}`);
    for (const [name, value] of Object.entries(module).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each]),
    ))
      if (isEntry(value) && !galleryEntries.includes(value)) missing.push(`${file}: ${name}`);
  }
  assert.equal(missing, []);
});

test("each entry and state has its own URL", () => {
  const addresses = galleryEntries.flatMap(({ name, states }) =>
    states.map((state) => `${slug(name)}/${slug(state.name)}`),
  );
  assert.is(new Set(addresses).size, addresses.length);
  assert.is(new Set(galleryEntries.map(({ name }) => slug(name))).size, galleryEntries.length);
  for (const { name, states } of galleryEntries) assert.ok(states.length > 0, name);
});

const isEntry = (value: unknown): value is GalleryEntry =>
  typeof value === "object" && value !== null && "name" in value && "group" in value && "states" in value;

test.run();
