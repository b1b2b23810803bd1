import { createHash } from "node:crypto";
import { isHeld } from "../../../domain/duty/duty";
import { isFor } from "../../../domain/duty/duty-events";
import { mayOnDuties } from "../../../domain/duty/duty-rights";
import { undoSeconds } from "../../../domain/duty/limits";
import type { components } from "../../../openapi";
import type { DutyRow } from "../../core/duty/duty.store";
import { type Caller, isStaff } from "../../core/team/team-role";
import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { lineOf } from "../event/present-answers";
import { isOwnFamily } from "./event-duties";
import { choiceKey, type DutySeason, readDutySeason } from "./season";
import type { SeasonEvent } from "./season.store";
import { doesDuty, type SharedSeason, shareSeason, slotsOf, turnKey, turnsOfSeason } from "./share-season";

type Schemas = components["schemas"];

/** The team's duties as the caller may read them. */
export async function readDutyBook(
  db: Queries,
  { caller, teamId, now }: { caller: Caller; teamId: string; now: Date },
): Promise<Schemas["DutyBook"]> {
  if (!mayOnDuties(caller.teamRoles, "see_duties")) throw new Problem("EVENT_PARTY_MEMBER_401_REQUEST");
  const season = await readDutySeason(db, { teamId, now });
  const families = presentFamilies(season, { caller, now });
  const shown = new Set(families.flatMap(({ membership_ids }) => membership_ids));
  const turns = presentTurns(season, { now, shown });
  const named = new Set(turns.map(({ event_id }) => event_id));
  const undoUntil = isStaff(caller) ? undoEnd(season.duties, now) : undefined;
  return {
    duties: season.duties.map((duty) => ({
      ...presentDuty(duty),
      ...(isStaff(caller) && planFor(season, duty, now)),
    })),
    events: season.events.filter(({ id }) => named.has(id)).map((event) => presentEvent(event, now)),
    turns,
    families,
    choices: presentChoices(season, caller),
    ...(undoUntil && { undo_until: undoUntil.toISOString() }),
  };
}

const presentDuty = ({ side, eventId, sharedAt, ...duty }: DutyRow): Schemas["Duty"] => ({
  id: duty.id,
  name: duty.name,
  sign: duty.sign,
  families: duty.families,
  kinds: [...duty.kinds],
  ...(side !== null && { side }),
  ...(eventId !== null && { event_id: eventId }),
  is_for_all: duty.isForAll,
  spares_staff: duty.sparesStaff,
  ...(sharedAt !== null && { shared_at: sharedAt.toISOString() }),
  version: duty.version,
});

function planFor(season: DutySeason, duty: DutyRow, now: Date): { plan?: Schemas["SharePlan"] } {
  if (duty.sharedAt !== null || duty.eventId !== null) return {};
  return { plan: planOf(season, duty, now) };
}

/** What sharing a duty out would do now. */
function planOf(season: DutySeason, duty: DutyRow, now: Date): Schemas["SharePlan"] {
  const { turns, given, planned } = shareSeason(season, { now, alsoShared: duty.id });
  const holders = turns.map(({ family }) => family);
  for (const { turn, family } of given) holders[turn] = family;
  const takers = season.families.flatMap((_, place) => (doesDuty(season, duty, place) ? [place] : []));
  const counts = takers.map((place) => holders.filter((holder) => holder === place).length);
  return {
    events: season.events.filter((event) => event.status === "on" && event.endsAt > now && isFor(duty, event))
      .length,
    families: takers.length,
    turns: planned.filter(({ dutyId, membershipId }) => dutyId === duty.id && membershipId !== null).length,
    least: counts.length === 0 ? 0 : Math.min(...counts),
    most: counts.length === 0 ? 0 : Math.max(...counts),
    tag: tagOfPlan(planned),
  };
}

export const tagOfPlan = (planned: SharedSeason["planned"]): string =>
  createHash("sha256").update(JSON.stringify(planned)).digest("base64url").slice(0, 22);

/** Until when the last sharing can be undone. */
export function undoEnd(duties: readonly DutyRow[], now: Date): Date | undefined {
  const last = Math.max(...duties.map(({ sharedAt }) => sharedAt?.getTime() ?? 0));
  const end = last + undoSeconds * 1_000;
  return end > now.getTime() ? new Date(end) : undefined;
}

const presentEvent = (event: SeasonEvent, now: Date): Schemas["DutyEvent"] => ({
  id: event.id,
  kind: event.kind,
  title: event.title,
  ...(event.opponent !== null && { opponent: event.opponent }),
  ...(event.side !== null && { side: event.side }),
  first_day: event.firstDay,
  starts_local: event.startsLocal,
  timing: event.timing,
  ...(event.endsAt <= now && { is_over: true as const }),
  ...(event.status === "called_off" && { is_called_off: true as const }),
});

/** Whom the caller may not see, such as a spot, has no id here either. */
function presentTurns(
  { events, duties, turns }: DutySeason,
  { now, shown }: { now: Date; shown: ReadonlySet<string> },
): Schemas["DutyTurn"][] {
  const stored = new Map(turns.map((turn) => [turnKey(turn.eventId, turn.dutyId, turn.slot), turn]));
  return events.flatMap((event) =>
    duties.flatMap((duty) => {
      const slots = isFor(duty, event) ? slotsOf(duty) : [];
      return slots.flatMap((slot): Schemas["DutyTurn"][] => {
        const row = stored.get(turnKey(event.id, duty.id, slot));
        if (event.endsAt <= now && !(row && isHeld(row.state))) return [];
        return [
          {
            event_id: event.id,
            duty_id: duty.id,
            slot,
            state: row?.state ?? "open",
            ...(row?.membershipId && shown.has(row.membershipId) && { membership_id: row.membershipId }),
            version: row?.version ?? 0,
          },
        ];
      });
    }),
  );
}

function presentFamilies(
  season: DutySeason,
  { caller, now }: { caller: Caller; now: Date },
): Schemas["DutyFamily"][] {
  const turns = turnsOfSeason(season, { now });
  const over = new Set(season.events.flatMap(({ id, endsAt }) => (endsAt <= now ? [id] : [])));
  return season.families
    .flatMap((family, place) => {
      if (family.isSpot && !isStaff(caller)) return [];
      const players = family.players.flatMap((player) => {
        const line = lineOf(player, caller);
        return line === null ? [] : [{ name: line.name, id: player.membershipId }];
      });
      if (players.length === 0) return [];
      const own = turns.filter((turn) => turn.isHeld && turn.family === place);
      return [
        {
          players: players.map(({ name }) => name),
          membership_ids: players.map(({ id }) => id),
          turns: own.length,
          to_come: own.filter(({ eventId }) => !over.has(eventId)).length,
          ...(isOwnFamily(family, caller) && { is_own: true as const }),
          ...(family.isSpot && { is_spot: true as const }),
        },
      ];
    })
    .sort((one, other) => one.turns - other.turns);
}

const presentChoices = (season: DutySeason, caller: Caller): Schemas["DutyChoice"][] =>
  season.duties.flatMap(({ id }) =>
    season.families.flatMap((family, place) => {
      if (!season.choices.has(choiceKey(id, place)) || !(isStaff(caller) || isOwnFamily(family, caller)))
        return [];
      return [{ duty_id: id, membership_ids: family.players.map(({ membershipId }) => membershipId) }];
    }),
  );
