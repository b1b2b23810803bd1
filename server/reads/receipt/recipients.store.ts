import { sql } from "drizzle-orm";
import type { AnswerSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import type { SeenVia } from "../../../domain/schedule/receipt/receipt-states";
import { joinEffectiveAnswer } from "../../core/schedule/effective-answer";
import { heard, isOutOfKnown, known } from "../../core/schedule/family-knowledge";
import { mergedInto } from "../../core/schedule/merged-player.store";
import type { Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";

export interface RecipientRow {
  eventId: string;
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
  isFrozen: boolean | null;
  people: string[];
  /** What stands, and why. */
  answer: Answer | null;
  source: AnswerSource | null;
  /** Out of the event as they know it; see `isOutOfKnown`. */
  isOut: boolean;
  isAsked: boolean;
  seenVersion: number | null;
  seenByName: string | null;
  seenAt: string | null;
  seenVia: SeenVia | null;
  wasHere: boolean;
  /** The older row of the same player, if staff joined two. */
  countsAs: string | null;
  /** The version last acknowledged, else the one current when the player joined, and what the family knows; null if the event never changed. */
  knownVersion: number | null;
  known: EventSnapshot | null;
  /** All that the family may believe, where that is more than one version. */
  heard: readonly EventSnapshot[] | null;
}

/** Players to notify: adults, children with a living guardian, and spots. Frozen children are neither notified nor counted. */
export const isNotified = sql`(m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)`;
export const peopleOfPlayer = sql`coalesce(
  (select json_agg(g.user_id order by g.created_at, g.id) from living_guardian g where g.child_id = m.child_id),
  case when l.id is null then '[]'::json else json_build_array(l.id) end)`;

/** Prepared, since planning it takes four times as long as running it for one event. */
const recipients = prepareOnce((db: Queries) =>
  db
    .select({
      row: sql<RecipientRow>`json_build_object('eventId', e.id, 'membershipId', m.id, 'userId', m.user_id, 'childId', m.child_id,
        'spotFirstName', m.spot_first_name, 'spotLastInitial', m.spot_last_initial, 'fullName', u.full_name,
        'firstName', c.first_name, 'lastInitial', c.last_initial, 'shownAs', c.shown_as, 'number', m.number, 'isFrozen', s.is_frozen,
        'people', ${peopleOfPlayer},
        'answer', w.answer, 'source', w.source, 'isOut', ${isOutOfKnown}, 'isAsked', e.asks <> 'nobody', 'seenVersion', p.seen_version, 'seenByName', b.full_name, 'seenAt', p.seen_at, 'seenVia', p.seen_via,
        'knownVersion', k.version, 'known', k.shown, 'heard', ${heard}, 'countsAs', older.id,
        'wasHere', coalesce(m.let_in_at, m.created_at) <= coalesce(v.made_at, e.created_at))`,
    })
    .from(
      sql`json_to_recordset(${sql.placeholder("keys")}::json) asked(team_id uuid, id uuid) join event e on e.team_id = asked.team_id and e.id = asked.id
        join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
        left join event_version v on v.team_id = e.team_id and v.event_id = e.id and v.version = e.notice_version
        left join child c on c.id = m.child_id left join child_state s on s.child_id = m.child_id
        left join "user" u on u.id = m.user_id left join living_user l on l.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        ${joinEffectiveAnswer()}
        left join "user" b on b.id = p.seen_by
        left join ${mergedInto}
        ${known}`,
    )
    .where(isNotified)
    .orderBy(
      sql`lpad(m.number, 3, ' ') nulls last, lower(coalesce(c.first_name, m.spot_first_name, u.full_name)), m.id`,
    )
    .prepare("knowers"),
);

/** One row for each event and player to notify, without ended memberships. */
export async function readRecipients(
  db: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<RecipientRow[]> {
  if (events.length === 0) return [];
  const keys = JSON.stringify(events.map(({ teamId, id }) => ({ team_id: teamId, id })));
  const rows = await recipients(db).execute({ keys });
  return rows.map(({ row }) => row);
}

/** The same by the event's id. */
export async function readKnowersByEvent(
  db: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<Map<string, RecipientRow[]>> {
  const byEvent = new Map<string, RecipientRow[]>();
  for (const row of await readRecipients(db, events)) {
    const rows = byEvent.get(row.eventId);
    if (rows) rows.push(row);
    else byEvent.set(row.eventId, [row]);
  }
  return byEvent;
}
