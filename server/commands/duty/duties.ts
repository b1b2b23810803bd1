import { isFor } from "../../../domain/duty/duty-events";
import { mayOnDuties } from "../../../domain/duty/duty-rights";
import { dutiesOfTeam } from "../../../domain/duty/limits";
import { hidesSignsBesideEmoji } from "../../../domain/fields/emoji";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { type DutyRow, findDuties, findDuty, insertDuty, updateDuty } from "../../core/duty/duty.store";
import { clearTurns, isAnyTold, savePlanned } from "../../core/duty/turn.store";
import { findEvent } from "../../core/schedule/event.store";
import { writeScheduleAudit } from "../../core/schedule/schedule-access";
import { lockTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";
import { tagOfPlan, undoEnd } from "../../reads/duty/duty-book";
import { readDutySeason } from "../../reads/duty/season";
import { shareSeason } from "../../reads/duty/share-season";
import { evenOut, settledAt } from "./even-out";

type Schemas = components["schemas"];
type Clock = Pick<Services, "now">;

/** Locks an active team after checking that the caller runs its duties. */
async function lockForDuties(
  tx: Transaction,
  { caller, teamId }: TeamTarget,
  refusal: MessageCode,
): Promise<void> {
  if (!mayOnDuties(caller.teamRoles, "run_duties")) throw new Problem(refusal);
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
}

export async function addDuty(
  { now }: Clock,
  tx: Transaction,
  { body, ...target }: TeamTarget & { body: Schemas["NewDuty"] },
): Promise<{ id: string }> {
  await lockForDuties(tx, target, "STEP_401_CREATE");
  const at = now();
  const { teamId, caller } = target;
  const { event_id: eventId = null } = body;
  const duties = await findDuties(tx, teamId);
  // Those of one event end by themselves, so they count by the event.
  const alike = duties.filter((duty) => duty.eventId === eventId);
  if (alike.length >= dutiesOfTeam) throw new Problem("STEP_403_TOO_MANY");
  if (eventId !== null) {
    const event = isId(eventId) ? await findEvent(tx, { teamId, id: eventId }) : undefined;
    if (!event) throw new Problem("EVENT_ITEM_404");
    if (event.endsAt <= at) throw new Problem("EVENT_ITEM_403_OVER");
  }
  const fields = {
    name: nameOf(body.name),
    sign: body.sign,
    families: body.families,
    kinds: body.kinds,
    side: body.side ?? null,
    eventId,
    isForAll: body.is_for_all ?? true,
    sparesStaff: body.spares_staff ?? true,
  };
  const id = await insertDuty(tx, { teamId, fields, by: caller.userId, now: at });
  await writeScheduleAudit(tx, target, "duty.added", { duty_id: id });
  return { id };
}

type OneDuty = TeamTarget & { id: string; ifMatch: string | undefined };

async function requireDuty(
  tx: Transaction,
  { teamId, id }: { teamId: string; id: string },
): Promise<DutyRow> {
  const row = isId(id) ? await findDuty(tx, teamId, id) : undefined;
  if (!row) throw new Problem("STEP_404");
  return row;
}

/** What it is no longer for is nobody's turn; what it is for besides is given, if it is shared out. */
export async function changeDuty(
  { now }: Clock,
  tx: Transaction,
  { id, ifMatch, change, ...target }: OneDuty & { change: Schemas["DutyChange"] },
): Promise<void> {
  await lockForDuties(tx, target, "STEP_401_UPDATE");
  const at = now();
  const { teamId } = target;
  const before = await requireDuty(tx, { teamId, id });
  expectVersion(ifMatch, before.version);
  await updateDuty(
    tx,
    { teamId, id },
    {
      ...(change.name !== undefined && { name: nameOf(change.name) }),
      ...(change.sign !== undefined && { sign: change.sign }),
      ...(change.families !== undefined && { families: change.families }),
      ...(change.kinds !== undefined && { kinds: change.kinds }),
      ...(change.side !== undefined && { side: change.side }),
      ...(change.is_for_all !== undefined && { isForAll: change.is_for_all }),
      ...(change.spares_staff !== undefined && { sparesStaff: change.spares_staff }),
    },
  );
  const season = await readDutySeason(tx, { teamId, now: at, isLocked: true });
  const duty = season.duties.find((one) => one.id === id);
  if (!duty) throw new Problem("STEP_404");
  const keptEvents = season.events.filter((event) => isFor(duty, event)).map((event) => event.id);
  await clearTurns(
    tx,
    { teamId, dutyId: id },
    { isPlannedAlone: false, keptSlots: duty.families, keptEvents, now: at },
  );
  await evenOut(tx, { teamId, now: at });
  await writeScheduleAudit(tx, target, "duty.changed", { duty_id: id });
}

export async function endDuty(
  { now }: Clock,
  tx: Transaction,
  { id, ifMatch, ...target }: OneDuty,
): Promise<void> {
  await lockForDuties(tx, target, "STEP_401_DELETE");
  const at = now();
  const { teamId } = target;
  const { version } = await requireDuty(tx, { teamId, id });
  expectVersion(ifMatch, version);
  await clearTurns(
    tx,
    { teamId, dutyId: id },
    { isPlannedAlone: false, keptSlots: 0, keptEvents: [], now: at },
  );
  await updateDuty(tx, { teamId, id }, { endedAt: at });
  await evenOut(tx, { teamId, now: at });
  await writeScheduleAudit(tx, target, "duty.ended", { duty_id: id });
}

/** Gives out the turns that the plan on the screen names, or none. */
export async function shareDuty(
  { now }: Clock,
  tx: Transaction,
  { body, ...target }: TeamTarget & { body: Schemas["NewShare"] },
): Promise<{ id: string }> {
  await lockForDuties(tx, target, "STEP_401_UPDATE");
  const at = now();
  const { teamId } = target;
  const { id, sharedAt, eventId } = await requireDuty(tx, { teamId, id: body.duty_id });
  if (sharedAt !== null || eventId !== null) throw new Problem("REQUEST_412_CHANGED");
  const season = await readDutySeason(tx, { teamId, now: at, isLocked: true });
  const { planned } = shareSeason(season, { now: at, alsoShared: id });
  if (tagOfPlan(planned) !== body.plan_tag) throw new Problem("REQUEST_412_CHANGED");
  await savePlanned(tx, teamId, planned, { now: at, dueAt: settledAt(at) });
  await updateDuty(tx, { teamId, id }, { sharedAt: at });
  await writeScheduleAudit(tx, target, "duty.shared", { duty_id: id, turns: planned.length });
  return { id };
}

/** What was shared within the last minute is a list to sign up on again. What somebody has pressed since stays. */
export async function undoShare({ now }: Clock, tx: Transaction, target: TeamTarget): Promise<void> {
  await lockForDuties(tx, target, "STEP_401_UPDATE");
  const at = now();
  const { teamId } = target;
  const shared = (await findDuties(tx, teamId)).filter((duty) => undoEnd([duty], at) !== undefined);
  const dutyIds = shared.map(({ id }) => id);
  if (shared.length === 0 || (await isAnyTold(tx, { teamId, dutyIds })))
    throw new Problem("REQUEST_412_CHANGED");
  for (const id of dutyIds) {
    await clearTurns(
      tx,
      { teamId, dutyId: id },
      { isPlannedAlone: true, keptSlots: 0, keptEvents: [], now: at },
    );
    await updateDuty(tx, { teamId, id }, { sharedAt: null });
    await writeScheduleAudit(tx, target, "duty.unshared", { duty_id: id });
  }
  await evenOut(tx, { teamId, now: at });
}

function nameOf(given: string): string {
  const name = given.replace(/\s+/g, " ").trim();
  if (name === "" || hidesSignsBesideEmoji(given))
    throw new Problem("REQUEST_400_INVALID", {
      fields: [{ field: "name", rule: name === "" ? "pattern" : "unseen" }],
    });
  return name;
}
