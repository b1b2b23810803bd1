import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./fingerprint.mjs";

/** Megabytes, unpacked: of what the build made, and of that with the packages that the server needs beside it. @param {{ root: string, dist: string }} places */
export async function weigh({ root, dist }) {
  const own = await sizeOf([
    ...(await listFiles(join(dist, "public"))),
    ...(await listFiles(join(dist, "server"))),
  ]);
  const { packages } = JSON.parse(await readFile(join(dist, "package-lock.json"), "utf8"));
  /** @type {[string, { optional?: boolean }][]} */
  const locked = Object.entries(packages);
  let all = own;
  for (const [place, { optional }] of locked) {
    if (place === "" || optional) continue;
    const folder = join(root, place);
    // A package's own packages have places of their own.
    all += await sizeOf(
      (await listFiles(folder)).filter((file) => !file.startsWith(join(folder, "node_modules"))),
    );
  }
  return { own: own / 1e6, all: all / 1e6 };
}

/** @param {string[]} files */
async function sizeOf(files) {
  const stats = await Promise.all(files.map((file) => stat(file)));
  return stats.reduce((sum, { size }) => sum + size, 0);
}
