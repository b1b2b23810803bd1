import { rmSync } from "node:fs";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Window } from "happy-dom";
import { build } from "../../../esbuild.config.mjs";
import { root } from "../../../server/platform/config/root";

export type Page = { file: string; scriptHashes: string[]; styleHashes: string[] };
export type BuildFacts = {
  pages: Record<string, Page>;
  app: { signIn: string; shell: string; hasGallery: boolean };
};

let ours: Promise<string> | undefined;

/** The product's production build, rebuilt if the sources have changed. */
export function builtDist() {
  ours ??= build().then(() => join(root, "dist"));
  return ours;
}

/** A build in a folder of its own. */
export async function buildInto() {
  const dist = await mkdtemp(join(tmpdir(), "drip-dist-"));
  process.once("exit", () => rmSync(dist, { recursive: true, force: true }));
  await build({ dist });
  return dist;
}

export async function listBuilt(dist: string) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .sort();
}

export const readBuilt = (dist: string, file: string) => readFile(join(dist, file));

export const readFacts = async (dist: string): Promise<BuildFacts> =>
  JSON.parse(await readFile(join(dist, "build.json"), "utf8"));

/** A built page's text, and its document as parsed without running scripts. */
export async function openBuilt(file: string) {
  const html = await readFile(join(await builtDist(), "public", file), "utf8");
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  window.document.write(html);
  return { html, document: window.document as unknown as Document };
}
