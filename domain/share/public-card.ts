import { beThere, cityOf, timeText } from "../dates/wall-time";
import { type EventKind, type EventTiming, kindNames } from "../schedule/event/event";
import { daysText } from "../schedule/event/event-fact-texts";
import { sportName } from "../team/team-page";

/** What anybody with an event's public link reads. No title, opponent, place, note or person. */
export interface PublicCard {
  kind: EventKind;
  team_name: string;
  sport: string;
  colour_one: string;
  colour_two: string;
  timing: EventTiming;
  starts_local: string;
  first_day: string;
  last_day: string;
  arrive_minutes: number;
  time_zone: string;
  status: "on" | "called_off";
  version: number;
}

/** The file that messengers show, of each kind one and one for the same called off. */
export const pictureName = ({ kind, status }: { kind: string; status: PublicCard["status"] }) =>
  `${kind}${status === "called_off" ? "-off" : ""}.png`;

const timeTexts = { day: "All day", open: "Time not set yet" } as const;

/** The texts of the page and of its preview in messengers. A line that does not apply is empty. */
export function publicCardTexts(card: PublicCard) {
  const isOff = card.status === "called_off";
  const isTimed = card.timing === "timed";
  const kind = kindNames[card.kind];
  const days = daysText(card);
  const time = card.timing === "timed" ? timeText(card.starts_local) : timeTexts[card.timing];
  const at = isTimed && !isOff ? beThere(card.starts_local, card.arrive_minutes) : null;
  const what = [kind, days, ...(card.timing === "open" ? [] : [time])].join(", ");
  const arrival = at === null ? "" : `Be there ${at}.`;
  const off = isOff ? "Nobody has to be there." : "";
  return {
    title: isOff ? `Called off: ${what}` : what,
    description: [`${card.team_name}.`, arrival || off].filter(Boolean).join(" "),
    kind,
    days,
    time,
    arrival: arrival || off,
    zone: isTimed ? `${cityOf(card.time_zone)} time` : "",
    team: card.team_name,
    sport: sportName(card.sport),
  };
}
