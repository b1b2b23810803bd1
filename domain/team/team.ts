import { nameTexts } from "../account/texts";
import type { sportsEmoji } from "../base/sports-emoji";
import { dayFromIso } from "../dates/calendar";
import { dateTexts } from "../dates/texts";
import { lineRule } from "../fields/emoji";
import { teamLimits } from "./limits";
import { seasonTexts } from "./texts";

type Emoji = (typeof sportsEmoji)[number];

/** In the order in which they are offered. */
export const sports = {
  soccer: { name: "Soccer", emoji: "⚽" },
  basketball: { name: "Basketball", emoji: "🏀" },
  baseball: { name: "Baseball", emoji: "⚾" },
  softball: { name: "Softball", emoji: "🥎" },
  football: { name: "Football", emoji: "🏈" },
  volleyball: { name: "Volleyball", emoji: "🏐" },
  lacrosse: { name: "Lacrosse", emoji: "🥍" },
  ice_hockey: { name: "Ice hockey", emoji: "🏒" },
  field_hockey: { name: "Field hockey", emoji: "🏑" },
  rugby: { name: "Rugby", emoji: "🏉" },
  tennis: { name: "Tennis", emoji: "🎾" },
  swimming: { name: "Swimming", emoji: "🏊" },
  other: { name: "Something else", emoji: "🏆" },
} as const satisfies Record<string, { name: string; emoji: Emoji }>;

export type Sport = keyof typeof sports;
export const isSport = (text: string): text is Sport => Object.hasOwn(sports, text);

/** In the order in which they are offered. */
export const ageGroups = {
  u6: "Under 6",
  u7: "Under 7",
  u8: "Under 8",
  u9: "Under 9",
  u10: "Under 10",
  u11: "Under 11",
  u12: "Under 12",
  u13: "Under 13",
  u14: "Under 14",
  u16: "Under 16",
  u18: "Under 18",
  adult: "Adults",
  mixed: "All ages",
} as const;

export type TeamAgeGroup = keyof typeof ageGroups;
export const isTeamAgeGroup = (text: string): text is TeamAgeGroup => Object.hasOwn(ageGroups, text);

/** Like in a person's name, invisible characters are not allowed in a team's name, except within emoji. */
const nameRule = (max: number) => lineRule({ isRequired: true, max, unseen: nameTexts.unseen });
export const teamNameRule = nameRule(teamLimits.name.max);
export const seasonNameRule = nameRule(teamLimits.seasonName.max);

export type SeasonFault = "no_day" | "ends_before_start" | "too_long";

/** A tournament's season may be a single day. */
export function findSeasonFault(startsOn: string | null, endsOn: string | null): SeasonFault | null {
  const [start, end] = [dayFromIso(startsOn), dayFromIso(endsOn)];
  if (start === null || end === null) return "no_day";
  if (end < start) return "ends_before_start";
  return end - start > teamLimits.seasonDays ? "too_long" : null;
}

export const seasonFaultTexts: Record<SeasonFault, string> = {
  no_day: dateTexts.required,
  ends_before_start: seasonTexts.endsBeforeStart,
  too_long: seasonTexts.tooLong(teamLimits.seasonDays),
};
