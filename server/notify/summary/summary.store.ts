import { sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { huddleKinds } from "../../../domain/dings/ding-kinds";
import type { OptionalMail } from "../../../domain/dings/ring-settings";
import type { Queries } from "../../platform/db/database";

export async function findZones(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ zone: string }>(
    sql`select distinct time_zone as zone from "user" where time_zone is not null`,
  );
  return rows.map(({ zone }) => zone);
}

export interface SummaryReader {
  userId: string;
  name: string;
  mailboxKey: MailboxKey;
  muted: readonly OptionalMail[];
}

/** People of these zones with a verified address who want summaries and got none today; the next ones after an id. */
export async function findSummaryReaders(
  db: Queries,
  { zones, today, after, count }: { zones: readonly string[]; today: string; after: string; count: number },
): Promise<SummaryReader[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    mailbox_key: MailboxKey;
    muted: OptionalMail[];
  }>(sql`
    select u.id, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name, u.mailbox_key, coalesce(s.muted_mails, '{}') as muted
    from living_user l join "user" u on u.id = l.id left join push_settings s on s.user_id = u.id
    where u.time_zone in (select json_array_elements_text(${JSON.stringify(zones)}::json)) and u.email_address_verified_at is not null
      and coalesce(s.digest, 'daily') = 'daily' and s.digested_on is distinct from ${today}::date and u.id > ${after}
    order by u.id limit ${count}`);
  return rows.map(({ id: userId, name, mailbox_key: mailboxKey, muted }) => ({
    userId,
    name,
    mailboxKey,
    muted,
  }));
}

export interface UnseenDings {
  answers: number;
  others: number;
  firstAt: Date | null;
}

/** Without what the person left out of their mails. What was decided about a report is never left out. */
export async function countUnseenDings(
  db: Queries,
  userId: string,
  muted: readonly OptionalMail[],
): Promise<UnseenDings> {
  const isMuted = (kind: OptionalMail) => sql`${muted.includes(kind)}::boolean`;
  const { rows } = await db.execute<{ answers: number; others: number; first_at: string | null }>(sql`
    select count(*) filter (where kind = 'answer_wanted')::int as answers, count(*) filter (where kind <> 'answer_wanted')::int as others,
      min(last_at) as first_at
    from ding d
    where d.user_id = ${userId} and d.seen_at is null and not (d.kind = 'answer_wanted' and ${isMuted("answers")})
      and not (d.kind in (select json_array_elements_text(${JSON.stringify(huddleKinds)}::json)) and exists (
        select from huddle h where h.team_id = d.team_id and h.id = (d.about ->> 'huddle_id')::uuid
          and case h.kind when 'card' then ${isMuted("posts")} else ${isMuted("messages")} end))`);
  const [row] = rows;
  return {
    answers: row?.answers ?? 0,
    others: row?.others ?? 0,
    firstAt: row?.first_at ? new Date(row.first_at) : null,
  };
}
