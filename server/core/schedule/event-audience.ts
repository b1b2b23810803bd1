import { type SQL, sql } from "drizzle-orm";

/** Whether a member is asked at an event. */
export const isAsked = (event: string, member: string): SQL =>
  sql.raw(`is_asked(asks => ${event}.asks, roles => ${member}.roles)`);

/** Whether a member is on an event's lists: who is asked, and all players where nobody is. */
export const isListed = (event: string, member: string): SQL =>
  sql.raw(`is_asked(asks => coalesce(nullif(${event}.asks, 'nobody'), 'players'), roles => ${member}.roles)`);
