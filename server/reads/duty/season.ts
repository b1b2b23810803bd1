import { dayFromIso, isoDateTimeOf } from "../../../domain/dates/calendar";
import { isFor } from "../../../domain/duty/duty-events";
import { groupFamilies } from "../../../domain/family/families";
import { findStaff } from "../../core/access/team-access.store";
import { type DutyRow, findChoices, findDuties } from "../../core/duty/duty.store";
import { findTurns, type TurnRow } from "../../core/duty/turn.store";
import { dayAt } from "../../core/time/local-time";
import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { type PlayerAnswers, readPlayerAnswers } from "../receipt/player-answers.store";
import {
  type NamedPlayer,
  readNamedPlayers,
  readSeasonDays,
  readSeasonEvents,
  type SeasonEvent,
} from "./season.store";

export interface DutyPlayer extends NamedPlayer, Pick<PlayerAnswers, "people" | "countsAs" | "answers"> {}

export interface DutyFamily {
  /** The same for the same players at each reading. */
  key: string;
  players: readonly DutyPlayer[];
  people: ReadonlySet<string>;
  isSpot: boolean;
  /** One of its people is a coach or manager. */
  isStaff: boolean;
  joinedOn: string;
}

/** Everything that decides whose turn is when. */
export interface DutySeason {
  teamId: string;
  today: string;
  duties: readonly DutyRow[];
  events: readonly SeasonEvent[];
  turns: readonly TurnRow[];
  families: readonly DutyFamily[];
  /** The place of each player's family. */
  familyOf: ReadonlyMap<string, number>;
  /** "duty family" by their ids and places. */
  choices: ReadonlySet<string>;
}

/** Without an open season, what was in the last half year, and all that is to come. */
const otherwise = { before: 182, after: 400 };

/** Reads the open season; with its turns locked, for a change. */
export async function readDutySeason(
  db: Queries,
  { teamId, now, isLocked = false }: { teamId: string; now: Date; isLocked?: boolean },
): Promise<DutySeason> {
  const days = await readSeasonDays(db, teamId);
  if (!days) throw new Problem("TEAM_404");
  const today = dayAt(now, days.timeZone);
  const day = dayFromIso(today) ?? 0;
  const from = days.startsOn ?? isoDateTimeOf(day - otherwise.before).slice(0, 10);
  const to = days.endsOn ?? isoDateTimeOf(day + otherwise.after).slice(0, 10);
  const duties = await findDuties(db, teamId);
  const turns = await findTurns(db, { teamId, from, to, isLocked });
  const withTurns = new Set(turns.map(({ eventId }) => eventId));
  const events = (await readSeasonEvents(db, { teamId, from, to })).filter(
    (event) => withTurns.has(event.id) || duties.some((duty) => isFor(duty, event)),
  );
  const toCome = events.filter(({ endsAt }) => endsAt > now).map(({ id }) => id);
  const families = await readFamilies(db, { teamId, toCome });
  const familyOf = new Map(
    families.flatMap(({ players }, place) =>
      players.map(({ membershipId }) => [membershipId, place] as const),
    ),
  );
  const choices = (await findChoices(db, teamId)).flatMap(({ dutyId, membershipId }) => {
    const family = familyOf.get(membershipId);
    return family === undefined ? [] : [choiceKey(dutyId, family)];
  });
  return { teamId, today, duties, events, turns, families, familyOf, choices: new Set(choices) };
}

export const choiceKey = (dutyId: string, family: number) => `${dutyId} ${family}`;

/** The team's families, with what their players said for these events. */
export async function readFamilies(
  db: Queries,
  { teamId, toCome }: { teamId: string; toCome: readonly string[] },
): Promise<DutyFamily[]> {
  const answered = await readPlayerAnswers(db, teamId, toCome);
  const answers = new Map(answered.map((row) => [row.membershipId, row]));
  const staff = new Set(await findStaff(db, teamId));
  const players = (await readNamedPlayers(db, teamId)).flatMap((named): DutyPlayer[] => {
    const known = answers.get(named.membershipId);
    if (!known || known.isMergedSpot) return [];
    const { people, countsAs, answers: byEvent } = known;
    return [{ ...named, people, countsAs, answers: byEvent }];
  });
  return groupFamilies(players).map(({ people, players: members }) => ({
    key: members.map(({ membershipId }) => membershipId).sort()[0] ?? "",
    players: members,
    people,
    isSpot: people.size === 0,
    isStaff: [...people].some((person) => staff.has(person)),
    joinedOn: members.map(({ letInAt }) => letInAt.toISOString().slice(0, 10)).sort()[0] ?? "",
  }));
}
