import type { FastifyReply } from "fastify";
import { dayFromIso } from "../../domain/dates/calendar";
import { mayOnSchedule } from "../../domain/schedule/schedule-rights";
import type { components } from "../../openapi";
import { isId } from "../access/reach.store";
import type { Transaction } from "../db/open";
import type { Handlers, OperationId } from "../http/contract";
import { once } from "../http/once";
import { Problem } from "../http/problem";
import { answerTagged } from "../http/tagged";
import { tagVersion } from "../http/version";
import type { Services } from "../services";
import { type Caller, enterTeam, isStaff } from "../team/standing";
import { readAgendaPage } from "./agenda";
import { answerEvent } from "./answers";
import { dayAt } from "./clock";
import { addEvent, callOffEvent, changeEvent, putEventBack, takeEventBack } from "./events";
import type { Told } from "./noting";
import { readParticipants } from "./participation.store";
import { presentAnswer, presentEvent, presentParticipants } from "./present-event";
import { acknowledgeEvents, countKnowing, nudgeFamilies, readReceipt } from "./receipts";
import { mayTakeBack } from "./rules";
import { sendOne } from "./sending";
import { addSeries, changeSeries, readSeries, takeSeriesBack } from "./series";
import { findVenue, findVenues } from "./venue.store";
import { addVenue, changeVenue, presentVenue } from "./venues";
import { readEventRow, readWindowFrame, readWindowRows } from "./window.store";

type Operations = Extract<
  OperationId,
  | "readSchedule"
  | "readAgenda"
  | "readTeamEvents"
  | "readEvent"
  | "addEvent"
  | "changeEvent"
  | "callOffEvent"
  | "putEventBack"
  | "takeEventBack"
  | "answerEvent"
  | "readVenues"
  | "addVenue"
  | "changeVenue"
  | "acknowledgeEvents"
  | "readReceipt"
  | "sendSchedule"
  | "nudgeFamilies"
  | "addSeries"
  | "changeSeries"
  | "takeSeriesBack"
>;

export const scheduleHandlers = (services: Services): Handlers<Operations> => ({
  async readSchedule(request, reply) {
    return answerTagged(request, reply, await readWindow(services, request.viewer.user.id, request.query));
  },

  async readAgenda(request, reply) {
    return answerTagged(
      request,
      reply,
      await readAgendaPage(services, request.viewer.user.id, request.query),
    );
  },

  async readTeamEvents(request, reply) {
    const { id: teamId } = request.params;
    const { userId } = await enterTeam(services.db, request.viewer.user.id, teamId);
    return answerTagged(request, reply, await readWindow(services, userId, request.query, teamId));
  },

  async readEvent(request, reply) {
    const { id: teamId, event_id: id } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    return answerTagged(request, reply, (await wholeEvent(services, caller, teamId, id)).body);
  },

  async addEvent(request) {
    const { id: teamId } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    const { body } = request;
    const made = await once(services, request, "addEvent", (tx) =>
      addEvent(services, tx, { caller, teamId, body }),
    );
    return (await wholeEvent(services, caller, teamId, made.id)).body;
  },

  async changeEvent(request, reply) {
    const aim = await aimAt(services, request);
    const { told, plan } = await services.db.transaction((tx) =>
      changeEvent(services, tx, { ...aim, change: request.body }),
    );
    return { ...(await versionedEvent(services, aim, reply, told)), ...(plan && { plan }) };
  },

  async callOffEvent(request, reply) {
    const aim = await aimAt(services, request);
    const { reason, note = null, scope = "one" } = request.body;
    const told = await services.db.transaction((tx) =>
      callOffEvent(services, tx, { ...aim, reason, note, scope }),
    );
    return versionedEvent(services, aim, reply, told);
  },

  async putEventBack(request, reply) {
    const aim = await aimAt(services, request);
    const told = await services.db.transaction((tx) => putEventBack(services, tx, aim));
    return versionedEvent(services, aim, reply, told);
  },

  async takeEventBack(request) {
    const aim = await aimAt(services, request);
    await services.db.transaction((tx) => takeEventBack(services, tx, aim));
    return { ended: true };
  },

  async answerEvent(request, reply) {
    const { id: teamId, event_id: eventId, membership_id: membershipId } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    const aim = { caller, teamId, eventId, membershipId, ifMatch: request.headers["if-match"] };
    await services.db.transaction((tx) => answerEvent(services, tx, { ...aim, body: request.body }));
    const { row, participants } = await wholeEvent(services, caller, teamId, eventId);
    const kept = participants.find((one) => one.membershipId === membershipId);
    if (!kept) throw new Problem("COLLABORATOR_404");
    tagVersion(reply, kept.answerVersion);
    return presentAnswer(kept, row.timeVersion, caller.userId);
  },

  async acknowledgeEvents({ viewer, body }) {
    const { items } = body;
    return services.db.transaction((tx) =>
      acknowledgeEvents(services, tx, { userId: viewer.user.id, items }),
    );
  },

  async readReceipt(request, reply) {
    const { id: teamId, event_id: id } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    return answerTagged(request, reply, await readReceipt(services.db, { caller, teamId, id }));
  },

  async sendSchedule({ viewer, body }) {
    const results: components["schemas"]["SendingResult"][] = [];
    for (const [item, sending] of body.items.entries())
      results.push(await sendOne(services, viewer.user.id, sending, item));
    return { results };
  },

  async nudgeFamilies(request) {
    const { id: teamId, event_id: id } = request.params;
    const { about } = request.body;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    return once(services, request, "nudgeFamilies", (tx) =>
      nudgeFamilies(services, tx, { caller, teamId, id, about }),
    );
  },

  async addSeries(request) {
    const { id: teamId } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    const { body } = request;
    const work = (tx: Transaction) => addSeries(services, tx, { caller, teamId, body });
    // A plan may be asked for again and again under the key that will make it.
    const { plan, id } = await (body.dry_run
      ? services.db.transaction(work)
      : once(services, request, "addSeries", work));
    const made = id === null ? undefined : await readSeries(services.db, { teamId, id }, services.now());
    return { plan, ...(made && { series: made }) };
  },

  async changeSeries(request, reply) {
    const { id: teamId, series_id: id } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    const aim = { caller, teamId, id, ifMatch: request.headers["if-match"], body: request.body };
    const { plan, told, isDry, ...changed } = await services.db.transaction((tx) =>
      changeSeries(services, tx, aim),
    );
    const series = await readSeries(services.db, { teamId, id: changed.id }, services.now());
    if (!series) throw new Problem("SERIES_404");
    tagVersion(reply, series.version);
    return { plan, ...(!isDry && { series }), ...(told && { told }) };
  },

  async takeSeriesBack(request) {
    const { id: teamId, series_id: id } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    const aim = { caller, teamId, id, ifMatch: request.headers["if-match"] };
    await services.db.transaction((tx) => takeSeriesBack(services, tx, aim));
    return { ended: true };
  },

  async readVenues(request, reply) {
    const { id: teamId } = request.params;
    await enterTeam(services.db, request.viewer.user.id, teamId);
    const rows = await findVenues(services.db, teamId);
    return answerTagged(request, reply, { venues: rows.map(presentVenue) });
  },

  async addVenue(request) {
    const { id: teamId } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    const { body } = request;
    const { id } = await once(services, request, "addVenue", (tx) =>
      addVenue(services, tx, { caller, teamId, body }),
    );
    const row = await findVenue(services.db, teamId, id);
    if (!row) throw new Problem("VENUE_404");
    return presentVenue(row);
  },

  async changeVenue(request, reply) {
    const { id: teamId, venue_id: id } = request.params;
    const caller = await enterTeam(services.db, request.viewer.user.id, teamId);
    const aim = { caller, teamId, id, ifMatch: request.headers["if-match"] };
    const row = await services.db.transaction((tx) =>
      changeVenue(services, tx, { ...aim, change: request.body }),
    );
    tagVersion(reply, row.version);
    return presentVenue(row);
  },
});

