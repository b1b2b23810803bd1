import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./static";

/** Bytes from which a reply is compressed: shorter ones fit one packet anyway. */
const least = 1_400;
const pack = promisify(gzip);
const mark = "accept-encoding";

/**
 * Compresses a reply. Not for replies with a link, code or token: next to text chosen by others, the compressed
 * length reveals something about the secret.
 */
export const packable = (reply: FastifyReply): FastifyReply => reply.header("vary", mark);

/** The lowest level shrinks a roster to a quarter, and higher ones save little more. A calendar of 200 events takes 8.4 kB by the usual one instead of 9.1. */
const levelOf = (reply: FastifyReply): number =>
  String(reply.getHeader("content-type")).startsWith("text/calendar") ? 6 : 1;

export async function compressReply(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== "string" || payload.length < least) return payload;
  if (reply.getHeader("vary") !== mark || reply.hasHeader("content-encoding")) return payload;
  if (chooseEncoding(request, ["gzip", "identity"]) === "identity") return payload;
  reply.header("content-encoding", "gzip");
  return pack(payload, { level: levelOf(reply) });
}
