import { type SQL, sql } from "drizzle-orm";

/** How a guardian's role in a team ends and comes back, below all handlers. */
export interface RoleChange {
  end: (userId: string) => SQL;
  back: (userId: string) => SQL;
}

export const playerLeft: RoleChange = {
  end: (userId) =>
    sql`update membership set ended_at = now(), ended_by = 'x', end_reason = 'left' where ${isOfPlayer(userId)} and ended_at is null`,
  back: (userId) => sql`
    insert into membership (team_id, id, child_id, roles, let_in_by)
    select distinct team_id, gen_random_uuid(), child_id, roles, 'x' from membership where ${isOfPlayer(userId)} on conflict do nothing`,
};

export const guardianshipEnded: RoleChange = {
  end: (userId) =>
    sql`update guardianship set ended_at = now(), ended_by = 'x', end_reason = 'left' where user_id = ${userId} and ended_at is null`,
  back: (userId) => sql`
    insert into guardianship (id, child_id, user_id, origin)
    select gen_random_uuid(), child_id, user_id, 'made' from guardianship where user_id = ${userId} on conflict do nothing`,
};

export const banned: RoleChange = {
  end: (userId) => sql`update "user" set banned_at = now() where id = ${userId}`,
  back: (userId) => sql`update "user" set banned_at = null where id = ${userId}`,
};

export const accountLeaving: RoleChange = {
  end: (userId) => sql`update "user" set deletion_due_at = now() + interval '336 hours' where id = ${userId}`,
  back: (userId) => sql`update "user" set deletion_due_at = null where id = ${userId}`,
};

export const playerDeleted: RoleChange = {
  end: (userId) =>
    sql`update child set deleted_at = now(), deleted_by = 'x' where id in ${playersOf(userId)}`,
  back: (userId) =>
    sql`update child set deleted_at = null, deleted_by = null where id in ${playersOf(userId)}`,
};

const playersOf = (userId: string) =>
  sql`(select g.child_id from guardianship g where g.user_id = ${userId})`;
export const isOfPlayer = (userId: string) => sql`child_id in ${playersOf(userId)}`;
