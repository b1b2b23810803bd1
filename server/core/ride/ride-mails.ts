import { dayText, timeText } from "../../../domain/dates/wall-time";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import type { Queries } from "../../platform/db/database";
import type { Services } from "../base/services";
import { findAllBlocked } from "../invitation/invitation-mail-share";
import { compose, linkTo, type MailText, tidy } from "../mail/templates";
import { stopAddress, stopTokenOf } from "../notification/mail-stop";
import type { EventRow } from "../schedule/event.store";
import { findReaders, type Reader } from "../schedule/notice.store";
import { findTeamName } from "../team/team.store";

type Mailing = Pick<Services, "config" | "mail">;

interface RideMail {
  event: EventRow;
  userIds: readonly string[];
  /** When the car leaves, or was to leave. */
  neededBy: Date;
}

/** To families who lost a ride. It tells of a change, so nobody can leave it out. */
export const queueLostRideMails = (tx: Queries, services: Mailing, about: RideMail): Promise<void> =>
  queueMails(tx, services, about, (_, { name }, line) => lostRideMail(services.config, { name, ...line }));

/** To families to whom a driver offers a seat. It asks for an answer, so it is left out with the reminders to answer. */
export const queueOfferedSeatMails = (tx: Queries, services: Mailing, about: RideMail): Promise<void> =>
  queueMails(tx, services, about, (userId, { name, hasMutedAnswers }, line) =>
    hasMutedAnswers ? null : offeredSeatMail(services.config, { userId, name, ...line }),
  );

interface Line {
  teamName: string;
  event: EventRow;
}

async function queueMails(
  tx: Queries,
  { config, mail }: Mailing,
  { event, userIds, neededBy }: RideMail,
  textFor: (userId: string, reader: Reader, line: Line) => MailText | null,
): Promise<void> {
  const { teamId } = event;
  const readers = [...(await findReaders(tx, [...new Set(userIds)]))];
  const keys = readers.map(([, { mailboxKey }]) => mailboxKey);
  const isBlocked = await findAllBlocked(tx, { config }, { keys, scopes: [teamId] });
  const teamName = (await findTeamName(tx, teamId)) ?? "";
  const letters = readers.flatMap(([userId, reader]) => {
    const { mailboxKey: to } = reader;
    const text = isBlocked(teamId, to) ? null : textFor(userId, reader, { teamName, event });
    return text === null ? [] : [{ to, ...text, usefulUntil: event.endsAt, neededBy }];
  });
  await mail.queue(tx, ...letters);
}

/** Names no driver and no player, as the other: mails are read on lock screens, and passed on. */
function lostRideMail(
  { publicOrigin }: Services["config"],
  { name, ...line }: Line & { name: string },
): MailText {
  return compose("A ride fell through", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [whatOf(line), "A ride of your family's is off. See who still has a seat."],
    button: { label: "Find a ride", href: placeOf(publicOrigin, line) },
    closing: [],
  });
}

function offeredSeatMail(
  config: Services["config"],
  { userId, name, ...line }: Line & { userId: string; name: string },
): MailText & { stopAddress: string } {
  const { publicOrigin } = config;
  const token = stopTokenOf(config, userId, "answers");
  return {
    ...compose("There's a seat for you", {
      greeting: `Hey ${tidy(name)},`,
      paragraphs: [whatOf(line), "A driver has a seat for your family. It's yours once you say yes."],
      button: { label: "Have a look", href: placeOf(publicOrigin, line) },
      closing: [],
      quiet: { label: "No more reminders to answer", href: linkTo(publicOrigin, "stop", token) },
    }),
    stopAddress: stopAddress(publicOrigin, token),
  };
}

function whatOf({ teamName, event }: Line): string {
  const title = eventTitle({ title: tidy(event.title), opponent: event.opponent && tidy(event.opponent) });
  const clock = event.timing === "timed" ? `, ${timeText(event.startsLocal)}` : "";
  return `${tidy(teamName)}: ${title}, ${dayText(event.firstDay)}${clock}.`;
}

const placeOf = (publicOrigin: string, { event }: Line) =>
  `${publicOrigin}/app/schedule?event=${event.teamId}.${event.id}`;
