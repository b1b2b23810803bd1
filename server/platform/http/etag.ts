import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Answers 304 if the caller has this body already. The ETag is weak: it identifies the content in any encoding. It is for callers that
 * keep the tag themselves: the browser's own cache would outlive the session, so `no-store` holds here as for every reply.
 */
export function replyWithETag<Body extends object>(
  request: { headers: FastifyRequest["headers"] },
  reply: FastifyReply,
  body: Body,
): Body | FastifyReply {
  const tag = tagOf(JSON.stringify(body));
  reply.header("etag", tag);
  return namesTag(request.headers["if-none-match"] ?? "", tag) ? reply.code(304).send() : body;
}

export const tagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;

/** Whether If-None-Match names a tag, weakly or not. */
export const namesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(",").some((named) => bare(named) === bare(tag));

const bare = (tag: string) => tag.trim().replace(/^W\//, "");
