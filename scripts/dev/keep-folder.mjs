import fs from "node:fs";
import path from "node:path";

/** @typedef {{ putBack: () => void }} KeptFolder */

/**
 * Copies a folder's present contents, to restore them later.
 * @param {string} folder @returns {KeptFolder}
 */
export function keepFolder(folder) {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = names
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile())
    .map((file) => ({ file, bytes: fs.readFileSync(file) }));
  return {
    putBack() {
      fs.rmSync(folder, { recursive: true, force: true });
      for (const { file, bytes } of files) {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, bytes);
      }
    },
  };
}
