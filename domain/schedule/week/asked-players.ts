import { byStart, dayText, timeText } from "../../dates/wall-time";
import { answerKey, type MyPart, type ScheduleEvent } from "../answer/answering";
import type { NeedsYouEvent } from "../needs-you-events";
import { type Clash, clashesOf, isWanted, personOf, type ScheduleWindow } from "./agenda";

/** An answer that *Needs you* asks for, or asked for since the page was opened. */
export type AskedAnswer = {
  readonly key: string;
  readonly eventId: string;
  readonly membershipId: string;
  /** It clashed while it was shown: it stays apart, so that its row does not move when the clash is solved. */
  readonly isClashing: boolean;
};

export type AskedRow = {
  readonly key: string;
  readonly event: ScheduleEvent;
  readonly part: MyPart;
  readonly isMissing: boolean;
};

/** The answers of one person that are given together, or those that clash. */
export type AskedPlayer = {
  readonly key: string;
  readonly name: string;
  readonly isMe: boolean;
  /** Present for answers that clash: they are given one by one. */
  readonly clash: Clash | null;
  readonly isClashing: boolean;
  readonly rows: readonly AskedRow[];
};

const clashingKeys = (window: ScheduleWindow): ReadonlyMap<string, Clash> =>
  new Map(
    clashesOf(window).flatMap((clash) => clash.events.map(({ id }) => [`${id} ${clash.person}`, clash])),
  );

/**
 * The answers that are asked for now, behind those that were asked for before; the same list if nothing is new. `inHero` are the events
 * that the page asks about elsewhere.
 */
export function askedSoFar(
  before: readonly AskedAnswer[],
  items: readonly NeedsYouEvent[],
  window: ScheduleWindow,
  { now, inHero }: { now: number; inHero: ReadonlySet<string> },
): readonly AskedAnswer[] {
  const listed = new Set(
    items.flatMap(({ kind, event_id }) => (kind === "answer_wanted" && event_id ? event_id : [])),
  );
  const clashes = clashingKeys(window);
  const known = new Map(before.map((asked) => [asked.key, asked]));
  let isNew = false;
  for (const event of window.events)
    for (const part of event.mine) {
      const key = answerKey({ eventId: event.id, membershipId: part.membership_id });
      const isClashing = clashes.has(`${event.id} ${personOf(part)}`);
      const asked = known.get(key);
      const isAsked = !inHero.has(event.id) && listed.has(event.id) && isWanted(event, part, now);
      if (asked ? asked.isClashing || !isClashing : !isAsked) continue;
      known.set(key, { key, eventId: event.id, membershipId: part.membership_id, isClashing });
      isNew = true;
    }
  return isNew ? [...known.values()] : before;
}

/** The asked answers by person, in the order of their events; what clashes comes behind the person's others. */
export function askedPlayers(
  asked: readonly AskedAnswer[],
  window: ScheduleWindow,
  now: number,
): readonly AskedPlayer[] {
  const byKey = new Map(asked.map((each) => [each.key, each]));
  const clashes = clashingKeys(window);
  const people = new Map<string, { together: AskedPlayer; apart: AskedPlayer }>();
  for (const event of [...window.events].sort(byStart)) {
    if (event.status !== "on" || Date.parse(event.ends_at) <= now) continue;
    for (const part of event.mine) {
      const key = answerKey({ eventId: event.id, membershipId: part.membership_id });
      const known = byKey.get(key);
      if (!known) continue;
      const person = personOf(part);
      const named = { name: part.first_name, isMe: person === "me" };
      const both = people.get(person) ?? {
        together: { ...named, key: person, clash: null, isClashing: false, rows: [] },
        apart: { ...named, key: `${person} clash`, clash: null, isClashing: true, rows: [] },
      };
      const row = { key, event, part, isMissing: isWanted(event, part, now) };
      const { together, apart } = both;
      people.set(
        person,
        known.isClashing
          ? {
              together,
              apart: {
                ...apart,
                clash: apart.clash ?? clashes.get(`${event.id} ${person}`) ?? null,
                rows: [...apart.rows, row],
              },
            }
          : { apart, together: { ...together, rows: [...together.rows, row] } },
      );
    }
  }
  return [...people.values()].flatMap(({ together, apart }) =>
    [together, apart].filter(({ rows }) => rows.length > 0),
  );
}

/** The keys of the answers that "In for all" gives. */
export const missingOf = ({ rows }: Pick<AskedPlayer, "rows">): readonly string[] =>
  rows.filter(({ isMissing }) => isMissing).map(({ key }) => key);

export const askedTexts = {
  /** "3 answers". */
  missing: (count: number) => (count === 1 ? "1 answer" : `${count} answers`),
  none: "All answered",
  /** "In", or "In for all 3". */
  allIn: (count: number) => (count === 1 ? "In" : count === 2 ? "In for both" : `In for all ${count}`),
  showAll: "Show all",
  showFewer: "Show fewer",
} as const;

/** "Tue, Nov 24, 17:30 · Comets"; with the zone of an event elsewhere, "Tue, Nov 24, 17:30 Denver time · Comets". */
export function askedWhen(
  { first_day, starts_local, timing }: ScheduleEvent,
  { team, zone }: { team?: string | undefined; zone: string | null },
): string {
  const time = [timeText(starts_local), zone].filter(Boolean).join(" ");
  return [timing === "timed" ? `${dayText(first_day)}, ${time}` : dayText(first_day), team]
    .filter(Boolean)
    .join(" · ");
}
