import { and, eq, sql } from "drizzle-orm";
import { daysAfterEnd } from "../../../domain/share/limits";
import type { Queries } from "../../platform/db/database";
import { ago, mostInARound } from "../../platform/db/rounds";
import { shortLink } from "../../platform/db/schema/share";
import type { EventKey } from "../schedule/event.store";

export type ShortLinkRow = typeof shortLink.$inferSelect;

const isOf = ({ teamId, id }: EventKey) => and(eq(shortLink.teamId, teamId), eq(shortLink.eventId, id));

/** The event's link, which is this new one if it had none. Locked: whoever removes it meanwhile comes before or after. */
export async function ensureShortLink(
  tx: Queries,
  link: typeof shortLink.$inferInsert,
): Promise<ShortLinkRow> {
  const [row] = await tx
    .insert(shortLink)
    .values(link)
    .onConflictDoUpdate({
      target: [shortLink.teamId, shortLink.eventId],
      set: { teamId: sql`excluded.team_id` },
    })
    .returning();
  if (!row) throw new Error("The link was neither there nor made.");
  return row;
}

/** After a change of the signing key: an address that was made under the earlier one works no more. */
export const changeTokenHash = (tx: Queries, id: string, tokenHash: string) =>
  tx.update(shortLink).set({ tokenHash }).where(eq(shortLink.id, id));

export async function lockShortLink(tx: Queries, key: EventKey): Promise<ShortLinkRow | undefined> {
  const [row] = await tx.select().from(shortLink).where(isOf(key)).for("update");
  return row;
}

export const deleteShortLink = (tx: Queries, id: string) => tx.delete(shortLink).where(eq(shortLink.id, id));

/** Removes links that show nothing any more. Skips rows that another server has locked. */
export async function removeOldShortLinks(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from short_link s using (
      select o.id from short_link o join event e on e.team_id = o.team_id and e.id = o.event_id
      where e.ends_at <= ${ago(now, { days: daysAfterEnd })}
      limit ${mostInARound} for update of o skip locked) old
    where s.id = old.id`);
}
