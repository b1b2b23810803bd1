import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { RideServices } from "../../core/ride/ride-news";
import { withRideNews } from "../../core/ride/seat-news";
import {
  deletePairsOf,
  dropEndedPairs,
  findPairs,
  insertPair,
  lockPlayers,
  type Pair,
} from "../../core/schedule/merged-player.store";
import { lockTeamForScheduleChange, writeScheduleAudit } from "../../core/schedule/schedule-access";
import type { TeamTarget } from "../../core/team/team-role";
import type { Database, Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

interface RowTarget extends TeamTarget {
  membershipId: string;
}

/**
 * Joins two rows so that they count as one player. The older row stands for both regardless of the order given, so that two concurrent
 * calls with opposite orders agree. Families are not notified of it, but of a
 * ride in which one is alone then.
 */
export async function joinPlayers(
  services: RideServices,
  tx: Transaction,
  { membershipId, otherId, ...target }: RowTarget & { otherId: string },
): Promise<void> {
  const { caller, teamId } = target;
  await lockTeamForScheduleChange(tx, target, "COLLABORATOR_401_UPDATE");
  if (membershipId === otherId)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "counts_as", rule: "not" }] });
  const [older, newer] = await lockPlayers(tx, teamId, [membershipId, otherId].filter(isId));
  if (older === undefined || newer === undefined) throw new Problem("COLLABORATOR_404");
  await dropEndedPairs(tx, teamId, [older, newer]);
  const pair: Pair = { membershipId: newer, countsAs: older };
  const pairs = await findPairs(tx, teamId);
  if (pairs.some((one) => one.membershipId === newer && one.countsAs === older)) return;
  // One player alone is no company for the other row.
  const players = { teamId, membershipIds: [older, newer] };
  const isNew = await withRideNews(services, tx, { by: caller.userId, ...players }, () =>
    insertPair(tx, { ...pair, teamId, by: caller.userId, now: services.now() }),
  );
  if (!isNew) throw new Problem("REQUEST_412_CHANGED");
  await writeScheduleAudit(tx, target, "players.joined", detailOf(pair));
}

/** Separates a row from its pair, as the older or the newer one. */
export async function partPlayers(tx: Transaction, { membershipId, ...target }: RowTarget): Promise<void> {
  const { teamId } = target;
  await lockTeamForScheduleChange(tx, target, "COLLABORATOR_401_UPDATE");
  const [row] = await lockPlayers(tx, teamId, [membershipId].filter(isId));
  if (row === undefined) throw new Problem("COLLABORATOR_404");
  for (const pair of await deletePairsOf(tx, teamId, row))
    await writeScheduleAudit(tx, target, "players.parted", detailOf(pair));
}

export const readPairs = async (
  db: Database,
  teamId: string,
): Promise<components["schemas"]["SamePlayers"]> => ({ pairs: (await findPairs(db, teamId)).map(detailOf) });

const detailOf = ({ membershipId, countsAs }: Pair) => ({
  membership_id: membershipId,
  counts_as: countsAs,
});
