import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { PageSource, Pages } from "./pages";

/** Milliseconds after which a browser reconnects while the server restarts. */
const retry = 200;

/** Sends every connected page the current build and each new one (src/static/live-reload.script.ts). */
export function serveLiveReload(app: FastifyInstance, source: PageSource) {
  const listeners = new Set<ServerResponse>();
  let shown = nameOf(source.current);
  app.get("/live-reload", (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { "content-type": "text/event-stream" });
    raw.write(`retry: ${retry}\ndata: ${shown}\n\n`);
    listeners.add(raw);
    raw.once("close", () => listeners.delete(raw));
  });
  app.addHook("preClose", async () => {
    for (const listener of listeners) listener.end();
  });
  source.onReplaced(() => {
    shown = nameOf(source.current);
    for (const listener of listeners) listener.write(`data: ${shown}\n\n`);
  });
}

const nameOf = ({ files, pages, notFound, signIn, shell }: Pages) =>
  createHash("sha256")
    .update([...files.values(), ...pages.values(), notFound].map(({ tag }) => tag).join())
    .update(signIn)
    .update(shell)
    .digest("base64url");
