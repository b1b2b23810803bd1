import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";

/** One weight, at the size of headings; the width stays free from condensed to normal. */
const variationAxes = { wght: 800, opsz: 72, wdth: { min: 75, max: 100 } };

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin as western Europe writes it, and the punctuation that a typographer sets. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‹›€™−`;

/** @param {{ root: string, publicFolder: string }} options @returns {Promise<{ file: string, url: string, bytes: number }>} */
export async function makeTypeface({ root, publicFolder }) {
  const original = await readFile(`${root}/${source}`);
  const recipe = createHash("sha256")
    .update(original)
    .update(JSON.stringify([characters, variationAxes]))
    .digest("hex");
  const kept = `${root}/node_modules/.cache/drip/typeface-${recipe.slice(0, 16)}.woff2`;
  const font = await readFile(kept).catch(async () => {
    const made = await subsetFont(original, characters, {
      targetFormat: "woff2",
      variationAxes,
      noHinting: true,
      keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"],
    });
    await mkdir(`${root}/node_modules/.cache/drip`, { recursive: true });
    await writeFile(kept, made);
    return made;
  });
  const name = `bricolage-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`;
  await writeFile(`${publicFolder}/assets/${name}`, font);
  return { file: `assets/${name}`, url: `/assets/${name}`, bytes: font.length };
}
