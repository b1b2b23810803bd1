import { StartFault } from "../base/start-fault";
import { ConfigError } from "../config/config-reader";
import { isDatabaseDown } from "../db/fault";
import { FolderInUse } from "../db/folder-lock.mjs";

/** The message on the terminal when a program does not start. */
export function startFault(error: unknown, cannot = "The server cannot start"): string {
  if (error instanceof ConfigError) return [`${cannot}:`, ...error.faults].join("\n  ");
  if (error instanceof StartFault || error instanceof FolderInUse) return `${cannot}: ${error.message}`;
  if (!(error instanceof Error)) return `${cannot}, and what failed does not say why.`;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code === "EADDRINUSE") return `${cannot}: its PORT is in use. Name another one in PORT.`;
  if (code === "EACCES" && "syscall" in error && error.syscall === "listen")
    return `${cannot}: it may not listen on that PORT. Name one above 1023 in PORT.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${cannot}: HOST or the host in DATABASE_URL does not exist here (${code}).`;
  if (isDatabaseDown(error) || /^(28|3D)/.test(code))
    return `${cannot}: the database of DATABASE_URL does not answer or refuses the log-in${code && ` (${code})`}.`;
  return [`${cannot}: ${error.stack ?? error.message}`, ...reasonsOf(error)].join("\n  because: ");
}

/** What the causes say: for a failed statement, such as a migration's, only the cause has the database's reason. */
export const reasonsOf = ({ cause }: Error): string[] =>
  cause instanceof Error ? [cause.message, ...reasonsOf(cause)] : [];
