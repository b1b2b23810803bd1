import { sql } from "drizzle-orm";
import { eventKey } from "../../../domain/dings/ding-kinds";
import type { Queries } from "../../platform/db/database";

/** The delivery of an event's change, as far as the server knows it. */
export interface DeliveryState {
  /** The mails were handed over, and the pushes queued. */
  isNotified: boolean;
  /** By person: when a device of theirs first showed a push about it. */
  shownAt: Readonly<Record<string, string>>;
}

export const undelivered: DeliveryState = { isNotified: false, shownAt: {} };

export async function readDeliveryState(
  db: Queries,
  events: readonly { teamId: string; id: string; noticeVersion: number }[],
): Promise<Map<string, DeliveryState>> {
  if (events.length === 0) return new Map();
  const keys = JSON.stringify(
    events.map(({ teamId, id, noticeVersion }) => ({
      ...{ team_id: teamId, id, group_key: eventKey(id), version: noticeVersion },
    })),
  );
  const { rows } = await db.execute<{
    id: string;
    is_notified: boolean;
    shown_at: DeliveryState["shownAt"] | null;
  }>(sql`
    select e.id,
      exists (select from notice n where n.team_id = e.team_id and n.event_id = e.id and n.told_at is not null
        and n.event_version >= k.version) as is_notified,
      (select json_object_agg(h.user_id, h.acknowledged_at) from (
        select p.user_id, min(p.acknowledged_at) as acknowledged_at from push_acknowledgement p
        where p.group_key = k.group_key and p.version >= k.version and p.acknowledged_at is not null
        group by p.user_id) h) as shown_at
    from json_to_recordset(${keys}::json) k(team_id uuid, id uuid, group_key text, version integer) join event e on e.team_id = k.team_id and e.id = k.id`);
  return new Map(
    rows.map(({ id, is_notified: isNotified, shown_at: shownAt }) => [
      id,
      { isNotified, shownAt: shownAt ?? {} },
    ]),
  );
}
