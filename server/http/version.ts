import type { FastifyReply } from "fastify";
import { Problem } from "./problem";

/** A row's version as its ETag: strong, since every change raises it. */
export const tagVersion = (reply: FastifyReply, version: number) => reply.header("etag", `"${version}"`);

/**
 * Whether `If-Match` names the version that the row has now, read under its lock. A missing header is told apart from a stale one:
 * the one is a fault of the app, the other somebody else's change.
 */
export function expectVersion(ifMatch: string | undefined, version: number): void {
  const named = /^"(\d{1,9})"$/.exec(ifMatch ?? "")?.[1];
  if (named === undefined) throw new Problem("REQUEST_428_VERSION");
  if (Number(named) !== version) throw new Problem("REQUEST_412_CHANGED");
}
