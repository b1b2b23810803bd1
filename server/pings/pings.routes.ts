import { holdsLevel } from "../../domain/account/roles";
import type { Handlers } from "../http/contract";
import { Problem } from "../http/problem";
import type { Services, Viewer } from "../services";
import { countPings, markSeen, type PingCounts } from "./pings.store";

export const pingHandlers = ({ db, now }: Services): Handlers<"readPings" | "markPingsSeen"> => ({
  async readPings(request, reply) {
    requireSquadMember(request.viewer);
    const counts = await countPings(db, request.viewer.user.id);
    const tag = tagOf(counts);
    reply.header("etag", tag).header("cache-control", "private, no-cache");
    const known = (request.headers["if-none-match"] ?? "").split(",").map((part) => part.trim());
    if (known.includes(tag) || known.includes(tag.slice(2))) return reply.code(304).send();
    return counts;
  },
  async markPingsSeen(request) {
    requireSquadMember(request.viewer);
    await markSeen(db, request.viewer.user.id, request.body.kind, now());
    return countPings(db, request.viewer.user.id);
  },
});

function requireSquadMember({ user }: Viewer) {
  if (!holdsLevel(user.role, "squad-member")) throw new Problem("AUTH_401_ROLE");
}

const tagOf = (counts: PingCounts) =>
  `W/"${[
    counts.new_feed_cards,
    counts.new_messages,
    counts.new_notifications,
    counts.last_new_ping_at === null ? 0 : Date.parse(counts.last_new_ping_at),
  ].join("-")}"`;
