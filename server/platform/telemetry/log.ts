import fastify, { type FastifyBaseLogger } from "fastify";
import type { Settings } from "../config/config";

/** Lines contain a method, a route's pattern, a status, a time and a request id; nothing of a request's contents. */
export const openLog = (
  { logLevel }: Pick<Settings, "logLevel">,
  stream: { write(line: string): void } = process.stdout,
): FastifyBaseLogger =>
  // Fastify creates the logger: an app that is never started provides it.
  fastify({
    logger: { level: logLevel, stream, serializers: { err: (error) => describe(error) } },
  }).log;

interface Description {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/** A driver's error repeats the statement's values, a mail server's the address: keep only what identifies the fault. */
function describe(error: unknown, depth = 0): Description {
  if (!(error instanceof Error)) return { type: typeof error, message: "Not an error", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: scrub(error.message),
    ...(code === undefined ? {} : { code }),
    stack: frames.join("\n"),
    ...(error.cause === undefined || depth === 4 ? {} : { cause: describe(error.cause, depth + 1) }),
  };
}

const scrub = (message: string) =>
  message
    .replace(/\nparams:[\s\S]*$/, "")
    .replace(/[^\s"'<>()=,;:]+@[^\s"'<>(),;:]+/g, "[address]")
    .replace(/"[^"]*"/g, (quoted) => (/^"[a-z_]{1,40}"$/.test(quoted) ? quoted : '"…"'))
    .replace(/[\w-]{8,}(\.[\w-]{8,})+|[A-Za-z0-9_-]{32,}/g, "[secret]");
