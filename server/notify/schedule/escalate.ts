import { randomUUID } from "node:crypto";
import type { EventRing } from "../../../domain/push/ring";
import { changeKindOf, changesBetween } from "../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import { dueOf, wakesAt } from "../../../domain/schedule/notice/escalation";
import { findStaffOf } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { type NewPush, queuePushes } from "../../core/notification/push-queue.store";
import { closeLists, openLists } from "../../core/schedule/call-list.store";
import {
  type EscalationState,
  endEscalations,
  lockDueEscalations,
  moveOn,
  readEscalations,
} from "../../core/schedule/escalation.store";
import { withSnapshot } from "../../core/schedule/event-snapshot";
import type { Transaction } from "../../platform/db/database";
import { type DeliveryState, readDeliveryState, undelivered } from "../../reads/receipt/delivery-state.store";
import { familyReceiptsOf } from "../../reads/receipt/receipt-state";
import { type RecipientRow, readRecipientsByEvent } from "../../reads/receipt/recipients.store";
import { nightEndOf, stepsFor } from "./escalation-plan";
import { addPush, ringFor } from "./event-push";

const escalationsInARound = 50;
const minute = 60_000;
/** How often it is looked whether a newer change was told. */
const watchChange = 10_000;

/** Does what is due for one batch of changes and returns its size. Row locks keep two servers from doing the same step. */
export async function escalateDue(services: Services): Promise<number> {
  const { db, now, log } = services;
  return db.transaction(async (tx) => {
    const at = now();
    const due = await lockDueEscalations(tx, at, escalationsInARound);
    if (due.length === 0) return 0;
    const escalations = await readEscalations(tx, due);
    /** Later, where something fails, since retrying it at once would block the others. */
    const unlessItFails = ({ event }: EscalationState, work: () => Step): Step => {
      try {
        return work();
      } catch (error) {
        log.error({ err: error, event: event.id }, "Who does not know of a change was not told again.");
        return { ring: null, dueAt: new Date(at.getTime() + minute) };
      }
    };
    const steps = escalations.map((about) => ({
      about,
      step: unlessItFails(about, () => stepOf(about, at)),
    }));
    const families = await readFamilies(
      tx,
      steps.filter(({ step }) => step.ring !== null).map(({ about }) => about),
    );
    const results = steps.map(({ about, step }) => {
      const rings = new Map<string, NewPush<EventRing>>();
      const known = families.get(about.event.id);
      const done = unlessItFails(about, () => {
        if (step.ring !== null && known) ringAgain(rings, about, { ...known, whom: step.ring, at });
        return step;
      });
      return { about, ...done, rings: done === step ? [...rings.values()] : [] };
    });
    await queuePushes(
      tx,
      results.flatMap(({ rings }) => rings),
      at,
    );
    await openListsOf(
      tx,
      results.filter(({ isToBeListed }) => isToBeListed).map(({ about }) => about),
      at,
    );
    const over = results.filter(({ isOver }) => isOver).map(({ about: { row } }) => row);
    const closed = results.filter(({ isListOver }) => isListOver).map(({ about: { row } }) => row);
    await closeLists(tx, { now: at, events: closed });
    await moveOn(
      tx,
      results.flatMap(({ about: { row }, doneAt = row.doneAt, dueAt = row.dueAt, isOver }) =>
        isOver ? [] : [{ ...row, doneAt, dueAt }],
      ),
    );
    await endEscalations(tx, over);
    return due.length;
  });
}

/** What is to be done, and what is different afterwards. */
interface Step {
  ring: "again" | "wide" | null;
  isToBeListed?: boolean;
  doneAt?: Date;
  /** When to look again. */
  dueAt?: Date;
  /** There is nothing left to do. */
  isOver?: boolean;
  isListOver?: boolean;
}

