import { messageTexts } from "../../../domain/base/message-texts";
import type { Result } from "../../../domain/base/result";
import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import {
  changeOf,
  type EventDetails,
  type EventPatch,
  formOf,
  newEventOf,
  type ScheduleEvent,
} from "../../../domain/schedule/event-fields";
import {
  type CallOffInput,
  type CallOffOutcome,
  type DeedOutcome,
  type EventDeed,
  type EventKey,
  type EventReadOutcome,
  keyOf,
  type Told,
  type UndoOutcome,
} from "../../../domain/schedule/event-sheet";
import type { Seen } from "../../../domain/schedule/schedule";
import type {
  EventWish,
  ScopePlanOutcome,
  ScopeSubject,
  Wide,
  WideScope,
} from "../../../domain/schedule/scope";
import type { Client } from "../../api/client";
import { acknowledgeEvents as acknowledgeEventsShape } from "../../api/shapes/acknowledgements";
import {
  addEvent as addEventShape,
  callOffEvent as callOffEventShape,
  changeEvent as changeEventShape,
  putEventBack as putEventBackShape,
  readEvent as readEventShape,
} from "../../api/shapes/event-details";
import { takeEventBack as takeEventBackShape } from "../../api/shapes/event-end";
import { nudgeFamilies as nudgeFamiliesShape } from "../../api/shapes/nudged";
import { failedOutcome } from "../base/outcome";
import { asTag, isOutdated, saveOutcome, unsavedOutcome } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";
import { takeSeriesBack } from "./series.effects";

export async function readEvent(
  client: Client,
  { teamId, eventId, tag, signal }: EventKey & { tag: string | null; signal: AbortSignal },
): Promise<EventReadOutcome> {
  const outcome = await readTagged(
    client,
    { tag, signal, shape: readEventShape },
    (http, { params, ...init }) =>
      http.GET("/team/team_id/{id}/event/event_id/{event_id}", {
        ...init,
        params: { ...params, path: { id: teamId, event_id: eventId } },
      }),
  );
  return outcome.kind === "read" ? { kind: "read", details: outcome.value, tag: outcome.tag } : outcome;
}

/** Puts an event on a team's books under the form's key, or changes what is different from the one that was shown. */
export async function saveEvent(
  client: Client,
  teamId: string,
  { form, key, saved }: SaveInput<EventWish, EventDetails>,
): Promise<SaveOutcome<EventDetails>> {
  if (saved !== null) {
    const change = changeOf(form, saved);
    if (change === null) return { kind: "saved", saved };
    return form.wide
      ? changeSeveral(client, saved.event, change, form.wide)
      : changeEvent(client, saved.event, change);
  }
  const added = await client.call(
    (http, init) =>
      http.POST("/team/team_id/{id}/event", {
        ...init,
        params: { path: { id: teamId }, header: { "Idempotency-Key": key } },
        body: newEventOf(form),
      }),
    { bearer: true, isQuiet: true, shape: addEventShape },
  );
  return added.kind === "ok" ? { kind: "saved", saved: added.value } : failedOutcome(added);
}

async function changeEvent(
  client: Client,
  event: ScheduleEvent,
  change: EventPatch,
): Promise<SaveOutcome<EventDetails>> {
  return saveOutcome(await sendChange(client, event, change), () => readAgain(client, event));
}

const sendChange = (client: Client, event: ScheduleEvent, change: EventPatch) =>
  client.call(
    (http, init) =>
      http.PATCH("/team/team_id/{id}/event/event_id/{event_id}", { ...init, ...aimAt(event), body: change }),
    { bearer: true, isQuiet: true, shape: changeEventShape },
  );

/** What a change of one event would do to the others of its series. */
export async function planChange(
  client: Client,
  { details: { event }, change, scope, keepsOwn }: ScopeSubject & { scope: WideScope; keepsOwn: boolean },
): Promise<ScopePlanOutcome> {
  const result = await sendChange(client, event, { ...change, scope, keep_own: keepsOwn, dry_run: true });
  if (result.kind !== "ok") return isOutdated(result) ? { kind: "outdated" } : failedOutcome(result);
  if (result.value.plan === undefined) throw new Error("A dry run answered without a plan");
  return { kind: "planned", plan: result.value.plan };
}

/** As it was reviewed. The event itself may be as it was while the plan for the others is another one by now. */
async function changeSeveral(
  client: Client,
  event: ScheduleEvent,
  change: EventPatch,
  { scope, keepsOwn, planTag }: Wide,
): Promise<SaveOutcome<EventDetails>> {
  const wide = { ...change, scope, keep_own: keepsOwn, plan_tag: planTag };
  const outcome = await saveOutcome(await sendChange(client, event, wide), () => readAgain(client, event));
  return outcome.kind === "differs" && outcome.theirs.event.version === event.version
    ? { kind: "refused", text: messageTexts.REQUEST_412_CHANGED }
    : outcome;
}

