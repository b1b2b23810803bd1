import { dayText } from "../dates/wall-time";
import type { AbsenceReview, AbsenceTouch } from "./absence";
import type { AwayProblem } from "./away-form";
import type { AwayTogether } from "./together";
import { awayDaysText, awayUntilText } from "./words";

/** The texts of the dialog, of the strip above the schedule and of what follows a press. */
export const awayFormTexts = {
  title: "We're away",
  changeTitle: "Away",
  days: "The days",
  pickFirst: "Pick your first day away.",
  pickLast: "Now the last one.",
  working: "Counting what's on…",
  reading: "Looking who plays",
  missing: "That one is over already.",
  tryAgain: "Try again",
  changeOf: (name: string) => `Change ${name}`,
  takeBack: "We're not away",
  putAway: "Hide",
  undo: "Undo",
  undone: "As it was.",
} as const;

/** "Your coaches see Out at each of these, not your days. Maya's other grown-ups see them." */
export function whoSeesText(children: readonly string[]): string {
  const [child, ...others] = children;
  const whose = others.length > 0 ? "Your kids'" : child && `${child}'s`;
  const coaches = "Your coaches see Out at each of these, not your days.";
  return whose ? `${coaches} ${whose} other grown-ups see them.` : coaches;
}

export const awayProblemTexts: Readonly<Record<AwayProblem, string>> = {
  people: "Pick who's away.",
  days: "Pick the first and the last day.",
  too_long: "A year at most, please.",
  over: "Those days are over. Pick some to come.",
  weekdays: "None of those weekdays is in between.",
};

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** "Out of 11 things in 3 teams. Turns 2 In to Out." */
export function reviewText({
  covers,
  teams,
  turns,
}: Pick<AbsenceReview, "covers" | "teams" | "turns">): string {
  const ins = turns.filter(({ from, to }) => from === "yes" && to === "no").length;
  const back = turns.filter(({ to }) => to === "yes").length;
  const out =
    covers === 0
      ? "Nothing on those days yet."
      : `Out of ${counted(covers, "thing", "things")}${teams > 1 ? ` in ${teams} teams` : ""}.`;
  return [out, ins > 0 && `Turns ${ins} In to Out.`, back > 0 && `Back In at ${back}.`]
    .filter((text) => text !== false)
    .join(" ");
}

/** "Sat, Jul 10, Cup" */
export const eventText = ({ starts_local, title }: { starts_local: string; title: string }): string =>
  `${dayText(starts_local.slice(0, 10))}, ${title}`;

/** "Fri, Jul 9, Summer Cup: away on 2 of its 4 days, so it still asks." */
export const touchText = (touch: AbsenceTouch): string =>
  `${eventText(touch)}: away on ${touch.days_away} of its ${touch.days} days, so it still asks.`;

/** "Have a good one! Out of 11 things." */
export const saidText = (review: AbsenceReview): string => `Have a good one! ${reviewText(review)}`;

/** "Welcome back!", and how many answers are missing or stand again. */
export function endedText(review: AbsenceReview | null): string {
  const stands = review?.turns.filter(({ to }) => to === "yes").length ?? 0;
  if (stands > 0) return `Welcome back! In again at ${stands}.`;
  return "Welcome back!";
}

/** The lists behind the counts. */
export function reviewLists({ events, turns, touches }: AbsenceReview) {
  const named = (list: AbsenceReview["events"], text = eventText) =>
    list.map((event) => ({
      id: `${event.event_id} ${event.membership_id}`,
      text: `${event.first_name}: ${text(event)}`,
    }));
  const turned = turns.filter(({ to }) => to === "no");
  const lists = [
    { label: "These turn to Out", days: named(turned) },
    { label: "Out of", days: named(events) },
    {
      label: "Still asked",
      days: touches.map((touch) => ({
        id: `${touch.event_id} ${touch.membership_id}`,
        text: `${touch.first_name}: ${touchText(touch)}`,
      })),
    },
  ];
  return lists.filter(({ days }) => days.length > 0);
}

/** "Maya and Leo". */
const namesText = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** "Maya and Leo: away until Jul 14", or the days that are to come. */
export function stripText(away: AwayTogether, today: string): string {
  const when =
    away.first_day <= today && away.weekdays === 127
      ? awayUntilText(away.last_day)
      : `Away ${awayDaysText(away)}`;
  const names = [...new Set(away.who.map(({ name }) => name))];
  return `${namesText(names)}: ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

/** "Away soon: Nov 27 · Dec 1 to 5". */
export const soonText = (away: readonly AwayTogether[]) =>
  `Away soon: ${[...new Set(away.map(awayDaysText))].join(" · ")}`;
