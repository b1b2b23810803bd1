import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { product } from "../domain/product";
import { Problem } from "./problem";
import { staticPagePolicy } from "./security-headers";

/** Answers what no route takes: another method on a known path, a person who lost their way, or a client that did. */
export function refuseUnknown(app: FastifyInstance) {
  const known: { matches: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    known.push({ matches: pattern(url), methods: [method].flat() });
  });
  app.setNotFoundHandler(() => {
    throw new Problem("REQUEST_404");
  });
  // Before a body is read: what it holds does not matter here.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split("?", 1)[0] ?? "";
    const methods = new Set(known.flatMap((route) => (route.matches.test(path) ? route.methods : [])));
    if (methods.size > 0 && !methods.has(request.method)) {
      reply.header("allow", [...methods].sort().join(", "));
      throw new Problem("REQUEST_405_METHOD");
    }
    if (!isNavigation(request)) throw new Problem("REQUEST_404");
    reply.header("content-security-policy", pagePolicy);
    return reply.code(404).type("text/html; charset=utf-8").send(page);
  });
}

const pattern = (url: string) =>
  new RegExp(
    `^${url
      .split("/")
      .map((part) =>
        part.startsWith(":") ? "[^/]+" : part === "*" ? ".*" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
      )
      .join("/")}$`,
  );

export const isNavigation = (request: FastifyRequest) =>
  ["GET", "HEAD"].includes(request.method) && (request.headers.accept ?? "").includes("text/html");

const style =
  "html{color-scheme:light dark;}body{display:grid;place-content:center;min-block-size:90vh;margin:0;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center;}a{display:inline-block;padding:.75rem;color:inherit;}";

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Out of bounds · ${product.name}</title><style>${style}</style><main><h1>Out of bounds!</h1><p>There is no page at this address.</p><p><a href="/">Back to ${product.name}</a></p></main></html>`;

const pagePolicy = staticPagePolicy({
  scriptHashes: [],
  styleHashes: [`sha256-${createHash("sha256").update(style).digest("base64")}`],
});
