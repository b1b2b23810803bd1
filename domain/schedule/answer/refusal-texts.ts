import { dayText } from "../../dates/wall-time";
import { routes } from "../../shell/routes";
import { eventTitle } from "../event/event-fact-texts";
import { eventKeyText } from "../event/event-sheet";
import type { ScheduleWindow } from "../week/agenda";
import { answerTexts } from "./answer-texts";
import { isAnswer, isHelp, isMark, type Settled } from "./pending-change";

/**
 * The toast of a refusal that no row shows: "Maya, Practice Tue, Nov 24. Didn't make it: …". Names come from the window stored on the device.
 */
export function refusalText({ said, outcome }: Settled, window: ScheduleWindow | null): string {
  const event = window?.events.find(({ id }) => id === said.eventId);
  const name =
    isAnswer(said) &&
    event?.mine.find(({ membership_id }) => membership_id === said.membershipId)?.first_name;
  // Many marks of one event may come back at once, as one toast: without the players' names.
  const about = event && `${name ? `${name}, ` : ""}${eventTitle(event)} ${dayText(event.first_day)}. `;
  if (outcome.kind === "called_off") return `${about ?? ""}${outcome.text}`;
  if (isMark(said)) return `${about ?? ""}${texts.marks} ${"text" in outcome ? outcome.text : ""}`.trim();
  if (isHelp(said)) return `${about ?? ""}${"text" in outcome ? outcome.text : texts.help}`;
  const why = "text" in outcome ? outcome.text : texts[outcome.kind === "differs" ? "differs" : "other"];
  return `${about ?? ""}${answerTexts.failed(why)}`;
}

/** The link to the item's event. */
export const refusalLink = ({ said }: Settled) => ({
  href: `${routes.schedule.pattern}?event=${eventKeyText(said)}`,
  label: texts.link,
});

const texts = {
  link: "Open it",
  marks: "Marks didn't make it.",
  help: "That didn't make it.",
  differs: "somebody else answered meanwhile.",
  other: "the server had no time for it.",
} as const;
