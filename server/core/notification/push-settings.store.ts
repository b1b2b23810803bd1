import { eq, type SQL, sql } from "drizzle-orm";
import { defaultRings, type OptionalMail, type QuietHours } from "../../../domain/dings/ring-settings";
import type { components } from "../../../openapi";
import type { Queries, Transaction } from "../../platform/db/database";
import { pushSettings } from "../../platform/db/schema/notification-dings";
import { expectVersion } from "../../platform/http/version";

type RingSettings = components["schemas"]["RingSettings"];

const firstVersion = 1;

/** The defaults, as their first version, for people who changed nothing. */
export async function findRingSettings(db: Queries, userId: string): Promise<RingSettings> {
  const [row] = await db.select().from(pushSettings).where(eq(pushSettings.userId, userId));
  if (!row) {
    const { talk, isQuiet, quietHours, digest } = defaultRings;
    const { from, to } = quietHours;
    return {
      ...{ talk, posts: true, is_quiet: isQuiet, quiet_from: from, quiet_to: to },
      ...{ digest, muted_mails: [], version: firstVersion },
    };
  }
  const { talk, posts, isQuiet, digest, mutedMails, version } = row;
  const [from, to] = [row.quietFrom.slice(0, 5), row.quietTo.slice(0, 5)];
  return {
    ...{ talk, posts, is_quiet: isQuiet, quiet_from: from, quiet_to: to },
    ...{ digest, muted_mails: mutedMails, version },
  };
}

/** The quiet hours of people who have some. Of somebody whose zone is not known yet those of a team. */
export async function findQuietHours(
  db: Queries,
  userIds: readonly string[],
): Promise<Map<string, QuietHours & { timeZone: string }>> {
  if (userIds.length === 0) return new Map();
  const { from, to } = defaultRings.quietHours;
  const { rows } = await db.execute<{
    id: string;
    time_zone: string;
    quiet_from: string;
    quiet_to: string;
  }>(sql`
    select u.id, coalesce(u.time_zone, (
        select t.time_zone from team_access r join team t on t.id = r.team_id where r.user_id = u.id order by t.id limit 1), 'UTC') as time_zone,
      to_char(coalesce(s.quiet_from, ${from}::time), 'HH24:MI') as quiet_from, to_char(coalesce(s.quiet_to, ${to}::time), 'HH24:MI') as quiet_to
    from "user" u left join push_settings s on s.user_id = u.id
    where u.id in (select json_array_elements_text(${JSON.stringify(userIds)}::json)) and coalesce(s.is_quiet, true)`);
  return new Map(
    rows.map(({ id, time_zone: timeZone, quiet_from, quiet_to }) => [
      id,
      { timeZone, from: quiet_from, to: quiet_to },
    ]),
  );
}

/** Somebody whose account is gone gets no mails either. A new version, so that a page open elsewhere does not undo it. */
export async function stopDigest(db: Queries, userId: string): Promise<void> {
  await db.execute(sql`
    insert into push_settings as s (user_id, digest) select id, 'never' from "user" where id = ${userId}
    on conflict (user_id) do update set digest = 'never', version = s.version + 1 where s.digest <> 'never'`);
}

/** The same for one kind of mail. */
export async function muteMail(db: Queries, userId: string, kind: OptionalMail): Promise<void> {
  await db.execute(sql`
    insert into push_settings as s (user_id, muted_mails) select id, array[${kind}]::text[] from "user" where id = ${userId}
    on conflict (user_id) do update set muted_mails = array_append(s.muted_mails, ${kind}), version = s.version + 1
    where ${kind} <> all (s.muted_mails)`);
}

/** Whether the person of this row of settings, or of none, left a kind of mail out. */
export const isMuted = (kind: OptionalMail): SQL => sql`coalesce(${kind} = any (s.muted_mails), false)`;

export async function changeRingSettings(
  tx: Transaction,
  userId: string,
  { change, ifMatch }: { change: components["schemas"]["NewRingSettings"]; ifMatch: string | undefined },
): Promise<RingSettings> {
  // So that there is a row to lock: two tabs may change the defaults at once.
  await tx.insert(pushSettings).values({ userId, version: firstVersion }).onConflictDoNothing();
  await tx.select().from(pushSettings).where(eq(pushSettings.userId, userId)).for("update");
  const { version } = await findRingSettings(tx, userId);
  expectVersion(ifMatch, version);
  const { talk, posts, is_quiet: isQuiet, quiet_from: quietFrom, quiet_to: quietTo, digest } = change;
  const { muted_mails: mutedMails } = change;
  await tx
    .update(pushSettings)
    .set({
      talk,
      ...(posts !== undefined && { posts }),
      isQuiet,
      quietFrom,
      quietTo,
      digest,
      ...(mutedMails !== undefined && { mutedMails }),
      version: version + 1,
    })
    .where(eq(pushSettings.userId, userId));
  return findRingSettings(tx, userId);
}

/** False if another server has written today's summary. */
export async function claimSummary(tx: Queries, userId: string, today: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into push_settings as s (user_id, digested_on) values (${userId}, ${today}::date)
    on conflict (user_id) do update set digested_on = excluded.digested_on
    where s.digested_on is distinct from excluded.digested_on and s.digest = 'daily' returning s.user_id`);
  return rows.length > 0;
}
