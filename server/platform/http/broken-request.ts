import { randomUUID } from "node:crypto";
import type { FastifyServerOptions } from "fastify";
import { Problem } from "./problem";

type Handler = NonNullable<FastifyServerOptions["clientErrorHandler"]>;

/**
 * Bytes that are not HTTP, or headers above the size limit, never become a request: write the reply to the
 * socket.
 */
export const answerBrokenRequest =
  (headers: Record<string, string>): Handler =>
  (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const problem = new Problem(
      error.code === "HPE_HEADER_OVERFLOW" ? "REQUEST_413_TOO_LARGE" : "REQUEST_400_INVALID",
    );
    const body = JSON.stringify(problem.body(randomUUID()));
    const head = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}`);
    const reason = problem.status === 413 ? "Payload Too Large" : "Bad Request";
    socket.end([`HTTP/1.1 ${problem.status} ${reason}`, ...head, "", body].join("\r\n"));
  };
