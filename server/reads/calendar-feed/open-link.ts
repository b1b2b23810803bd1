import type { Services } from "../../core/base/services";
import { findLink, type LivingLink } from "../../core/calendar-link/link.store";
import { hashToken } from "../../core/calendar-link/token";
import { todayOf } from "../../core/time/today";

/** Hashes that no link has, so that a calendar of a link that is gone costs no statement each hour. No hash comes back: ids are random. */
const misses = new Set<string>();
const mostMisses = 10_000;

function recordMiss(hash: string): void {
  const [oldest] = misses;
  if (misses.size >= mostMisses && oldest !== undefined) misses.delete(oldest);
  misses.add(hash);
}

/** The living link of a token, and today where its owner lives. */
export async function openLink(
  { db, now }: Pick<Services, "db" | "now">,
  token: string,
): Promise<{ link: LivingLink; today: string } | null> {
  const hash = hashToken(token);
  if (misses.has(hash)) return null;
  const link = await findLink(db, hash);
  if (link === "gone") recordMiss(hash);
  if (link === "gone" || link === null) return null;
  const today = todayOf(link, now());
  return link.endsOn !== null && link.endsOn < today ? null : { link, today };
}