export async function callOff(
  client: Client,
  { event, wish: { reason, note } }: CallOffInput,
): Promise<CallOffOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/team/team_id/{id}/event/event_id/{event_id}/call_off", {
        ...init,
        ...aimAt(event),
        body: { reason, ...(note !== "" && { note }) },
      }),
    { bearer: true, isQuiet: true, shape: callOffEventShape },
  );
  return saveOutcome(result, () => readAgain(client, event));
}

async function putBack(client: Client, event: ScheduleEvent): Promise<SaveOutcome<EventDetails>> {
  const result = await client.call(
    (http, init) =>
      http.POST("/team/team_id/{id}/event/event_id/{event_id}/put_back", { ...init, ...aimAt(event) }),
    { bearer: true, isQuiet: true, shape: putEventBackShape },
  );
  return saveOutcome(result, () => readAgain(client, event));
}

async function takeBack(client: Client, event: ScheduleEvent): Promise<DeedOutcome> {
  const result = await client.call(
    (http, init) => http.DELETE("/team/team_id/{id}/event/event_id/{event_id}", { ...init, ...aimAt(event) }),
    { bearer: true, isQuiet: true, shape: takeEventBackShape },
  );
  if (result.kind === "ok") return { kind: "ended" };
  return unsavedOutcome(result, () => readAgain(client, event));
}

/** Says that a change was seen, in the version that was on the screen; later, where there is no network. */
async function acknowledge(
  client: Client,
  { team_id, id, version }: ScheduleEvent,
  keep: (seen: Seen) => void,
): Promise<DeedOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/schedule/got_it", { ...init, body: { items: [{ team_id, event_id: id, version }] } }),
    { bearer: true, isQuiet: true, shape: acknowledgeEventsShape },
  );
  if (result.kind === "ok") return { kind: "acknowledged" };
  if (result.kind !== "unreachable") return failedOutcome(result);
  keep({ ...keyOf({ team_id, id }), version });
  return { kind: "queued" };
}

/** A second press within hours is refused, so each may have a key of its own. */
async function nudge(client: Client, { team_id, id }: ScheduleEvent, key: string): Promise<DeedOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/team/team_id/{id}/event/event_id/{event_id}/nudge", {
        ...init,
        params: { path: { id: team_id, event_id: id }, header: { "Idempotency-Key": key } },
        body: { about: "change" },
      }),
    { bearer: true, isQuiet: true, shape: nudgeFamiliesShape },
  );
  if (result.kind !== "ok") return failedOutcome(result);
  return { kind: "nudged", nudged: result.value.nudged, leftOut: result.value.left_out };
}

export function actOnEvent(
  client: Client,
  { newKey, keep }: { newKey: () => string; keep: (seen: Seen) => void },
  { deed, details: { event, series } }: { deed: EventDeed; details: EventDetails },
): Promise<DeedOutcome> {
  switch (deed) {
    case "put_back":
      return putBack(client, event);
    case "take_back":
      return takeBack(client, event);
    case "take_series_back":
      if (series === undefined) throw new Error("No series could be taken back");
      return takeSeriesBack(client, { teamId: event.team_id, series });
    case "nudge":
      return nudge(client, event, newKey());
    case "got_it":
      return acknowledge(client, event, keep);
  }
}

/** Makes an event what it was before it was called off, put back on or moved, unless somebody changed it since. */
export async function undo(client: Client, { what, before, after, scope }: Told): Promise<UndoOutcome> {
  const outcome = await undone(client, { what, before, after, scope });
  return outcome.kind === "differs" ? { kind: "refused", text: messageTexts.REQUEST_412_CHANGED } : outcome;
}

function undone(client: Client, { what, before, after, scope }: Told): Promise<SaveOutcome<EventDetails>> {
  if (what === "called_off") return putBack(client, after.event);
  if (what === "back_on") {
    const { called_off_for: reason, called_off_note: note } = before.event;
    const wish = { reason: reason ?? "other", note: note ?? "" };
    return callOff(client, { event: after.event, wish });
  }
  const was = formOf(before);
  // The deadline follows a move of its own accord, and not always to where it was.
  return changeEvent(client, after.event, {
    ...changeOf(was, after),
    answer_lead_minutes: was.answerLead,
    ...(scope && { scope }),
  });
}

/** An event in the version that was shown. */
const aimAt = ({ team_id, id, version }: ScheduleEvent) => ({
  params: { path: { id: team_id, event_id: id }, header: { "If-Match": asTag(version) } },
});

const readAgain = (client: Client, event: ScheduleEvent): Promise<Result<EventDetails>> => {
  const { teamId, eventId } = keyOf(event);
  return client.call(
    (http, init) =>
      http.GET("/team/team_id/{id}/event/event_id/{event_id}", {
        ...init,
        params: { path: { id: teamId, event_id: eventId } },
      }),
    { bearer: true, isQuiet: true, shape: readEventShape },
  );
};
