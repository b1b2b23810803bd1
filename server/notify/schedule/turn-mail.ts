import { timeText } from "../../../domain/dates/wall-time";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import type { Services } from "../../core/base/services";
import { compose, linkTo, type MailText, tidy } from "../../core/mail/templates";
import { stopAddress, stopTokenOf } from "../../core/notification/mail-stop";
import type { EventRow } from "../../core/schedule/event.store";
import { dayWords } from "./notice-mail-text";

export interface TurnLine {
  event: EventRow;
  teamName: string;
  dutyName: string;
  /** A page with two buttons, for this turn's event and reader. */
  token: string;
}

/** A reminder of a turn to which the family has not agreed. The subject says nothing of it, since lock screens show it. */
export function turnMail(
  config: Services["config"],
  { userId, name, line }: { userId: string; name: string; line: TurnLine },
): MailText & { stopAddress: string } {
  const { publicOrigin } = config;
  const stopToken = stopTokenOf(config, userId, "answers");
  const href = linkTo(publicOrigin, "answer", line.token);
  const { event, teamName, dutyName } = line;
  const title = eventTitle({ title: tidy(event.title), opponent: event.opponent && tidy(event.opponent) });
  const clock = event.timing === "timed" ? `, ${timeText(event.startsLocal)}` : "";
  const when = `${dayWords(event.firstDay)}${clock}`;
  const text = compose("It's your turn", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `${tidy(teamName)}: ${title}, ${when}. Your turn: ${tidy(dutyName)}.`,
      { text: "Something in the way? We look for another family.", link: { label: "Can't this time", href } },
    ],
    button: { label: "We've got it", href },
    closing: ["Either takes one more press on the page, so that a mail program presses nothing for you."],
    quiet: {
      label: "No more reminders to answer",
      href: linkTo(publicOrigin, "stop", stopToken),
    },
  });
  return { ...text, stopAddress: stopAddress(publicOrigin, stopToken) };
}
