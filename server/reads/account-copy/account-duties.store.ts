import { asc, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { dutyChoice, dutyTurn } from "../../platform/db/schema/duty";

/** Turns and choices of the families of these members. */
export async function findDutiesOf(tx: Queries, members: readonly { teamId: string; id: string }[]) {
  const turns = await tx
    .select()
    .from(dutyTurn)
    .where(isOneOf(sql`${dutyTurn.teamId}, ${dutyTurn.membershipId}`, members))
    .orderBy(asc(dutyTurn.teamId), asc(dutyTurn.at));
  const choices = await tx
    .select()
    .from(dutyChoice)
    .where(isOneOf(sql`${dutyChoice.teamId}, ${dutyChoice.membershipId}`, members))
    .orderBy(asc(dutyChoice.teamId), asc(dutyChoice.at));
  return { turns, choices };
}

const isOneOf = (key: SQL, members: readonly { teamId: string; id: string }[]) =>
  sql`(${key}) in (select k.team_id, k.id from json_to_recordset(${JSON.stringify(
    members.map(({ teamId, id }) => ({ team_id: teamId, id })),
  )}::json) k(team_id uuid, id uuid))`;
