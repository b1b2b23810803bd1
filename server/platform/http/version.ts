import type { FastifyReply } from "fastify";
import { Problem } from "./problem";

/** A row's version as its ETag: strong, since every change raises it. */
export const tagVersion = (reply: FastifyReply, version: number) => reply.header("etag", `"${version}"`);

/** The version in `If-Match`, as `tagVersion` writes it: "01" is no version. A missing header has its own code, since it is a bug of the app. */
export function readVersion(ifMatch: string | undefined): number {
  const named = /^"(0|[1-9]\d{0,8})"$/.exec(ifMatch ?? "")?.[1];
  if (named === undefined) throw new Problem("REQUEST_428_VERSION");
  return Number(named);
}

/** Whether `If-Match` names the row's current version, read under its lock; otherwise somebody else has changed it. */
export function expectVersion(ifMatch: string | undefined, version: number): void {
  if (readVersion(ifMatch) !== version) throw new Problem("REQUEST_412_CHANGED");
}
