import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StaticPage } from "./pages";
import { Problem } from "./problem";
import { staticPagePolicy } from "./security-headers";
import { sendFile } from "./static";

/** Answers what no route takes: another method on a known path, a person who lost their way, or a client that did. */
export function refuseUnknown(app: FastifyInstance, page?: StaticPage) {
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
    if (!page || !isNavigation(request)) throw new Problem("REQUEST_404");
    reply.header("content-security-policy", staticPagePolicy(page));
    return sendFile(request, reply.code(404), page);
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
