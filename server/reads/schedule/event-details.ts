import type { FastifyReply } from "fastify";
import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { readOwnTurns } from "../../core/duty/own-turns.store";
import { readParticipants } from "../../core/schedule/answer.store";
import { findKnownToFamilies } from "../../core/schedule/event.store";
import type { NotificationPlan } from "../../core/schedule/event-snapshot";
import { mayTakeBack } from "../../core/schedule/schedule-access";
import { countOffTogether, findLaterOn } from "../../core/schedule/series.store";
import { type Caller, isStaff, type TeamTarget } from "../../core/team/team-role";
import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { readEventDuties } from "../duty/event-duties";
import { presentParticipants } from "../event/present-answers";
import { presentEvent } from "../event/present-event";
import { readEventRow, type WindowRow } from "../event/window.store";
import { readPlayerAnswers } from "../receipt/player-answers.store";
import { countReceipts, countToTell } from "../receipt/receipt";
import { readMyRides } from "../ride/my-rides";
import { readEventRides } from "../ride/present-rides";
import { readSeries } from "./series-view";

/** An event with every detail that the caller may see. */
export async function wholeEvent({ db, now }: Services, caller: Caller, teamId: string, id: string) {
  if (!isId(id)) throw new Problem("EVENT_ITEM_404");
  const [row, participants] = await Promise.all([
    readEventRow(db, { userId: caller.userId, teamId, id }),
    readParticipants(db, { teamId, id }),
  ]);
  if (!row) throw new Problem("EVENT_ITEM_404");
  const seesWhoComes = mayOnSchedule(caller.teamRoles, "see_who_comes");
  const knowing = isStaff(caller) ? await countReceipts(db, [row]) : new Map();
  const isKnown = isStaff(caller) && (await findKnownToFamilies(db, teamId, [id])).has(id);
  const series =
    isStaff(caller) && row.seriesId !== null
      ? await readSeries(db, { teamId, id: row.seriesId }, now())
      : undefined;
  const isToCome = row.status === "on" && row.endsAt > now();
  const callingOff = isStaff(caller) && isToCome ? await readCallingOff(db, row, now()) : {};
  const isOff = isStaff(caller) && row.status === "called_off";
  const turns = await readOwnTurns(db, { userId: caller.userId, from: row.firstDay, days: 1 });
  const duties = await readEventDuties(db, { caller, event: row, participants, now: now() });
  const offTogether = isOff ? await countOffTogether(db, { teamId, id }, now()) : undefined;
  const [withRides, rides] = await Promise.all([
    readMyRides(db, { userId: caller.userId, from: row.firstDay, days: 1 }),
    readEventRides(db, { caller, teamId, id }, participants),
  ]);
  const body: components["schemas"]["EventDetails"] = {
    event: withRides(
      presentEvent(row, {
        userId: caller.userId,
        seenCounts: isStaff(caller) ? "all" : seesWhoComes ? "sum" : "none",
        knowing: knowing.get(id),
        at: now(),
        turns,
      }),
    ),
    notes: row.notes,
    participants: presentParticipants(participants, row, caller),
    ...(duties && { duties }),
    ...(seesWhoComes && { answers_shown_to: row.answersShownTo }),
    ...(isStaff(caller) && { may_take_back: mayTakeBack(row, isKnown, now()) }),
    ...callingOff,
    ...(offTogether !== undefined && { off_together: offTogether }),
    ...(series && { series }),
    ...rides,
  };
  return { row, participants, body };
}

/** What calling it off would do, with the later ones of its series or without. */
async function readCallingOff(
  db: Queries,
  { teamId, id, seriesId }: WindowRow,
  now: Date,
): Promise<Pick<components["schemas"]["EventDetails"], "tells" | "unjoined" | "off_later">> {
  const ids = [id, ...(seriesId === null ? [] : await findLaterOn(db, { teamId, id }, now))];
  const players = await readPlayerAnswers(db, teamId, ids);
  return {
    ...countToTell(players, [id]),
    ...(seriesId !== null && { off_later: { events: ids.length, ...countToTell(players, ids) } }),
  };
}

/** The event after a change, with its version as the reply's ETag. */
export async function versionedEvent(
  services: Services,
  { caller, teamId, id }: TeamTarget & { id: string },
  reply: FastifyReply,
  told: NotificationPlan,
) {
  const { row, body } = await wholeEvent(services, caller, teamId, id);
  tagVersion(reply, row.version);
  return { ...body, ...(told && { told }) };
}
