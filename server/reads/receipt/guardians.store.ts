import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";

export interface GuardianRow {
  childId: string;
  userId: string;
  name: string;
  /** Null where none is stored, or none was asked for. */
  phoneNumber: string | null;
}

/** The living guardians of these children, the first ones first. */
export async function readGuardians(
  db: Queries,
  childIds: readonly string[],
  { withNumbers }: { withNumbers: boolean },
): Promise<GuardianRow[]> {
  if (childIds.length === 0) return [];
  const { rows } = await db.execute<{
    child_id: string;
    user_id: string;
    name: string | null;
    phone_number: string | null;
  }>(sql`
    select g.child_id, u.id as user_id, u.full_name as name, case when ${withNumbers} then u.phone_number end as phone_number
    from living_guardian g join "user" u on u.id = g.user_id
    where g.child_id in (select k.id::uuid from json_array_elements_text(${JSON.stringify(childIds)}::json) k(id))
    order by g.created_at, g.id`);
  return rows.map(({ child_id, user_id, name, phone_number }) => ({
    childId: child_id,
    userId: user_id,
    name: name ?? "",
    phoneNumber: phone_number,
  }));
}
