import { undoSeconds } from "../../../domain/duty/limits";
import { savePlanned } from "../../core/duty/turn.store";
import type { Transaction } from "../../platform/db/database";
import { type DutySeason, readDutySeason } from "../../reads/duty/season";
import { shareSeason } from "../../reads/duty/share-season";

/** Families are told of a turn once it can no longer be undone. */
export const settledAt = (now: Date) => new Date(now.getTime() + undoSeconds * 1_000);

/** Gives what is open in duties that are shared out, and evens the rest out. Under the team's lock. Returns how many turns changed. */
export async function evenOut(
  tx: Transaction,
  { teamId, now }: { teamId: string; now: Date },
): Promise<number> {
  const season = await readDutySeason(tx, { teamId, now, isLocked: true });
  return evenOutSeason(tx, season, now);
}

export async function evenOutSeason(tx: Transaction, season: DutySeason, now: Date): Promise<number> {
  if (!season.duties.some(({ sharedAt }) => sharedAt !== null)) return 0;
  const { planned } = shareSeason(season, { now });
  await savePlanned(tx, season.teamId, planned, { now, dueAt: settledAt(now) });
  return planned.length;
}
