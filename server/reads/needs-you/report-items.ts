import { sql } from "drizzle-orm";
import { teamAccessOf } from "../../core/access/team-access.store";
import { iso, item, type NeedsYouQuery, teamFields } from "../../core/base/needs-you-item";
import { isForManagers } from "../../core/report/report.store";

/** Reported messages, each once however many reported it, counted by team, for its managers. */
export const reportsToManagers = ({ userId, isAdult }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'report'",
    id: "'report ' || t.id",
    created_at: iso("max(r.made_at)"),
    count: "count(distinct r.target_id)",
    ...teamFields,
  })}, max(r.made_at) as at
  from report r join team t on t.id = r.team_id
  where ${isAdult} and r.decided_at is null and ${isForManagers}
    and exists (select from ${teamAccessOf(userId)} h where h.team_id = r.team_id
      and h.via = 'self' and 'manager' = any (h.roles))
  group by t.id)`;
