import { ConfigError } from "./config/config-reader";
import { isDatabaseDown } from "./db/fault";
import { FolderInUse } from "./db/folder-lock";

/** A reason not to start, said in a sentence. */
export class StartFault extends Error {
  override readonly name = "StartFault";
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
  }
}

/** What a person at a terminal reads when the server does not start. */
export function startFault(error: unknown): string {
  if (error instanceof ConfigError) return ["The server cannot start:", ...error.faults].join("\n  ");
  if (error instanceof StartFault || error instanceof FolderInUse)
    return `The server cannot start: ${error.message}`;
  if (!(error instanceof Error)) return "The server cannot start, and what failed does not say why.";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "EADDRINUSE") return "The server cannot start: its PORT is in use. Name another one in PORT.";
  if (code === "EACCES" && "syscall" in error && error.syscall === "listen")
    return "The server cannot start: it may not listen on that PORT. Name one above 1023 in PORT.";
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `The server cannot start: HOST or the host in DATABASE_URL does not exist here (${code}).`;
  if (isDatabaseDown(error) || /^(28|3D)/.test(code))
    return `The server cannot start: the database of DATABASE_URL does not answer or refuses the log-in${code && ` (${code})`}.`;
  return `The server cannot start: ${error.stack ?? error.message}`;
}
