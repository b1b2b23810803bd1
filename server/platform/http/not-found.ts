import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PageSource } from "./pages";
import { Problem } from "./problem";
import { staticPagePolicy } from "./security-headers";
import { sendFile } from "./static";

/**
 * Answers requests without a route: 405 for another method on a known path, else the 404 page for people and
 * a 404 code for programs.
 */
export function refuseUnknown(app: FastifyInstance, pages?: PageSource) {
  const known: { matches: RegExp; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    known.push({ matches: pattern(url), methods: [method].flat() });
  });
  app.setNotFoundHandler(() => {
    throw new Problem("REQUEST_404");
  });
  // In onRequest, so that no body is read for an unknown route.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.is404) return;
    const path = request.url.split("?", 1)[0] ?? "";
    const methods = new Set(known.flatMap((route) => (route.matches.test(path) ? route.methods : [])));
    if (methods.size > 0 && !methods.has(request.method)) {
      reply.header("allow", [...methods].sort().join(", "));
      throw new Problem("REQUEST_405_METHOD");
    }
    const page = pages?.current.notFound;
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
