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
  for (const name of ["node_modules", "server", "domain", "openapi"])
    await fs.symlink(path.join(root, name), path.join(home, name));
  const file = path.join(home, "openapi.yaml");
  const text = await fs.readFile(path.join(root, "openapi.yaml"), "utf8");
  const [list = ""] = /(?<=^paths:\n)(^ .*\n)+/m.exec(text) ?? [];
  const count = countOperations(root);
  const times = Math.ceil(atLeast / count);
  const copies = Array.from({ length: times - 1 }, (_, copy) =>
    list.replace(/^ {2}\//gm, `  /copy_${copy}/`),
  );
  await fs.writeFile(file, text.replace(list, [list, ...copies].join("")));
  await fs.cp(path.join(root, "dist"), path.join(home, "dist"), { recursive: true });
  const serverFolder = path.join(home, "dist/server");
  await fs.rm(serverFolder, { recursive: true });
  await bundleServer({ root: home, serverFolder, bundle: (_, options) => build(options) });
  return {
    home,
    prefixes: ["", ...copies.map((_, copy) => `/copy_${copy}`)],
    operations: times * count,
    close: () => fs.rm(home, { recursive: true, force: true }),
  };
}
