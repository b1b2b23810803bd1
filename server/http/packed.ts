import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./static";

/** Bytes from which on a reply is compressed: fewer travel in one packet anyway. */
const least = 1_400;
const pack = promisify(gzip);
const mark = "accept-encoding";

/**
 * Lets a reply travel compressed. Not for one that holds a link, a code or a token: beside text that others chose, the length of what is
 * compressed tells about a secret.
 */
export const packable = (reply: FastifyReply): FastifyReply => reply.header("vary", mark);

/** The lowest level: a quarter of the bytes of a roster, and the higher ones save little more. */
export async function packReply(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== "string" || payload.length < least) return payload;
  if (reply.getHeader("vary") !== mark || reply.hasHeader("content-encoding")) return payload;
  if (chooseEncoding(request, ["gzip", "identity"]) === "identity") return payload;
  reply.header("content-encoding", "gzip");
  return pack(payload, { level: 1 });
}
