import type { TurnState } from "../../../domain/duty/duty";
import { isFor } from "../../../domain/duty/duty-events";
import { mayOnDuties } from "../../../domain/duty/duty-rights";
import type { components } from "../../../openapi";
import { findDuties } from "../../core/duty/duty.store";
import { findTurnsAt, type TurnRow } from "../../core/duty/turn.store";
import type { ParticipantRow } from "../../core/schedule/answer.store";
import { type Caller, isStaff } from "../../core/team/team-role";
import type { Queries } from "../../platform/db/database";
import { lineOf } from "../event/present-answers";
import type { WindowRow } from "../event/window.store";
import { type DutyFamily, readDutySeason, readFamilies } from "./season";
import { comersOf, slotsOf, turnInReturn } from "./share-season";

type Schemas = components["schemas"];

interface Reading {
  caller: Caller;
  event: Pick<WindowRow, "teamId" | "id" | "kind" | "side" | "status" | "endsAt">;
  participants: readonly ParticipantRow[];
  now: Date;
}

/** Who brings what at an event, for the staff and the players' families; undefined if nothing is. */
export async function readEventDuties(
  db: Queries,
  { caller, event, participants, now }: Reading,
): Promise<Schemas["EventDuty"][] | undefined> {
  if (!mayOnDuties(caller.teamRoles, "see_duties")) return undefined;
  const { teamId, id: eventId } = event;
  const duties = (await findDuties(db, teamId)).filter((duty) => isFor(duty, event));
  if (duties.length === 0) return undefined;
  const turns = await findTurnsAt(db, { teamId, eventId });
  const families = await readFamilies(db, { teamId, toCome: [eventId] });
  const own = families.find((family) => isOwnFamily(family, caller));
  const isOpen = event.status === "on" && event.endsAt > now;
  const takeAs = own && isOpen ? takerOf(own, { eventId, turns, caller }) : undefined;
  const names = new Map(participants.map((row) => [row.membershipId, lineOf(row, caller)?.name]));
  const returns = takeAs ? await readReturns(db, { event, turns, own, now }) : new Map();
  return duties.map(({ id: dutyId, name, sign, families: count }) => ({
    ...{ duty_id: dutyId, name, sign },
    slots: slotsOf({ families: count }).map((slot): Schemas["EventTurn"] => {
      const row = turns.find((turn) => turn.dutyId === dutyId && turn.slot === slot);
      const state = row?.state ?? "open";
      const { membershipId = null } = row ?? {};
      const isOwn = own !== undefined && membershipId !== null && hasPlayer(own, membershipId);
      const shown = membershipId === null ? undefined : names.get(membershipId);
      const gives = row && returns.get(`${dutyId} ${slot}`);
      return {
        ...{ slot, state, version: row?.version ?? 0 },
        // Whom the caller may not see, such as a spot, has no id here either.
        ...(membershipId !== null && shown !== undefined && { membership_id: membershipId, name: shown }),
        ...(isOwn && { is_own: true as const }),
        ...(row?.reason && (isOwn || isStaff(caller)) && { why: row.reason }),
        ...(takeAs && isFree(state) && !isOwn && { take_as: takeAs, ...(gives && { gives }) }),
      };
    }),
  }));
}

const isFree = (state: TurnState) => state === "open" || state === "offered";

const hasPlayer = ({ players }: DutyFamily, id: string): boolean =>
  players.some(({ membershipId }) => membershipId === id);

/** One of its players is the caller, or a child whom they guard. */
export const isOwnFamily = (family: DutyFamily, caller: Caller): boolean =>
  ownPlayersOf(family, caller).length > 0;

const ownPlayersOf = ({ players }: DutyFamily, { access }: Caller) =>
  players.filter(({ membershipId }) =>
    access.some((one) => one.membershipId === membershipId && (one.via === "self" || one.via === "guardian")),
  );

/** For whom the caller would take a turn; undefined for a family that does not come, or has one there. */
function takerOf(
  own: DutyFamily,
  { eventId, turns, caller }: { eventId: string; turns: readonly TurnRow[]; caller: Caller },
): string | undefined {
  if (turns.some(({ membershipId }) => membershipId !== null && hasPlayer(own, membershipId)))
    return undefined;
  const comers = comersOf(own, eventId);
  if (comers.length === 0) return undefined;
  const mine = ownPlayersOf(own, caller);
  return (mine.find((player) => comers.includes(player)) ?? mine[0])?.membershipId;
}

/** What the caller's family would give for each offered turn. */
async function readReturns(
  db: Queries,
  {
    event,
    turns,
    own,
    now,
  }: { event: Reading["event"]; turns: readonly TurnRow[]; own: DutyFamily | undefined; now: Date },
): Promise<Map<string, Schemas["TurnInReturn"]>> {
  const offered = turns.filter(({ state }) => state === "offered");
  if (offered.length === 0 || !own) return new Map();
  const season = await readDutySeason(db, { teamId: event.teamId, now });
  const taker = season.families.findIndex(({ key }) => key === own.key);
  return new Map(
    offered.flatMap(({ dutyId, slot, membershipId }) => {
      const giver = season.familyOf.get(membershipId ?? "");
      const given = giver === undefined ? undefined : turnInReturn(season, { giver, taker, now });
      const onDay = season.events.find(({ id }) => id === given?.eventId)?.firstDay;
      const name = season.duties.find(({ id }) => id === given?.dutyId)?.name;
      if (!given || onDay === undefined || name === undefined) return [];
      return [[`${dutyId} ${slot}`, { event_id: given.eventId, first_day: onDay, name }] as const];
    }),
  );
}
