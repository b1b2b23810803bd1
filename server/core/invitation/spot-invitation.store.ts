import { type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { isVoidForNewcomers } from "./void-invitation";

/** The first mail and at most two more, until somebody presses a link of one. */
export const mostUnanswered = 3;

/** A mailed invitation to a spot that nobody has taken, withdrawn or let run out. */
export interface SpotInvitation {
  id: string;
  teamId: string;
  membershipId: string;
  mailboxKey: MailboxKey;
  unansweredMails: number;
}

export async function findSpotInvitation(
  db: Queries,
  id: string,
  now: Date,
): Promise<SpotInvitation | undefined> {
  const [found] = await readOpen(db, sql`i.id = ${id}::uuid`, now);
  return found;
}

interface Spot {
  teamId: string;
  membershipId: string;
}

/** The invitations of these spots, in the order of their ids; locked, so that two mails at once are two. */
export const lockSpotInvitations = (
  tx: Queries,
  spots: readonly Spot[],
  now: Date,
): Promise<SpotInvitation[]> =>
  spots.length === 0
    ? Promise.resolve([])
    : readOpen(tx, ofSpots(spots), now, sql`order by i.id for update of i`);

export const findSpotInvitations = (
  db: Queries,
  spots: readonly Spot[],
  now: Date,
): Promise<SpotInvitation[]> =>
  spots.length === 0 ? Promise.resolve([]) : readOpen(db, ofSpots(spots), now);

const ofSpots = (spots: readonly Spot[]) =>
  sql`(i.team_id, i.membership_id) in (
    select k.team_id, k.membership_id from json_to_recordset(${JSON.stringify(
      spots.map(({ teamId, membershipId }) => ({ team_id: teamId, membership_id: membershipId })),
    )}::json) k(team_id uuid, membership_id uuid))`;

async function readOpen(db: Queries, which: SQL, now: Date, end: SQL = sql``): Promise<SpotInvitation[]> {
  const { rows } = await db.execute<{
    id: string;
    team_id: string;
    membership_id: string;
    mailbox_key: MailboxKey;
    unanswered_mails: number;
  }>(sql`
    select i.id, i.team_id, i.membership_id, i.mailbox_key, i.unanswered_mails
    from invitation i join membership m on m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null
      and m.spot_first_name is not null
    where i.kind = 'spot' and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > ${now.toISOString()}::timestamptz
      and not ${isVoidForNewcomers("i")} and ${which} ${end}`);
  return rows.map((row) => ({
    id: row.id,
    teamId: row.team_id,
    membershipId: row.membership_id,
    mailboxKey: row.mailbox_key,
    unansweredMails: row.unanswered_mails,
  }));
}

/** After a mail to these addresses, which none of them has answered yet. */
export async function countMails(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update invitation set unanswered_mails = unanswered_mails + 1
    where id in (select k::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) k)`);
}
