import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { pageSize } from "../../platform/http/page";
import { columns, countsForStaff, mine, withMyPlayers } from "../event/event-columns";
import { type Position, position, valuesOf } from "../event/position";
import type { WindowRow } from "../event/window.store";

/** The page's keys are selected before the joins, so that only its events are joined. */
const pageOf = (name: string, { than, order }: Record<"than" | "order", ReturnType<typeof sql>>) =>
  prepareOnce((db: Database) => {
    const day = sql`${sql.placeholder("day")}::date`;
    return db
      .with(withMyPlayers(db, sql`${sql.placeholder("userId")}`))
      .select({ ...columns, counts: countsForStaff })
      .from(
        sql`(
          select e.* from event e join team on team.id = e.team_id and team.archived_at is null
          where e.team_id in (select team_id from my_players)
            and e.first_day ${than}= ${day} and (e.first_day, e.starts_at, e.id) ${than} ${position}
          order by e.first_day ${order}, e.starts_at ${order}, e.id ${order} limit ${sql.raw(String(pageSize + 1))}
        ) e join ${mine}`,
      )
      .orderBy(sql`e.first_day ${order}, e.starts_at ${order}, e.id ${order}`)
      .prepare(name);
  });

const eventsAfter = pageOf("events_after", { than: sql`>`, order: sql`asc` });
const eventsBefore = pageOf("events_before", { than: sql`<`, order: sql`desc` });

/** Up to one more than a page of the household's events, nearest to the position first. */
export function readAgendaRows(
  db: Database,
  { userId, place, isAfter }: { userId: string; place: Position; isAfter: boolean },
): Promise<WindowRow[]> {
  return (isAfter ? eventsAfter : eventsBefore)(db).execute({ userId, ...valuesOf(place) });
}
