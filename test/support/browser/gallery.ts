import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";
import { build } from "esbuild";

/** Serves the gallery on a port of its own, in a development build, without server, session or database. */
export async function serveGallery() {
  const { outputFiles } = await build({
    entryPoints: ["test/support/browser/gallery-page.tsx"],
    outdir: "/",
    bundle: true,
    splitting: true,
    write: false,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"development"' },
  });
  const scripts = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const script = scripts.get(path.slice(1));
    if (script) response.setHeader("content-type", "text/javascript").end(script);
    else if (path.startsWith("/gallery")) response.setHeader("content-type", "text/html").end(page);
    else if (path === "/favicon.svg")
      response.setHeader("content-type", "image/svg+xml").end(readFileSync("src/static/public/favicon.svg"));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const page = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Gallery</title>
<div id="root"></div>
<script type="module" src="/gallery-page.js"></script>
</html>`;