/** By the event's current state, so that nothing is sent about what was undone, changed again or is over. */
function stepOf({ row, event, listed, ...is }: EscalationState, at: Date): Step {
  const { noticeVersion, arrivesAt } = row;
  // It may still be undone; what is told of it takes the place of this escalation.
  if (is.isTeamLiving && is.isReplaced && is.isChangeWaiting)
    return { ring: null, dueAt: new Date(at.getTime() + watchChange) };
  if (!is.isTeamLiving || event.endsAt <= at || is.isReplaced)
    return { ring: null, isOver: true, isListOver: true };
  // Staff who had a list before, or of an event that was moved to a later hour, have one after the arrival, too.
  const hasLateList = is.hadList || event.arrivesAt > arrivesAt;
  const { ring, isListed, nextAt } = dueOf(stepsFor(event, { ...row, hasLateList }), {
    doneAt: row.doneAt.getTime(),
    now: at.getTime(),
    arrivesAt: arrivesAt.getTime(),
  });
  // A step that is late, as after an outage, must not ring in the night that it was planned before.
  const asleepUntil = wakesAt({
    at: at.getTime(),
    arrivesAt: arrivesAt.getTime(),
    nightEnd: nightEndOf(event, at.getTime()),
  });
  if (ring !== null && asleepUntil !== null) return { ring: null, dueAt: new Date(asleepUntil) };
  const isToBeListed = isListed && is.isAnybodyToCall && listed !== noticeVersion;
  if (nextAt === null) return { ring, isToBeListed, isOver: true };
  const isListOver = isListed && !is.isAnybodyToCall;
  return { ring, isToBeListed, doneAt: at, dueAt: new Date(nextAt), isListOver };
}

/** What is known of the delivery of an event's change, and what each family knows. */
interface Known {
  shownAt: DeliveryState["shownAt"];
  recipients: readonly RecipientRow[];
  shown: EventSnapshot;
}

/** Acknowledged since the change of the escalation, also after a small one. */
async function readFamilies(
  tx: Transaction,
  escalations: readonly EscalationState[],
): Promise<Map<string, Known>> {
  const events = escalations.map(({ event }) => event);
  const deliveries = await readDeliveryState(
    tx,
    escalations.map(({ row: { noticeVersion }, event }) => ({ ...event, noticeVersion })),
  );
  const recipients = await readRecipientsByEvent(tx, events);
  const shown = await withSnapshot(tx, escalations);
  return new Map(
    shown.map(({ event: { id }, shown: now }) => {
      const { shownAt } = deliveries.get(id) ?? undelivered;
      return [id, { shownAt, recipients: recipients.get(id) ?? [], shown: now }];
    }),
  );
}

/** `again`: those whose devices all kept silent. `wide`: everybody of a family that does not know. */
function ringAgain(
  rings: Map<string, NewPush<EventRing>>,
  { row: { noticeVersion }, event }: EscalationState,
  { shownAt, recipients, shown, whom, at }: Known & { whom: "again" | "wide"; at: Date },
): void {
  const source = randomUUID();
  const unaware = familyReceiptsOf(event, recipients).flatMap(({ players }) =>
    players.filter(({ isUnaware }) => isUnaware),
  );
  for (const { row: recipient } of unaware) {
    const news = recipient.known ? changesBetween(recipient.known, shown) : [];
    const kind = changeKindOf(news);
    const ring =
      kind !== null && recipient.needsAcknowledgement
        ? ringFor(kind, { event, changes: news, possibleVersions: recipient.possibleVersions, at })
        : null;
    if (ring === null) continue;
    // Who saw what was undone since is told of what came after it.
    const isSince = (recipient.seenVersion ?? 0) >= noticeVersion;
    const about = isSince ? event : { ...event, noticeVersion };
    for (const userId of recipient.people)
      if (whom === "wide" || shownAt[userId] === undefined)
        addPush(rings, ring, { userId, recipient, event: about, source });
  }
}

/** Opens call lists in the place of earlier changes' ones; staff are rung when it is the first for this change. */
async function openListsOf(
  tx: Transaction,
  escalations: readonly EscalationState[],
  at: Date,
): Promise<void> {
  if (escalations.length === 0) return;
  const lists = escalations.map(({ row }) => row);
  await closeLists(tx, { now: at, events: lists });
  const first = await openLists(tx, { now: at, lists });
  const staff = await findStaffOf(
    tx,
    lists.map(({ teamId }) => teamId),
  );
  const rings = escalations
    .filter(({ event }) => first.has(event.id))
    .flatMap(({ row: { teamId, eventId, noticeVersion }, event }) => {
      const source = randomUUID();
      return (staff.get(teamId) ?? []).map((userId) => ({
        userId,
        source,
        dueAt: at,
        ring: {
          kind: "call_list" as const,
          of: event.kind,
          team_id: teamId,
          event_id: eventId,
          notice_version: noticeVersion,
          rung: [],
        },
      }));
    });
  await queuePushes(tx, rings, at);
}
