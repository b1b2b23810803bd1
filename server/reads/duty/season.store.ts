import { sql } from "drizzle-orm";
import type { EventKind, EventTiming } from "../../../domain/schedule/event/event";
import type { Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { event } from "../../platform/db/schema/schedule";
import { membership } from "../../platform/db/schema/team";

export interface SeasonDays {
  timeZone: string;
  /** Null without an open season. */
  startsOn: string | null;
  endsOn: string | null;
}

const seasonDays = prepareOnce((db: Queries) =>
  db
    .select({
      timeZone: sql<string>`t.time_zone`,
      startsOn: sql<string | null>`s.starts_on::text`,
      endsOn: sql<string | null>`s.ends_on::text`,
    })
    .from(sql`team t left join season s on s.team_id = t.id and s.closed_at is null`)
    .where(sql`t.id = ${sql.placeholder("teamId")}::uuid`)
    .prepare("duty_season"),
);

export async function readSeasonDays(db: Queries, teamId: string): Promise<SeasonDays | undefined> {
  const [row] = await seasonDays(db).execute({ teamId });
  return row;
}

export interface SeasonEvent {
  id: string;
  kind: EventKind;
  title: string;
  opponent: string | null;
  side: "home" | "away" | "neutral" | null;
  timing: EventTiming;
  status: "on" | "called_off";
  firstDay: string;
  startsLocal: string;
  startsAt: Date;
  endsAt: Date;
}

const seasonEvents = prepareOnce((db: Queries) =>
  db
    .select({
      id: event.id,
      kind: event.kind,
      title: event.title,
      opponent: event.opponent,
      side: event.side,
      timing: event.timing,
      status: event.status,
      firstDay: event.firstDay,
      startsLocal: event.startsLocal,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
    })
    .from(event)
    .where(
      sql`${event.teamId} = ${sql.placeholder("teamId")}::uuid
        and ${event.firstDay} between ${sql.placeholder("from")}::date and ${sql.placeholder("to")}::date`,
    )
    .orderBy(event.firstDay, event.startsAt, event.id)
    .prepare("duty_events"),
);

/** The team's events that begin between two days, in their order. */
export const readSeasonEvents = (
  db: Queries,
  about: { teamId: string; from: string; to: string },
): Promise<SeasonEvent[]> => seasonEvents(db).execute(about);

export interface NamedPlayer {
  membershipId: string;
  userId: string | null;
  childId: string | null;
  spotFirstName: string | null;
  spotLastInitial: string | null;
  fullName: string | null;
  firstName: string | null;
  lastInitial: string | null;
  shownAs: "name" | "number" | null;
  number: string | null;
  /** Null only for a spot. */
  isFrozen: boolean | null;
  letInAt: Date;
}

const namedPlayers = prepareOnce((db: Queries) =>
  db
    .select({
      membershipId: sql<string>`m.id`,
      userId: sql<string | null>`m.user_id`,
      childId: sql<string | null>`m.child_id`,
      spotFirstName: sql<string | null>`m.spot_first_name`,
      spotLastInitial: sql<string | null>`m.spot_last_initial`,
      fullName: sql<string | null>`u.full_name`,
      firstName: sql<string | null>`c.first_name`,
      lastInitial: sql<string | null>`c.last_initial`,
      shownAs: sql<"name" | "number" | null>`c.shown_as`,
      number: sql<string | null>`m.number`,
      isFrozen: sql<boolean | null>`case when m.user_id is null then s.is_frozen else l.id is null end`,
      letInAt: sql`m.let_in_at`.mapWith(membership.letInAt),
    })
    .from(
      sql`membership m left join child c on c.id = m.child_id left join child_state s on s.child_id = m.child_id
        left join "user" u on u.id = m.user_id left join living_user l on l.id = m.user_id`,
    )
    .where(
      sql`m.team_id = ${sql.placeholder("teamId")}::uuid and m.ended_at is null and 'player' = any (m.roles) and c.deleted_at is null`,
    )
    // Children who are shown by number must not be sorted by their hidden names.
    .orderBy(
      sql`lpad(m.number, 3, ' ') nulls last,
        case when c.shown_as = 'number' then '' else lower(coalesce(c.first_name, m.spot_first_name, u.full_name)) end, m.id`,
    )
    .prepare("duty_players"),
);

/** The players on the roster, by their shirt numbers. */
export const readNamedPlayers = (db: Queries, teamId: string): Promise<NamedPlayer[]> =>
  namedPlayers(db).execute({ teamId });
