import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Leaves one mapping for each line of the server's source maps. Node reads a map whole when its file is loaded, and keeps an object for
 * each mapping: 145,000 of them took 11 MB of memory. A stack still names file and line, as each line of the bundle is one statement or
 * less; the column is that of the line's beginning.
 * @param {string} folder
 */
export async function keepLinesOfMaps(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".js.map"));
  await Promise.all(
    files.map(async (file) => {
      const map = JSON.parse(await readFile(join(folder, file), "utf8"));
      const lines = { ...map, names: [], mappings: keepLines(map.mappings) };
      await writeFile(join(folder, file), JSON.stringify(lines));
    }),
  );
}

/**
 * Each number of a mapping except the bundle's column is relative to the previous mapping, on whichever line.
 * @param {string} mappings
 */
export function keepLines(mappings) {
  const at = [0, 0, 0];
  const kept = [0, 0, 0];
  return mappings
    .split(";")
    .map((line) => {
      let first = "";
      let column = 0;
      for (const mapping of line.split(",")) {
        const [step = 0, ...place] = decode(mapping);
        column += step;
        for (const index of at.keys()) at[index] = (at[index] ?? 0) + (place[index] ?? 0);
        if (first !== "" || place.length === 0) continue;
        first = encode([column, ...at.map((value, index) => value - (kept[index] ?? 0))]);
        at.forEach((value, index) => {
          kept[index] = value;
        });
      }
      return first;
    })
    .join(";");
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Numbers in base 64, five bits a digit, the lowest first; the lowest bit of all is the sign. @param {string} text */
function decode(text) {
  /** @type {number[]} */
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const sign of text) {
    const digit = digits.indexOf(sign);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** @param {number[]} numbers */
function encode(numbers) {
  return numbers
    .map((number) => {
      let text = "";
      let rest = number < 0 ? (-number << 1) | 1 : number << 1;
      do {
        text += digits[(rest & 31) | (rest > 31 ? 32 : 0)];
        rest >>>= 5;
      } while (rest > 0);
      return text;
    })
    .join("");
}
