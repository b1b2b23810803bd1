import { dayFromIso } from "../../../domain/dates/calendar";
import { byDrip, isHeld } from "../../../domain/duty/duty";
import { isFor } from "../../../domain/duty/duty-events";
import { shareTurns, startCounts } from "../../../domain/duty/fair-turns";
import { nearDays } from "../../../domain/duty/limits";
import type { GivenTurn, SharedTurn } from "../../../domain/duty/turn-table";
import { playerOf } from "../../../domain/family/families";
import type { DutyRow } from "../../core/duty/duty.store";
import type { Planned } from "../../core/duty/turn.store";
import { choiceKey, type DutyFamily, type DutyPlayer, type DutySeason } from "./season";
import type { SeasonEvent } from "./season.store";

export const turnKey = (eventId: string, dutyId: string, slot: number) => `${eventId} ${dutyId} ${slot}`;

const dayOf = (iso: string) => dayFromIso(iso) ?? 0;

/** Whether a player is out. Of the rows of one player, as different families made them, one yes is enough. */
function isOut(player: DutyPlayer, family: DutyFamily, eventId: string): boolean {
  const said = family.players
    .filter((other) => playerOf(other) === playerOf(player))
    .map(({ answers }) => answers[eventId]?.answer ?? null);
  return said.includes("no") && !said.includes("yes") && !said.includes("maybe");
}

/** The family's players who come to an event, or have not said that they do not. */
export const comersOf = (family: DutyFamily, eventId: string): DutyPlayer[] =>
  family.players.filter((player) => !isOut(player, family, eventId));

/** Whether a family is given turns of a duty. */
export function doesDuty(
  { families, choices }: Pick<DutySeason, "families" | "choices">,
  { id, isForAll, sparesStaff }: Pick<DutyRow, "id" | "isForAll" | "sparesStaff">,
  place: number,
): boolean {
  const family = families[place];
  if (!family || family.isSpot) return false;
  const isChosen = choices.has(choiceKey(id, place));
  return isForAll ? !isChosen && !(sparesStaff && family.isStaff) : isChosen;
}

/** A turn of the season: stored, or one that nobody has touched yet. */
export interface SeasonTurn extends SharedTurn {
  membershipId: string | null;
  /** Somebody has it, or gives it away. */
  isHeld: boolean;
}

/** Every turn that counts or could be given, with the duties that are shared, as if `alsoShared` was as well. */
export function turnsOfSeason(
  { duties, events, turns, familyOf, today }: DutySeason,
  { now, alsoShared }: { now: Date; alsoShared?: string | undefined },
): SeasonTurn[] {
  const stored = new Map(turns.map((turn) => [turnKey(turn.eventId, turn.dutyId, turn.slot), turn]));
  return events.flatMap((event) => {
    if (event.status !== "on") return [];
    const isFar = dayOf(event.firstDay) - dayOf(today) >= nearDays;
    const day = dayOf(event.firstDay);
    const isOver = event.endsAt <= now;
    if (isOver)
      return turns
        .filter(({ eventId, state }) => eventId === event.id && isHeld(state))
        .map(({ eventId, dutyId, slot, membershipId }) => {
          const family = familyOf.get(membershipId ?? "") ?? null;
          return { ...{ eventId, dutyId, slot, day, family, membershipId }, isMovable: false, isHeld: true };
        });
    return duties
      .filter((duty) => isFor(duty, event))
      .flatMap((duty) =>
        slotsOf(duty).map((slot): SeasonTurn => {
          const row = stored.get(turnKey(event.id, duty.id, slot));
          const isShared = duty.sharedAt !== null || duty.id === alsoShared;
          const isOpen = row === undefined || (row.state === "open" && row.byUser === byDrip);
          return {
            ...{ eventId: event.id, dutyId: duty.id, slot, day },
            family: row && isHeld(row.state) ? (familyOf.get(row.membershipId ?? "") ?? null) : null,
            membershipId: row?.membershipId ?? null,
            isMovable: isShared && isFar && (isOpen || row?.state === "planned"),
            isHeld: row !== undefined && isHeld(row.state),
          };
        }),
      );
  });
}

export const slotsOf = ({ families }: Pick<DutyRow, "families">): number[] =>
  Array.from({ length: families }, (_, index) => index + 1);

export interface SharedSeason {
  turns: readonly SeasonTurn[];
  given: readonly GivenTurn[];
  /** What is to be stored. */
  planned: Planned[];
}

/** What the rules of sharing give to whom now. */
export function shareSeason(
  season: DutySeason,
  about: { now: Date; alsoShared?: string | undefined },
): SharedSeason {
  const { families, duties, events } = season;
  const turns = turnsOfSeason(season, about);
  const shared = duties.filter(({ id, sharedAt }) => sharedAt !== null || id === about.alsoShared);
  const past = turns.flatMap(({ day, family, eventId }) =>
    family !== null && isOverAt(events, eventId, about.now) ? [{ day, family }] : [],
  );
  const starts = startCounts(
    families.map(({ joinedOn }, place) => ({
      joined: dayOf(joinedOn),
      takesTurns: shared.some((duty) => doesDuty(season, duty, place)),
    })),
    past,
  );
  const byId = new Map(duties.map((duty) => [duty.id, duty]));
  const given = shareTurns({
    families: families.map(({ key }, place) => ({ key, starts: starts[place] ?? 0 })),
    turns,
    may: (place, { dutyId, eventId }) => {
      const [duty, family] = [byId.get(dutyId), families[place]];
      return Boolean(duty && family && doesDuty(season, duty, place) && comersOf(family, eventId).length > 0);
    },
  });
  const changed = new Set(given.map(({ turn }) => turn));
  // Planned turns of players who have left are nobody's, even where nobody else can have them.
  const left = turns.flatMap((turn, place) =>
    turn.isMovable && turn.isHeld && turn.family === null && !changed.has(place)
      ? [{ turn: place, family: null, reason: null }]
      : [],
  );
  return {
    turns,
    given,
    planned: [...given, ...left].flatMap(({ turn: place, family, reason }) => {
      const turn = turns[place];
      if (!turn) return [];
      const { eventId, dutyId, slot } = turn;
      const owner = family === null ? undefined : families[family];
      const membershipId = owner ? (comersOf(owner, eventId)[0]?.membershipId ?? null) : null;
      return [{ eventId, dutyId, slot, membershipId, reason }];
    }),
  };
}

const isOverAt = (events: readonly SeasonEvent[], eventId: string, now: Date) =>
  events.some(({ id, endsAt }) => id === eventId && endsAt <= now);

/**
 * What the taker of an offered turn gives for it: its next planned one that may still move, at which the family that offered comes and has none.
 */
export function turnInReturn(
  season: DutySeason,
  { giver, taker, now }: { giver: number; taker: number; now: Date },
): SeasonTurn | undefined {
  const turns = turnsOfSeason(season, { now });
  const family = season.families[giver];
  const busy = new Set(turns.flatMap((turn) => (turn.isHeld && turn.family === giver ? [turn.eventId] : [])));
  return turns.find(({ eventId, dutyId, ...turn }) => {
    const duty = season.duties.find(({ id }) => id === dutyId);
    const isGiven = turn.isHeld && turn.isMovable && turn.family === taker && giver !== taker;
    if (!isGiven || busy.has(eventId) || !duty || !doesDuty(season, duty, giver)) return false;
    return family !== undefined && comersOf(family, eventId).length > 0;
  });
}
