import { request as ask } from "node:http";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { IdentityUnavailable, Problem } from "../../platform/http/problem";

const prefixes = ["/identitytoolkit.googleapis.com", "/securetoken.googleapis.com"];
const wanted = ["content-type", "x-client-version", "x-firebase-gmpid", "x-firebase-locale"];

/**
 * Development only: the browser's SDK reaches the identity emulator through this origin. Its admin paths are not
 * forwarded, nor the Authorization header, whose value "owner" would open them.
 */
export function proxyEmulator(emulatorHost: string): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    for (const prefix of prefixes) {
      app.route({
        method: ["GET", "POST"],
        exposeHeadRoute: false,
        url: `${prefix}/*`,
        handler: async (request, reply) => {
          if (/\.\.|%2e|%2f|%5c|\\|\/\/|\/emulator\//i.test(request.url.split("?", 1)[0] ?? ""))
            throw new Problem("REQUEST_404");
          const headers = Object.fromEntries(
            wanted.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])),
          );
          const answer = await forward(emulatorHost, {
            method: request.method,
            path: request.url,
            headers,
            body: Buffer.isBuffer(request.body) ? request.body : null,
          });
          return reply.code(answer.status).type(answer.type).send(withoutHash(answer.body));
        },
      });
    }
  };
}

/** The emulator's password hash is the password, and is part of each account. A real project returns neither. */
const withoutHash = (body: Buffer) =>
  body.includes('"passwordHash"')
    ? JSON.stringify(
        JSON.parse(body.toString("utf8"), (name, value) =>
          name === "passwordHash" || name === "salt" ? undefined : value,
        ),
      )
    : body;

interface Question {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer | null;
}

function forward(host: string, { method, path, headers, body }: Question) {
  return new Promise<{ status: number; type: string; body: Buffer }>((resolve, reject) => {
    const outgoing = ask(`http://${host}`, {
      method,
      path,
      headers: { ...headers, ...(body ? { "content-length": body.length } : {}) },
      timeout: 10_000,
    });
    const fail = (error?: Error) => reject(new IdentityUnavailable(error));
    outgoing.on("timeout", () => outgoing.destroy(new Error("The emulator took too long.")));
    outgoing.on("error", fail);
    outgoing.on("response", (incoming) => {
      const parts: Buffer[] = [];
      incoming.on("error", fail);
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("end", () =>
        resolve({
          status: incoming.statusCode ?? 502,
          type: incoming.headers["content-type"] ?? "application/json",
          body: Buffer.concat(parts),
        }),
      );
    });
    outgoing.end(body ?? undefined);
  });
}
