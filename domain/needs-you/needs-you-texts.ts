import { everyWeekday } from "../absence/days";
import { missedText } from "../absence/usual-asked";
import { saidAwayText } from "../absence/words";
import { dayText, timeText } from "../dates/wall-time";
import { ownTurnText } from "../duty/own-turn";
import { linkMakerLeftText } from "../family/circle-link";
import { ownRemovalTexts } from "../family/own-removal-texts";
import { silentText } from "../push/silent-texts";
import { isOfSchedule } from "../schedule/needs-you-events";
import { dontKnowText } from "../schedule/receipt/calls-text";
import type { WaitingItem } from "./needs-you-list";
import { requestText, requestWaits, wantText } from "./request-texts";

/** "Practice is back on" */
function changeOf({
  event_title: title = "An event",
  is_called_off,
  is_back_on,
}: Partial<WaitingItem>): string {
  if (is_called_off) return `${title} is called off`;
  return is_back_on ? `${title} is back on` : `${title} changed`;
}

/** The title of an item of *Needs you*. */
export function titleOf(item: WaitingItem): string {
  const { kind, count = 1, team_name: team, child_first_name: child, person_name: person } = item;
  switch (kind) {
    case "call_list":
      return dontKnowText(count);
    case "change":
      return `${changeOf(item)}.`;
    case "answer_wanted":
      return `${item.event_title ?? "An event"}: ${missingText(count)}`;
    case "poll":
      return item.question?.split("\n")[0] || `${team ?? "Your team"} asks you something.`;
    case "turn":
      return `${ownTurnText({ name: item.duty_name ?? "", sign: item.duty_sign ?? "other" })}.`;
    case "ride":
      return item.event_title ?? "A ride";
    case "away":
      return awayTitle(item);
    case "usual_ended":
      return missedText(child);
    case "silent_device":
      return silentText(item.device_label ?? "");
    case "report":
      return count === 1 ? "A message was reported." : `${count} messages were reported.`;
    case "join_request":
      return wantText(count);
    case "guardian_removal":
      return ownRemovalTexts.asked(person ?? "A guardian", child ?? "your player");
    case "circle_request":
      return person ?? "Somebody";
    case "look_alike":
      return `A second ${child} ${item.child_last_initial}. joined.`;
    case "invitation":
      if (item.invitation_kind === "guardian")
        return child ? `Look after ${child} together?` : "Look after a player?";
      if (item.invitation_kind === "follower") return child ? `Follow ${child}?` : "Follow a player?";
      if (item.invitation_kind === "spot" && child && team) return `${team} kept a spot for ${child}.`;
      return team ? `${team} want you.` : "An invitation for you.";
    case "resting":
      return "Nobody's holding the whistle.";
    case "take_over":
      return person ? `${person} asks to run the team.` : "Three days, no word.";
    default:
      if (team) return requestText(team, child);
      return `You asked to ${item.wish === "follower" ? "follow" : "look after"} ${child ?? "a player"}.`;
  }
}

const awayTitle = ({ person_name, child_first_name, first_day, last_day, weekdays }: WaitingItem) =>
  first_day === undefined || last_day === undefined
    ? `${child_first_name ?? "A player"} is away.`
    : saidAwayText(person_name ?? "Somebody", child_first_name ?? "a player", {
        first_day,
        last_day,
        weekdays: weekdays ?? everyWeekday,
      });

export const seeReportsText = (count: number): string =>
  count === 1 ? "See the report" : `See ${count} reports`;
export const seeDaysText = "See the days";
export const seeTeamText = "See the team";
export const openText = "Open";
export const voteText = "Vote";

/** "2 answers missing." */
const missingText = (count: number): string =>
  count === 1 ? "1 answer missing." : `${count} answers missing.`;

/** Its second line; `zone` stands beside the time of an event that is in another one than the device, whose local time `until` is. */
export function detailOf(
  { kind, team_name, child_first_name: child, person_name: person, ...item }: WaitingItem,
  zone: string | null,
  until?: string,
): string | undefined {
  const { wish, starts_local: start } = item;
  if (kind === "call_list" && start) {
    return `${changeOf(item)}: ${startText(start, zone)}\u00a0· ${team_name}`;
  }
  if ((isOfSchedule({ kind }) || isHelp(kind)) && start)
    return `${startText(start, zone)}\u00a0· ${team_name}`;
  if (isOfTeam(kind) || isOfSchedule({ kind }) || isHelp(kind)) return team_name;
  if (kind === "take_over") return person ? `${team_name}: you're here, so nothing changes.` : team_name;
  if (kind === "look_alike")
    return person ? `${team_name}: looked after by ${person}. Do you know them?` : team_name;
  if (kind === "circle_request") {
    const asks = `asks to ${wish === "follower" ? "follow" : "look after"} ${child ?? "your player"}${wish === "follower" ? "" : ", too"}.`;
    return item.has_link_maker_left ? `${asks} ${linkMakerLeftText}` : asks;
  }
  if (kind === "poll")
    return [until && `Closes ${startText(until)}`, team_name].filter(Boolean).join("\u00a0· ");
  if (kind === "guardian_removal") return until && ownRemovalTexts.endsUnless(dayText(until.slice(0, 10)));
  if (kind === "away") return undefined;
  if (kind === "silent_device") return item.device_label;
  if (kind === "invitation") return person && `${person} sent you this.`;
  return requestWaits;
}

/** Their rows have buttons of their own. */
export const isHelp = (kind: WaitingItem["kind"]) => kind === "turn" || kind === "ride";

const isOfTeam = (kind: WaitingItem["kind"]) =>
  kind === "report" || kind === "join_request" || kind === "resting" || kind === "usual_ended";

/** "Sat, Dec 5, 14:00", never broken between month and day; all-day events have no time. */
export function startText(start: string, zone: string | null = null) {
  const day = dayText(start.slice(0, 10)).replace(/ (?=\d)/, "\u00a0");
  const time = [timeText(start), zone].filter(Boolean).join(" ");
  return start.endsWith("T00:00:00") ? day : `${day}, ${time}`;
}
