import { sql } from "drizzle-orm";
import { kept } from "../../domain/base/retention";
import { ago, momentOf, mostInARound, type Round } from "../db/rounds";

export const familyRounds = {
  circle_requests_expired: (now) => sql`
    update circle_request r set decided_at = ${momentOf(now)}, decision = 'expired' from (
      select o.id from circle_request o
      where o.decided_at is null and o.created_at <= ${ago(now, { days: kept.openRequestDays })}
      limit ${mostInARound} for update skip locked) old
    where r.id = old.id returning r.id`,
  circle_requests_decided: (now) => sql`
    delete from circle_request r using (
      select o.id from circle_request o where o.decided_at < ${ago(now, { days: kept.decidedRequestDays })}
      limit ${mostInARound} for update skip locked) old
    where r.id = old.id returning r.id`,
  guardianships_ended: (now) => sql`
    delete from guardianship g using (
      select o.id from guardianship o where o.ended_at < ${ago(now, { months: kept.endedGuardianshipMonths })}
      limit ${mostInARound} for update skip locked) old
    where g.id = old.id returning g.id`,
} satisfies Record<string, Round>;
