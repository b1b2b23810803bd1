import { sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { teamAccessOf } from "../access/team-access.store";
import type { Services } from "../base/services";
import { hashBlockedMailbox } from "./invitation-secrets";

type StoppedTeam = components["schemas"]["StoppedTeam"];

/** The teams of this person whose mails the address stopped. Archived ones mail nobody. */
export async function findStoppedTeams(
  db: Queries,
  { config }: Pick<Services, "config">,
  { userId, key }: { userId: string; key: MailboxKey },
): Promise<StoppedTeam[]> {
  const { rows } = await db.execute<StoppedTeam & Record<string, unknown>>(sql`
    select t.id as team_id, t.name from mail_block b join team t on t.id::text = b.scope and t.archived_at is null
    where b.address_hash = ${hashBlockedMailbox(config, key)}
      and exists (select from ${teamAccessOf(sql`${userId}`)} r where r.team_id = t.id)
    order by lower(t.name), t.id`);
  return rows;
}