interface EventRequest {
  viewer: { user: { id: string } };
  params: { id: string; event_id: string };
  headers: { "if-match"?: string | undefined };
}

async function aimAt({ db }: Services, { viewer, params, headers }: EventRequest) {
  const caller = await enterTeam(db, viewer.user.id, params.id);
  return { caller, teamId: params.id, id: params.event_id, ifMatch: headers["if-match"] };
}

/** Whole days, so that a page is shown as it is or not at all. */
async function readWindow(
  { db, now }: Services,
  userId: string,
  { from, days: dayCount }: { from: string; days: string },
  teamId?: string,
): Promise<components["schemas"]["ScheduleWindow"]> {
  if (dayFromIso(from) === null)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "from", rule: "format" }] });
  const days = Number(dayCount);
  const about = { userId, teamId: teamId ?? null };
  const [{ teams, people }, rows] = await Promise.all([
    readWindowFrame(db, about),
    readWindowRows(db, { ...about, from, days }),
  ]);
  const staffTeams = new Set(teams.flatMap((team) => (team.is_staff ? [team.id] : [])));
  const knowing = await countKnowing(
    db,
    rows.filter((row) => staffTeams.has(row.teamId)),
  );
  return {
    from,
    days,
    today: dayAt(now(), teams[0]?.time_zone ?? "UTC"),
    teams,
    people,
    events: rows.map((row) => presentEvent(row, userId, staffTeams.has(row.teamId), knowing.get(row.id))),
  };
}

async function wholeEvent({ db, now }: Services, caller: Caller, teamId: string, id: string) {
  if (!isId(id)) throw new Problem("EVENT_ITEM_404");
  const [row, participants] = await Promise.all([
    readEventRow(db, { userId: caller.userId, teamId, id }),
    readParticipants(db, { teamId, id }),
  ]);
  if (!row) throw new Problem("EVENT_ITEM_404");
  const seesWhoComes = mayOnSchedule(caller.standings, "see_who_comes");
  const knowing = isStaff(caller) ? await countKnowing(db, [row]) : new Map();
  const isKnown = participants.some(({ answer, seenVersion }) => answer !== null || seenVersion !== null);
  const series =
    isStaff(caller) && row.seriesId !== null
      ? await readSeries(db, { teamId, id: row.seriesId }, now())
      : undefined;
  const body: components["schemas"]["EventDetails"] = {
    event: presentEvent(row, caller.userId, seesWhoComes, knowing.get(id)),
    notes: row.notes,
    participants: presentParticipants(participants, row, caller),
    ...(seesWhoComes && { answers_shown_to: row.answersShownTo }),
    ...(isStaff(caller) && { may_take_back: mayTakeBack(row, isKnown, now()) }),
    ...(series && { series }),
  };
  return { row, participants, body };
}

async function versionedEvent(
  services: Services,
  { caller, teamId, id }: { caller: Caller; teamId: string; id: string },
  reply: FastifyReply,
  told: Told,
) {
  const { row, body } = await wholeEvent(services, caller, teamId, id);
  tagVersion(reply, row.version);
  return { ...body, ...(told && { told }) };
}
