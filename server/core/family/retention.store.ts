import { sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import { ago, momentOf, mostInARound, type Round } from "../../platform/db/rounds";
import { removeFormerMemberRows } from "../huddle/former-member-rows.store";

export const familyRounds = {
  circle_requests_expired: (now) => sql`
    update circle_request r set decided_at = ${momentOf(now)}, decision = 'expired' from (
      select o.id from circle_request o
      where o.decided_at is null and o.created_at <= ${ago(now, { days: retention.openRequestDays })}
      limit ${mostInARound} for update skip locked) old
    where r.id = old.id returning r.id`,
  circle_requests_decided: (now) => sql`
    delete from circle_request r using (
      select o.id from circle_request o where o.decided_at < ${ago(now, { days: retention.decidedRequestDays })}
      limit ${mostInARound} for update skip locked) old
    where r.id = old.id returning r.id`,
  guardian_removals_decided: (now) => sql`
    delete from guardian_removal r using (
      select o.id from guardian_removal o where o.decided_at < ${ago(now, { days: retention.decidedRemovalDays })}
      limit ${mostInARound} for update skip locked) old
    where r.id = old.id returning r.id`,
  guardianships_ended: (now) => sql`
    with old as (
      select o.id, o.child_id, o.user_id from guardianship o
      where o.ended_at < ${ago(now, { months: retention.endedGuardianshipMonths })}
      limit ${mostInARound} for update skip locked),
    gone as (delete from guardianship g using old where g.id = old.id returning g.id),
    consents as (delete from consent c using old
      where c.child_id = old.child_id and c.user_id = old.user_id
        and not exists (select from guardianship g
          where g.child_id = c.child_id and g.user_id = c.user_id and g.id not in (select o.id from old o))),
    ${removeFormerMemberRows({
      of: sql`k.user_id in (select old.user_id from old)`,
      goneGuardianships: sql`select old.id from old`,
    })}
    select id from gone`,
} satisfies Record<string, Round>;
