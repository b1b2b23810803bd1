import { dayText, timeText } from "../../../domain/dates/wall-time";
import type { RideDingKind } from "../../../domain/dings/ding-kinds";
import { lostHours } from "../../../domain/ride/limits";
import { eventTitle } from "../../../domain/schedule/event/event-words";
import type { Services } from "../../core/base/services";
import { findAllBlocked } from "../../core/invitation/invitation-mail-share";
import { compose, type MailText, tidy } from "../../core/mail/templates";
import { addAllDings, type News } from "../../core/notification/ding.store";
import { findFamilies, findWithoutCompany } from "../../core/ride/riders.store";
import type { EventRow } from "../../core/schedule/event.store";
import { findReaders } from "../../core/schedule/notice.store";
import { findTeamName } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";

/** Whom something about a ride at an event concerns; whoever did it is left out. */
export interface RideNews {
  kind: RideDingKind;
  event: EventRow;
  /** Players, whose families it is for. */
  membershipIds?: readonly string[];
  userIds?: readonly string[];
  /** Nobody drives these players any more. */
  isLost?: boolean;
}

/** Adds one ding for each person, and mails families who lost a ride shortly before it. */
export async function tellRides(
  services: Pick<Services, "now" | "mail" | "config">,
  tx: Transaction,
  { caller, teamId }: TeamTarget,
  all: readonly RideNews[],
): Promise<void> {
  if (all.length === 0) return;
  const families = await findFamilies(tx, teamId, [
    ...new Set(all.flatMap(({ membershipIds = [] }) => membershipIds)),
  ]);
  const peopleOf = ({ membershipIds = [], userIds = [] }: RideNews) =>
    [...membershipIds.flatMap((id) => families.get(id) ?? []), ...userIds].filter(
      (id) => id !== caller.userId,
    );
  const dings = new Map<string, { userId: string; news: RideNews }>();
  for (const news of all)
    for (const userId of peopleOf(news)) dings.set(`${userId} ${news.event.id}`, { userId, news });
  const now = services.now();
  await addAllDings(tx, joined([...dings.values()], teamId), now);
  const lost = all.filter(
    ({ isLost, event }) => isLost && event.arrivesAt.getTime() - now.getTime() <= lostHours * 3_600_000,
  );
  for (const news of lost)
    await mailLost(services, tx, { teamId, event: news.event, userIds: peopleOf(news) });
}

/** Several events of a person are one ding that says how many. */
function joined(dings: readonly { userId: string; news: RideNews }[], teamId: string): News[] {
  const groups = new Map<string, News & { times: number }>();
  for (const { userId, news } of dings) {
    const key = `${userId} ${news.kind}`;
    const before = groups.get(key);
    const one = { userIds: [userId], kind: news.kind, teamId, about: { event_id: news.event.id }, times: 1 };
    groups.set(key, before ? { ...before, about: {}, times: before.times + 1 } : one);
  }
  return [...groups.values()];
}

async function mailLost(
  { config, mail }: Pick<Services, "mail" | "config">,
  tx: Transaction,
  { teamId, event, userIds }: { teamId: string; event: EventRow; userIds: readonly string[] },
): Promise<void> {
  const readers = [...(await findReaders(tx, [...new Set(userIds)])).values()];
  const keys = readers.map(({ mailboxKey }) => mailboxKey);
  const isBlocked = await findAllBlocked(tx, { config }, { keys, scopes: [teamId] });
  const teamName = (await findTeamName(tx, teamId)) ?? "";
  const letters = readers
    .filter(({ mailboxKey }) => !isBlocked(teamId, mailboxKey))
    .map(({ mailboxKey: to, name }) => ({
      ...{ to, usefulUntil: event.endsAt, neededBy: event.arrivesAt },
      ...lostRideMail(config, { name, teamName, event }),
    }));
  await mail.queue(tx, ...letters);
}

/** Names no driver and no player: mails are read on lock screens, and passed on. */
function lostRideMail(
  { publicOrigin }: Services["config"],
  { name, teamName, event }: { name: string; teamName: string; event: EventRow },
): MailText {
  const title = eventTitle({ title: tidy(event.title), opponent: event.opponent && tidy(event.opponent) });
  const clock = event.timing === "timed" ? `, ${timeText(event.startsLocal)}` : "";
  return compose("A ride fell through", {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `${tidy(teamName)}: ${title}, ${dayText(event.firstDay)}${clock}.`,
      "A ride of your family's is off. See who still has a seat.",
    ],
    button: { label: "Find a ride", href: `${publicOrigin}/app/schedule?event=${event.teamId}.${event.id}` },
    closing: [],
  });
}

/** Does something by which company may be lost, and adds whoever would be alone since. */
export async function withLostCompany(
  tx: Transaction,
  event: EventRow,
  work: () => Promise<RideNews[]>,
): Promise<RideNews[]> {
  const key = { teamId: event.teamId, eventId: event.id };
  const textOf = (seat: { way: string; membershipId: string }) => `${seat.way} ${seat.membershipId}`;
  const before = new Set((await findWithoutCompany(tx, key)).map(textOf));
  const news = await work();
  const alone = (await findWithoutCompany(tx, key)).filter((seat) => !before.has(textOf(seat)));
  if (alone.length === 0) return news;
  const kind = "ride_open_again" as const;
  return [
    ...news,
    {
      ...{ kind, event },
      membershipIds: alone.map(({ membershipId }) => membershipId),
      userIds: alone.map(({ driverId }) => driverId),
    },
  ];
}
