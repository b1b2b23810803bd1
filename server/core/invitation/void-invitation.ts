import { type SQL, sql } from "drizzle-orm";

/**
 * Whether an invitation is void: its team's spot or its child is gone, or its sender no longer has the right to it. One
 * that admits to a team at once needs a sender who is still coach or manager of the team, except for a person who used
 * it before (`wasUsed`); one for a staff role a manager; a child's a guardian. `table` is the name of the table, or its
 * alias, in the statement: its columns are qualified, since sub-queries have columns of the same names.
 */
export function isVoid(table: "invitation" | "i", wasUsed: SQL): SQL<boolean> {
  const i = sql.raw(table);
  return sql`(
    ${i}.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = ${i}.team_id and m.id = ${i}.membership_id and m.ended_at is null and c.deleted_at is null)
    or ${i}.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = ${i}.child_id and g.user_id = ${i}.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = ${i}.child_id)
        and not exists (select from living_guardian g where g.child_id = ${i}.child_id and g.user_id = ${i}.created_by))
    or coalesce(${i}.roles && '{coach,manager}', false) and (${i}.needs_approval or not ${wasUsed})
      and not exists (select from living_manager l where l.team_id = ${i}.team_id and l.user_id = ${i}.created_by)
    or ${i}.team_id is not null and not ${i}.needs_approval and not ${wasUsed}
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = ${i}.team_id and s.user_id = ${i}.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))`;
}

/** For everybody who has not used it. */
export const isVoidForNewcomers = (table: "invitation" | "i") => isVoid(table, sql`false`);
