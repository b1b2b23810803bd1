import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Answers 304 if the caller has this body already. The ETag is weak: it identifies the content in any encoding. It is for callers that
 * keep the tag themselves: the browser's own cache would outlive the session, so `no-store` holds here as for every reply.
 */
export function answerTagged<Body extends object>(
  request: { headers: FastifyRequest["headers"] },
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22);
  reply.header("etag", `W/"${hash}"`);
  const known = (request.headers["if-none-match"] ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(`"${hash}"`) ? reply.code(304).send() : body;
}
