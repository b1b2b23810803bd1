import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "./fingerprint.mjs";

const isText = /\.(html|js|css|svg|txt|map|json|webmanifest)$/;
/** These contain a nonce per response and are filled in when served. */
const isTemplate = /\/app(-[\w-]+)?\.html$/;

/**
 * Puts .br and .gz beside every text file. Source maps, which only developers' tools load, get less effort.
 * @param {string} folder @returns {Promise<Map<string, number>>} brotli bytes by path below the folder
 */
export async function compressAll(folder) {
  const files = (await listFiles(folder)).filter((file) => isText.test(file) && !isTemplate.test(file));
  const sizes = new Map();
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(content, file.endsWith(".map") ? 5 : 11),
        promisify(gzip)(content, { level: file.endsWith(".map") ? 6 : 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      sizes.set(file.slice(folder.length + 1), br.length);
    }),
  );
  return sizes;
}

/** @param {Buffer | string} content */
export const brotli = (content, quality = 11) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  });
