import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { root } from "../../../server/platform/config/root";

/** A folder to run the product from, in which a second release can replace the built one. */
export async function openReleases() {
  const home = await fs.mkdtemp(path.join(os.tmpdir(), "drip-releases-"));
  const folder = path.join(home, "dist/public");
  for (const name of ["openapi.yaml", "node_modules", "server"])
    await fs.symlink(path.join(root, name), path.join(home, name));
  await fs.cp(path.join(root, "dist"), path.join(home, "dist"), { recursive: true });
  return {
    home,
    /** The same app with different file names, as any changed source gives. */
    async deployNext() {
      const worker = path.join(folder, "sw.js");
      const text = await fs.readFile(worker, "utf8");
      const [, name = ""] = /name:"(\w+)"/.exec(text) ?? [];
      const [, script = ""] = /script:"\/assets\/(main-\w+\.js)"/.exec(text) ?? [];
      const nextScript = "main-NEXTNEXT.js";
      for (const page of ["sw.js", "app.html", "app-sign-in.html"]) {
        const file = path.join(folder, page);
        const old = await fs.readFile(file, "utf8");
        await fs.writeFile(file, old.replaceAll(script, nextScript).replaceAll(`"${name}"`, '"next"'));
      }
      for (const packed of [".br", ".gz"]) await fs.rm(worker + packed);
      for (const packed of ["", ".br", ".gz"])
        await fs.rename(
          path.join(folder, "assets", script + packed),
          path.join(folder, "assets", nextScript + packed),
        );
    },
    close: () => fs.rm(home, { recursive: true, force: true }),
  };
}
