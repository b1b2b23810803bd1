/** Drizzle wraps the driver's error: walk down the causes. */
export function* causes(
  error: unknown,
): Generator<Error & { code?: unknown; constraint?: unknown; syscall?: unknown }> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    yield at;
    if (at instanceof AggregateError) for (const inner of at.errors) yield* causes(inner);
  }
}

export const codeOf = (error: { code?: unknown }) => (typeof error.code === "string" ? error.code : "");

/** A unique violation: of two simultaneous inserts the database accepted one. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  [...causes(error)].some(
    (cause) => codeOf(cause) === "23505" && (constraint === undefined || cause.constraint === constraint),
  );

/** The SQLSTATE of a rule of ours, such as DR008, that refused a statement; undefined for every other fault. */
export const brokenRule = (error: unknown): string | undefined =>
  [...causes(error)].map(codeOf).find((code) => /^DR\d{3}$/.test(code));

/** The name of the check or unique constraint that refused a statement. */
export const brokenConstraint = (error: unknown): string | undefined =>
  [...causes(error)].flatMap(({ code, constraint }) =>
    (code === "23514" || code === "23505") && typeof constraint === "string" ? [constraint] : [],
  )[0];

// Connection lost or refused, too many connections, shutting down, cancelled by a timeout, lock timeout, disk or memory full, read-only.
const downStates = /^(08...|53...|57014|57P0[1-5]|55P03|25P03|25006|40001|40P01)$/;
const downCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const downMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|not queryable|cannot use a pool after|pglite is clos/i;

/** The server has become a standby, or was set to read-only: nothing can be written there. */
export const isReadOnly = (error: unknown): boolean =>
  [...causes(error)].some((cause) => codeOf(cause) === "25006");

/** For a write that may be left out while nothing can be written: any other fault is thrown. */
export function unlessReadOnly(error: unknown): void {
  if (!isReadOnly(error)) throw error;
}

/** The connection ended, in contrast to a server that is slow or refuses new ones. */
export const isConnectionLost = (error: unknown): boolean =>
  [...causes(error)].some(
    (cause) =>
      /^(08000|08003|08006|57P01|57P02|ECONNRESET|EPIPE)$/.test(codeOf(cause)) ||
      lostMessage.test(cause.message),
  );
const lostMessage = /connection terminated(?! due to)|not queryable/i;

/** A statement ran longer than the connection allows. An outage as well, except for statements over a whole table. */
export const isCancelled = (error: unknown): boolean =>
  [...causes(error)].some((cause) => codeOf(cause) === "57014");

/** True when the database could not answer, in contrast to having refused a statement. */
export const isDatabaseDown = (error: unknown): boolean =>
  [...causes(error)].some((cause) => {
    const code = codeOf(cause);
    // The socket file of a PostgreSQL that is not running.
    if (code === "ENOENT" && cause.syscall === "connect") return true;
    return downStates.test(code) || downCodes.has(code) || downMessages.test(cause.message);
  });
