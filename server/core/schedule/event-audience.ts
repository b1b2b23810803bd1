import { sql } from "drizzle-orm";

/** Whether a member with these roles is asked: players, and staff if the event asks everybody. */
export const isAsked = (roles: ReturnType<typeof sql>) =>
  sql`(case e.asks when 'nobody' then false when 'players' then 'player' = any (${roles})
    else ${roles} && '{player,coach,manager}' end)`;
