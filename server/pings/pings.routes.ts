import type { Handlers } from "../http/contract";
import type { Services } from "../services";
import { countPings, markSeen, type PingCounts } from "./pings.store";

export const pingHandlers = ({ db, now }: Services): Handlers<"readPings" | "markPingsSeen"> => ({
  async readPings(request, reply) {
    const counts = await countPings(db, request.viewer.user.id);
    const tag = tagOf(counts);
    reply.header("etag", tag).header("cache-control", "private, no-cache");
    const known = (request.headers["if-none-match"] ?? "").split(",").map((part) => part.trim());
    if (known.includes(tag) || known.includes(tag.slice(2))) return reply.code(304).send();
    return counts;
  },
  async markPingsSeen(request) {
    await markSeen(db, request.viewer.user.id, request.body.kind, now());
    return countPings(db, request.viewer.user.id);
  },
});

const tagOf = (counts: PingCounts) =>
  `W/"${[
    counts.new_feed_cards,
    counts.new_messages,
    counts.new_notifications,
    counts.last_new_ping_at === null ? 0 : Date.parse(counts.last_new_ping_at),
  ].join("-")}"`;
