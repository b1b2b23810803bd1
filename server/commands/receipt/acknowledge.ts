import { playerOf } from "../../../domain/family/families";
import { changesForSpot } from "../../../domain/mail-links/spot-view";
import { changesBetween } from "../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import type { SeenVia } from "../../../domain/schedule/receipt/receipt-states";
import { familiesOf, mayNudge } from "../../../domain/schedule/receipt/receipts";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { markEventDingsRead } from "../../core/notification/ding.store";
import {
  type AcknowledgementRow,
  acknowledge,
  lockVersionsForShare,
} from "../../core/schedule/acknowledgement.store";
import { lockEvent } from "../../core/schedule/event.store";
import { readSnapshot } from "../../core/schedule/event-snapshot";
import { findNudges, insertNotice, markNudged } from "../../core/schedule/notice-queue.store";
import { lockTeamForScheduleChange } from "../../core/schedule/schedule-access";
import { auditRole } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { findReachedSpots } from "../../reads/receipt/reachable-by-mail";
import type { ReceiptTarget } from "../../reads/receipt/receipt";
import { type PlayerReceipt, recipientOf } from "../../reads/receipt/receipt-state";
import { readRecipients } from "../../reads/receipt/recipients.store";
import { findUrgentChanges } from "./opened-change";

type Acknowledgement = components["schemas"]["GotIt"];

/** Refuses the whole call if it names a version above the current one; events deleted meanwhile are listed apart. */
export async function acknowledgeEvents(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  { userId, items, via = "got_it" }: { userId: string; items: readonly Acknowledgement[]; via?: SeenVia },
): Promise<components["schemas"]["Acknowledgements"]> {
  const wanted = items.filter(({ team_id, event_id }) => isId(team_id) && isId(event_id)).map(rowOf);
  const versions = await lockVersionsForShare(tx, userId, wanted);
  const fields = items.flatMap(({ event_id, version }, index) =>
    version > (versions.get(event_id) ?? version)
      ? [{ field: `items.${index}.version`, rule: "maximum" }]
      : [],
  );
  if (fields.length > 0) throw new Problem("REQUEST_400_INVALID", { fields });
  const there = wanted.filter(({ eventId }) => versions.has(eventId));
  const counting =
    via === "opened" ? await findUrgentChanges(tx, { userId, items: there, at: now() }) : there;
  const seen = await acknowledge(tx, { userId, items: counting, via, now: now() });
  await markEventDingsRead(tx, userId, { eventIds: counting.map(({ eventId }) => eventId), now: now() });
  return {
    items: items.map(({ team_id, event_id }) => ({
      team_id,
      event_id,
      seen_version: seen.get(event_id) ?? null,
    })),
  };
}

const rowOf = ({ team_id, event_id, version }: Acknowledgement): AcknowledgementRow => ({
  teamId: team_id,
  eventId: event_id,
  version,
});

/** Whether there is something to mail to the family of a spot, which is not notified of each change. */
const wouldMail = (
  { row: { spotFirstName, known } }: PlayerReceipt,
  { about, shown }: { about: "answer" | "change"; shown: EventSnapshot },
): boolean =>
  spotFirstName !== null &&
  (about === "answer" || (known !== null && changesForSpot(changesBetween(known, shown)).length > 0));

/** Notifies families that have not answered or acknowledged. That of a spot is reached by its invitation's mail alone, if at all. */
export async function nudgeFamilies(
  services: Services,
  tx: Transaction,
  { caller, teamId, id, about }: ReceiptTarget & { about: "answer" | "change" },
): Promise<components["schemas"]["Nudged"]> {
  const now = services.now();
  await lockTeamForScheduleChange(tx, { caller, teamId }, "EVENT_ITEM_401_UPDATE");
  const event = isId(id) ? await lockEvent(tx, { teamId, id }) : undefined;
  if (!event) throw new Problem("EVENT_ITEM_404");
  if (event.endsAt <= now) throw new Problem("EVENT_ITEM_403_OVER");
  if (about === "answer" && event.status === "called_off") throw new Problem("EVENT_ITEM_403_CALLED_OFF");
  const since = new Date(now.getTime() - 86_400_000);
  const earlier = (await findNudges(tx, { teamId, since })).map(({ eventId, madeAt }) => ({
    at: madeAt.getTime(),
    isSameEvent: eventId === id,
  }));
  if (!mayNudge(earlier, now.getTime())) throw new Problem("EVENT_ITEM_403_NUDGED");

  const shown = await readSnapshot(tx, event);
  const players = (await readRecipients(tx, [event])).map(recipientOf);
  const answered = new Set(players.filter(({ row }) => row.answer !== null).map(playerOf));
  const silent = players.filter((player) =>
    about === "change"
      ? player.isUnaware
      : player.row.isAsked && !player.row.isMergedSpot && !answered.has(playerOf(player)),
  );
  const families = familiesOf(silent.map((player) => ({ ...player, isConcerned: true })));
  // Once answers are closed, or the event has begun, nobody can still give the answer that the mail would ask for.
  const isOpen = about === "change" || now < (event.answerBy ?? event.startsAt);
  const spots = await findReachedSpots(tx, services.config, {
    teamId,
    spots: isOpen
      ? silent.filter((player) => wouldMail(player, { about, shown })).map(({ membershipId }) => membershipId)
      : [],
    now,
  });
  const here = isOpen
    ? families.filter(
        ({ isHere, players }) => isHere || players.some(({ membershipId }) => spots.has(membershipId)),
      )
    : [];
  const membershipIds = here.flatMap((family) => family.players.map(({ membershipId }) => membershipId));
  if (membershipIds.length > 0) {
    await insertNotice(tx, {
      teamId,
      eventId: id,
      kind: about === "change" ? "nudged" : "answer_wanted",
      membershipIds,
      eventVersion: event.version,
      arrivesAt: event.arrivesAt,
      madeAt: now,
      notBefore: now,
    });
    await markNudged(tx, { teamId, eventId: id, membershipIds, now });
    await writeAuditLine(tx, {
      action: "event.nudged",
      actorId: caller.userId,
      auditRole: auditRole(caller),
      teamId,
      detail: { event_id: id, about, families: here.length },
    });
  }
  return { nudged: here.length, left_out: families.length - here.length };
}
