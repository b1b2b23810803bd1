import { type Day, dayFromIso, isoDateOf, weekdayOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import type { Answer } from "../../../domain/schedule/answer/answer";
import { answerEvent } from "../../commands/answer/answer-event";
import { addEvent, callOffEvent, changeEvent } from "../../commands/event/events";
import { addVenue } from "../../commands/place/venues";
import { addSeries } from "../../commands/series/series";
import type { Services } from "../../core/base/services";
import { lockEventsOfSeries } from "../../core/schedule/series.store";
import { type Caller, requireTeamAccess, type TeamTarget } from "../../core/team/team-role";
import { dayAt } from "../../core/time/local-time";
import type { Transaction } from "../../platform/db/database";
import type { Club } from "./club";
import { findPlayers } from "./demo.store";
import type { MadeClub } from "./make-club";
import type { DemoSeason } from "./season";

type MakerServices = Pick<Services, "config" | "db" | "mail" | "now">;

interface Made {
  id: string;
  day: Day;
  became: DemoSeason["events"][number]["became"];
}

/** Creates the teams' seasons by the calls of their staff, with answers of some families. */
export async function makeSeasons(
  services: MakerServices,
  { club, made, seasons }: { club: Club; made: MadeClub; seasons: readonly DemoSeason[] },
): Promise<void> {
  for (const season of seasons) {
    const teamId = idOf(made.teams, season.team);
    const { id: staffId } = idOf(made.adults, season.by);
    const caller = await requireTeamAccess(services.db, staffId, teamId);
    const players = await playersOf(services, { club, made, teamId });
    await services.db.transaction(async (tx) => {
      const events = await addSeason(services, tx, { season, caller, teamId });
      await answerThem(services, tx, { events, players, teamId, today: todayOf(services) });
      for (const event of events) await goOn(services, tx, { event, caller, teamId });
    });
  }
}

/** The players who can be answered for, each by the guardian who made the profile. */
async function playersOf(
  { db }: MakerServices,
  { club, made, teamId }: { club: Club; made: MadeClub; teamId: string },
) {
  const memberships = await findPlayers(db, teamId);
  const keys = new Map([...made.children].map(([key, id]) => [id, key]));
  const players: { key: string; membershipId: string; caller: Caller }[] = [];
  for (const { id, childId } of memberships) {
    const key = keys.get(childId ?? "");
    const guardian = key === undefined ? undefined : club.children[key]?.guardians[0];
    if (key === undefined || guardian === undefined) continue;
    const caller = await requireTeamAccess(db, idOf(made.adults, guardian).id, teamId);
    players.push({ key, membershipId: id, caller });
  }
  return players;
}

async function addSeason(
  services: MakerServices,
  tx: Transaction,
  { season, ...target }: TeamTarget & { season: DemoSeason },
): Promise<Made[]> {
  const today = todayOf(services);
  const places = new Map<string, string>();
  for (const venue of season.venues)
    places.set(venue.name, (await addVenue(services, tx, { ...target, body: venue })).id);
  const sunday = today - weekdayOf(today);
  const made: Made[] = [];
  for (const { weekdays, weeks, time, ...practice } of season.practices) {
    const rule = {
      weekdays: weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0),
      every_weeks: 1,
      first_day: isoDateOf(sunday + 7 * weeks[0]),
      last_day: isoDateOf(sunday + 7 * weeks[1] + 6),
      skip_days: [],
    };
    const fields = {
      ...fieldsOf({ ...practice, kind: "practice", arrive: 15 }, idOf(places, practice.venue)),
      starts_local: time,
    };
    const { id } = await addSeries(services, tx, { ...target, body: { rule, fields } });
    if (id === null) throw new Error("The practices were only planned.");
    for (const event of await lockEventsOfSeries(tx, { teamId: target.teamId, id }))
      made.push({ id: event.id, day: dayOf(event.firstDay), became: undefined });
  }
  for (const { week, weekday, time, became, ...event } of season.events) {
    const day = sunday + 7 * week + weekday;
    const body = {
      ...fieldsOf(event, idOf(places, event.venue)),
      starts_local: `${isoDateOf(day)}T${time}:00`,
    };
    const { id } = await addEvent(services, tx, { ...target, body });
    made.push({ id, day, became });
  }
  return made.sort((one, other) => one.day - other.day);
}

type Planned = Omit<DemoSeason["events"][number], "week" | "weekday" | "time" | "became">;

/** The fields without the start, which an event has with its day and a series as a time of day. */
const fieldsOf = (event: Planned, venueId: string) => ({
  kind: event.kind,
  title: event.title ?? null,
  opponent: event.opponent ?? null,
  ...(event.side && { side: event.side }),
  timing: "timed" as const,
  duration_minutes: event.minutes,
  arrive_minutes: event.arrive ?? 0,
  venue_id: venueId,
  venue_detail: event.detail ?? null,
  kit: event.kit ?? null,
  notes: event.notes ?? null,
});

/** Answers for the next ten days, except by the mother of Sam and Lena. */
async function answerThem(
  services: MakerServices,
  tx: Transaction,
  {
    events,
    players,
    teamId,
    today,
  }: { events: readonly Made[]; players: Awaited<ReturnType<typeof playersOf>>; teamId: string; today: Day },
) {
  const soon = events.filter(({ day }) => day > today && day <= today + 10);
  for (const [at, { id: eventId }] of soon.entries())
    for (const [index, { key, membershipId, caller }] of players.entries()) {
      const answer = usual[(index + at) % usual.length] ?? null;
      if (answer === null || (waiting.has(key) && at > 0)) continue;
      const note = answer === "no" ? "At grandma's" : null;
      const body = { answer, note, event_version: 1 };
      await answerEvent(services, tx, { caller, teamId, eventId, membershipId, ifMatch: '"0"', body });
    }
}

const usual: readonly (Answer | null)[] = ["yes", "yes", "maybe", "yes", "no", "yes", null, "yes"];
const waiting = new Set(["sam", "lena"]);

/** Moves or calls off an event after families have answered. */
async function goOn(
  services: MakerServices,
  tx: Transaction,
  { event: { id, day, became }, ...target }: TeamTarget & { event: Made },
) {
  if (became === undefined) return;
  const change = { ...target, id, ifMatch: '"1"' };
  if ("calledOff" in became)
    return callOffEvent(services, tx, { ...change, reason: became.calledOff, note: null, scope: "one" });
  const { time, detail } = became.moved;
  const body = { starts_local: `${isoDateOf(day)}T${time}:00`, venue_detail: detail };
  return changeEvent(services, tx, { ...change, change: body });
}

/** The local day in Chicago, where the club plays. */
function todayOf({ now }: MakerServices): Day {
  const day = dayFromIso(dayAt(now(), "America/Chicago"));
  if (day === null) throw new Error("The clock told no day.");
  return day;
}

function idOf<Value>(made: ReadonlyMap<string, Value>, key: string): Value {
  const found = made.get(key);
  if (found === undefined) throw new Error(`The season names ${key}, whom the club does not have.`);
  return found;
}
