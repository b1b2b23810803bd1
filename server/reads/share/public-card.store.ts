import { sql } from "drizzle-orm";
import type { EventKind, EventTiming } from "../../../domain/schedule/event/event";
import { daysAfterEnd } from "../../../domain/share/limits";
import type { PublicCard } from "../../../domain/share/public-card";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";

/** All that anybody with the address learns: no title, opponent, place, note or person. */
const publicCard = prepareOnce((db: Database) =>
  db
    .select({
      kind: sql<EventKind>`e.kind`,
      team_name: sql<string>`t.name`,
      sport: sql<string>`t.sport`,
      colour_one: sql<string>`t.colour_one`,
      colour_two: sql<string>`t.colour_two`,
      timing: sql<EventTiming>`e.timing`,
      starts_local: sql<string>`to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')`,
      first_day: sql<string>`e.first_day::text`,
      last_day: sql<string>`e.last_day::text`,
      arrive_minutes: sql<number>`e.arrive_minutes`,
      time_zone: sql<string>`e.time_zone`,
      status: sql<PublicCard["status"]>`e.status`,
      version: sql<number>`e.version`,
    })
    .from(
      sql`short_link s join event e on e.team_id = s.team_id and e.id = s.event_id
        join team t on t.id = s.team_id and t.archived_at is null`,
    )
    .where(
      sql`s.token_hash = ${sql.placeholder("hash")}
        and e.ends_at > ${sql.placeholder("now")}::timestamptz - interval '${sql.raw(String(daysAfterEnd * 24))} hours'`,
    )
    .prepare("public_card"),
);

/** Null for every address without a living link. */
export async function findPublicCard(db: Database, hash: string, now: Date): Promise<PublicCard | null> {
  const [row] = await publicCard(db).execute({ hash, now: now.toISOString() });
  return row ?? null;
}
