import { baseCodeTexts } from "../../../domain/base/code-texts";
import type { SaveOutcome } from "../../../domain/base/saved-form";
import {
  changeOf,
  type EventDetails,
  formOf,
  type ScheduleEvent,
} from "../../../domain/schedule/event/event-fields";
import {
  type CallOffInput,
  type CallOffOutcome,
  type EventAction,
  type EventActionOutcome,
  keyOf,
  type UndoableChange,
  type UndoOutcome,
} from "../../../domain/schedule/event/event-sheet";
import type { Seen } from "../../../domain/schedule/week/schedule";
import { acknowledgeEvents } from "../../api/calls/acknowledge-events";
import { callOffEvent } from "../../api/calls/call-off-event";
import { putEventBack } from "../../api/calls/put-event-back";
import { takeEventBack } from "../../api/calls/take-event-back";
import type { Client } from "../../api/client";
import { failedOutcome, isRefusal } from "../base/outcome";
import { saveOutcome, unsavedOutcome } from "../base/saved-form.effects";
import { changeEvent } from "./event-change.effects";
import { readAgain, targetOf } from "./event-read.effects";
import { nudge } from "./nudge.effects";
import { takeSeriesBack } from "./series.effects";

export async function callOff(
  client: Client,
  {
    event,
    request: { reason, note, scope },
  }: Omit<CallOffInput, "request"> & {
    request: Omit<CallOffInput["request"], "scope"> & { scope: "one" | "later" | "together" };
  },
): Promise<CallOffOutcome> {
  const result = await client.send(callOffEvent, {
    ...targetOf(event),
    body: { reason, ...(note !== "" && { note }), ...(scope !== "one" && { scope }) },
  });
  return saveOutcome(result, () => readAgain(client, event));
}

/** `isTogether`: includes the later events that the same call called off. */
async function putBack(
  client: Client,
  event: ScheduleEvent,
  isTogether: boolean,
): Promise<SaveOutcome<EventDetails>> {
  const query = isTogether ? ({ scope: "together" } as const) : {};
  const result = await client.send(putEventBack, { ...targetOf(event), query });
  return saveOutcome(result, () => readAgain(client, event));
}

async function takeBack(client: Client, event: ScheduleEvent): Promise<EventActionOutcome> {
  const result = await client.send(takeEventBack, targetOf(event));
  if (result.kind === "ok") return { kind: "ended" };
  return unsavedOutcome(result, () => readAgain(client, event));
}

/** Acknowledges the version on the screen; after an unknown outcome, through the outbox. */
async function acknowledge(
  client: Client,
  { team_id, id, version }: ScheduleEvent,
  keep: (seen: Seen) => void,
): Promise<EventActionOutcome> {
  const result = await client.send(acknowledgeEvents, {
    body: { items: [{ team_id, event_id: id, version }] },
  });
  if (result.kind === "ok") return { kind: "acknowledged" };
  if (isRefusal(result)) return failedOutcome(result);
  keep({ ...keyOf({ team_id, id }), version });
  return { kind: "queued" };
}

export function actOnEvent(
  client: Client,
  { newKey, keep }: { newKey: () => string; keep: (seen: Seen) => void },
  { action, details: { event, series } }: { action: EventAction; details: EventDetails },
): Promise<EventActionOutcome> {
  switch (action) {
    case "put_back":
    case "put_back_together":
      return putBack(client, event, action === "put_back_together");
    case "take_back":
      return takeBack(client, event);
    case "take_series_back":
      if (series === undefined) throw new Error("No series could be taken back");
      return takeSeriesBack(client, { teamId: event.team_id, series });
    case "nudge":
      return nudge(client, keyOf(event), newKey());
    case "got_it":
      return acknowledge(client, event, keep);
  }
}

/** Restores an event to its state before the last change, unless somebody changed it since. */
export async function undo(client: Client, change: UndoableChange): Promise<UndoOutcome> {
  const outcome = await undone(client, change);
  if (outcome.kind !== "differs") return outcome;
  // The event is restored already: an earlier reply was lost.
  return isAsBefore(change, outcome.theirs)
    ? { kind: "saved", saved: outcome.theirs }
    : { kind: "refused", text: baseCodeTexts.REQUEST_412_CHANGED };
}

const isAsBefore = ({ before }: UndoableChange, theirs: EventDetails) =>
  theirs.event.status === before.event.status && changeOf(formOf(before), theirs) === null;

function undone(client: Client, change: UndoableChange): Promise<SaveOutcome<EventDetails>> {
  const { what, before, after, scope, isTogether = false } = change;
  if (what === "called_off") return putBack(client, after.event, isTogether);
  if (what === "back_on") {
    const { called_off_for: reason, called_off_note: note } = before.event;
    const request = { reason: reason ?? "other", note: note ?? "" };
    return callOff(client, {
      event: after.event,
      request: { ...request, scope: isTogether ? "together" : "one" },
    });
  }
  const was = formOf(before);
  // Moving the start also moves the deadline, not always back to the same time, so it is sent too.
  return changeEvent(client, after.event, {
    ...changeOf(was, after),
    answer_lead_minutes: was.answerLead,
    ...(scope && { scope }),
  });
}
