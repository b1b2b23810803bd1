import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../server/platform/config/root";
import { sizeOf } from "./bundle";

/** The product's own build, which the bench weighs. */
const dist = path.join(root, "dist/public");

export async function page(file: string) {
  const html = await readFile(path.join(dist, file), "utf8");
  const scripts = [...html.matchAll(/(?:href|src)="?\/assets\/([\w-]+\.js)/g)].flatMap(
    ([, name]) => name ?? [],
  );
  return {
    bytes: sizeOf(html),
    scripts: /modulepreload/.test(html) ? await withImports(scripts) : [],
  };
}

export const sizeOfFile = async (name: string) => sizeOf(await readFile(path.join(dist, name)));
export const weights = (names: readonly string[]) =>
  Promise.all(names.map((name) => sizeOfFile(`assets/${name}`)));
export const entries = async () =>
  (await readdir(path.join(dist, "assets"))).filter((name) => name.endsWith(".js"));

/** The scripts with their static imports. */
export async function withImports(names: readonly string[]): Promise<string[]> {
  const all = new Set(names);
  for (const name of all) {
    const text = await readFile(path.join(dist, "assets", name), "utf8");
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g))
      if (imported) all.add(imported);
  }
  return [...all];
}

/** The script of a lazy part. */
export async function fileOf(part: string): Promise<string> {
  const start = `${path.basename(part).replace(/\.tsx?$/, "")}-`;
  const found = (await entries()).find((name) => name.startsWith(start));
  if (!found) throw new Error(`The build has no script of ${part}.`);
  return found;
}
