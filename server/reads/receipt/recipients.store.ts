import { type SQL, sql } from "drizzle-orm";
import type { AnswerSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import type { SeenVia } from "../../../domain/schedule/receipt/receipt-states";
import { severalVersions } from "../../core/schedule/family-knowledge";
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
  /** What counts, and why. */
  answer: Answer | null;
  source: AnswerSource | null;
  /** Out of the event as the family knows it. */
  isOut: boolean;
  isAsked: boolean;
  seenVersion: number | null;
  seenByName: string | null;
  seenAt: string | null;
  seenVia: SeenVia | null;
  /** Was on the roster when the last change was made. */
  wasHere: boolean;
  /** Does not know of the last change, which concerns the player. */
  isUnaware: boolean;
  /** What is new to the family is a calling off, a putting back on or a move. */
  needsAcknowledgement: boolean | null;
  /** The older row of the same player, if staff joined two. */
  countsAs: string | null;
  /** A spot that staff merged with a player who has joined. */
  isMergedSpot: boolean;
  /** The version last acknowledged, else the one current when the player joined, and what the family knows; null if the event never changed. */
  knownVersion: number | null;
  known: EventSnapshot | null;
  /** All that the family may believe, where that is more than one version. */
  possibleVersions: readonly EventSnapshot[] | null;
}

/** The names under which a statement joins a player's membership, its child_state and its living_user. */
interface JoinedPlayer {
  player: string;
  childState: string;
  adult: string;
}

/** Adults, children with a living guardian, and spots. Frozen children are neither notified nor counted. */
export const isRecipient = ({ player, childState, adult }: JoinedPlayer): SQL =>
  sql.raw(
    `(${player}.child_id is null or ${childState}.is_frozen = false) and (${player}.user_id is null or ${adult}.id is not null)`,
  );

export const peopleOfPlayer = ({ player, adult }: Omit<JoinedPlayer, "childState">): SQL =>
  sql.raw(`coalesce(
    (select json_agg(g.user_id order by g.created_at, g.id) from living_guardian g where g.child_id = ${player}.child_id),
    case when ${adult}.id is null then '[]'::json else json_build_array(${adult}.id) end)`);

/**
 * Prepared, since planning it takes four times as long as running it for one event. The offset keeps the view a part of its own, read for one
 * event after the other.
 */
const recipients = prepareOnce((db: Queries) =>
  db
    .select({
      row: sql<RecipientRow>`json_build_object('eventId', e.id, 'membershipId', m.id, 'userId', m.user_id, 'childId', m.child_id,
        'spotFirstName', m.spot_first_name, 'spotLastInitial', m.spot_last_initial, 'fullName', u.full_name,
        'firstName', c.first_name, 'lastInitial', c.last_initial, 'shownAs', c.shown_as, 'number', m.number, 'isFrozen', case when m.child_id is not null then false end,
        'people', ${peopleOfPlayer({ player: "m", adult: "l" })},
        'answer', a.answer, 'source', a.source, 'isOut', a.is_out, 'isAsked', e.asks <> 'nobody', 'seenVersion', a.seen_version,
        'seenByName', b.full_name, 'seenAt', p.seen_at, 'seenVia', p.seen_via,
        'knownVersion', a.known_version, 'known', a.known, 'possibleVersions', ${severalVersions("a")}, 'countsAs', a.merged_into,
        'isMergedSpot', a.is_merged_spot, 'wasHere', a.was_here, 'isUnaware', a.is_unaware, 'needsAcknowledgement', a.needs_acknowledgement)`,
    })
    .from(
      sql`json_to_recordset(${sql.placeholder("keys")}::json) asked(team_id uuid, id uuid) join event e on e.team_id = asked.team_id and e.id = asked.id
        cross join lateral (
          select * from player_awareness a where a.team_id = e.team_id and a.event_id = e.id offset 0) a
        join membership m on m.team_id = a.team_id and m.id = a.membership_id
        left join child c on c.id = m.child_id
        left join "user" u on u.id = m.user_id left join living_user l on l.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        left join "user" b on b.id = p.seen_by`,
    )
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
export async function readRecipientsByEvent(
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
