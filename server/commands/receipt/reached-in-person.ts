import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { lookAgain } from "../../core/schedule/escalation.store";
import { type EventRow, lockEvent } from "../../core/schedule/event.store";
import { dropTold, writeTold } from "../../core/schedule/reached-in-person.store";
import { lockTeamForScheduleChange, writeScheduleAudit } from "../../core/schedule/schedule-access";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { readRecipients } from "../../reads/receipt/recipients.store";

interface ReachedTarget extends TeamTarget {
  id: string;
  membershipIds: readonly string[];
}

/** Notes that staff told families in person, of the version that was on their screen. */
export async function tellFamilies(
  services: Pick<Services, "now">,
  tx: Transaction,
  { noticeVersion, ...target }: ReachedTarget & { noticeVersion: number },
): Promise<void> {
  const event = await lockFamilies(services, tx, target);
  if (noticeVersion > event.noticeVersion)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "notice_version", rule: "maximum" }] });
  const now = services.now();
  const by = target.caller.userId;
  const players = await writeTold(tx, playersOf(target, event, now), { version: noticeVersion, by, now });
  if (players > 0) await close(tx, target, { action: "event.told", players, now });
}

/** Takes the word of staff back, whoever gave it. */
export async function untellFamilies(
  services: Pick<Services, "now">,
  tx: Transaction,
  target: ReachedTarget,
): Promise<void> {
  const event = await lockFamilies(services, tx, target);
  const now = services.now();
  const players = await dropTold(tx, playersOf(target, event, now));
  if (players > 0) await close(tx, target, { action: "event.not_told", players, now });
}

const playersOf = ({ teamId, id, membershipIds }: ReachedTarget, { startsAt }: EventRow, now: Date) => ({
  teamId,
  eventId: id,
  membershipIds,
  hasBegun: startsAt <= now,
});

/** Refuses the whole call if it names somebody who is no player of the team, before anything is written. */
async function lockFamilies(
  services: Pick<Services, "now">,
  tx: Transaction,
  { caller, teamId, id, membershipIds }: ReachedTarget,
): Promise<EventRow> {
  await lockTeamForScheduleChange(tx, { caller, teamId }, "EVENT_ITEM_401_UPDATE");
  const event = isId(id) ? await lockEvent(tx, { teamId, id }) : undefined;
  if (!event) throw new Problem("EVENT_ITEM_404");
  if (event.endsAt <= services.now()) throw new Problem("EVENT_ITEM_403_OVER");
  const players = new Set((await readRecipients(tx, [event])).map(({ membershipId }) => membershipId));
  if (membershipIds.some((one) => !players.has(one))) throw new Problem("COLLABORATOR_404");
  return event;
}

/** The list of calls is looked at in the next round. */
async function close(
  tx: Transaction,
  { caller, teamId, id }: ReachedTarget,
  { action, players, now }: { action: string; players: number; now: Date },
): Promise<void> {
  await lookAgain(tx, { teamId, eventId: id, now });
  await writeScheduleAudit(tx, { caller, teamId }, action, { event_id: id, players });
}
