import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { bundleContract } from "../../../openapi/bundle.mjs";
import { bundleServer } from "../../../scripts/build/bundles.mjs";
import { root } from "../../../server/platform/config/root";

const countOperations = (folder: string) =>
  Object.values<object>(bundleContract(folder).paths).flatMap((path) => Object.values(path)).length;

/** A folder with a product built on a contract of at least so many operations: every path repeated under another name. */
export async function openLargeContract(atLeast: number) {
  const home = await fs.mkdtemp(path.join(os.tmpdir(), "drip-large-contract-"));
  for (const name of ["node_modules", "server", "domain"])
    await fs.symlink(path.join(root, name), path.join(home, name));
  for (const name of ["openapi.yaml", "openapi"])
    await fs.cp(path.join(root, name), path.join(home, name), { recursive: true });
  const folder = path.join(home, "openapi/paths");
  const files = await fs.readdir(folder);
  const count = countOperations(root);
  const times = Math.ceil(atLeast / count);
  const prefixes = Array.from({ length: times - 1 }, (_, copy) => `/copy_${copy}`);
  for (const [copy, prefix] of prefixes.entries())
    for (const name of files) {
      const text = await fs.readFile(path.join(folder, name), "utf8");
      await fs.writeFile(path.join(folder, `copy-${copy}-${name}`), text.replace(/^\//gm, `${prefix}/`));
    }
  await fs.cp(path.join(root, "dist"), path.join(home, "dist"), { recursive: true });
  const serverFolder = path.join(home, "dist/server");
  await fs.rm(serverFolder, { recursive: true });
  await bundleServer({ root: home, serverFolder, bundle: (_, options) => build(options) });
  return {
    home,
    prefixes: ["", ...prefixes],
    operations: times * count,
    close: () => fs.rm(home, { recursive: true, force: true }),
  };
}
