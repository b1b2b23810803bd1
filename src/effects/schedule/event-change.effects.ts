import { baseCodeTexts } from "../../../domain/base/code-texts";
import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import {
  changeOf,
  type EventDetails,
  type EventPatch,
  newEventOf,
  type ScheduleEvent,
} from "../../../domain/schedule/event/event-fields";
import type {
  EventChangeRequest,
  ScopePlanOutcome,
  ScopeSubject,
  Wide,
  WideScope,
} from "../../../domain/schedule/series/scope";
import { addEvent } from "../../api/calls/add-event";
import { changeEvent as changeEventCall } from "../../api/calls/change-event";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { isOutdated, saveOutcome } from "../base/saved-form.effects";
import { readAgain, targetOf } from "./event-read.effects";

/** Creates an event under the form's idempotency key, or sends the fields that differ from the shown event. */
export async function saveEvent(
  client: Client,
  teamId: string,
  { form, key, saved }: SaveInput<EventChangeRequest, EventDetails>,
): Promise<SaveOutcome<EventDetails>> {
  if (saved !== null) {
    const change = changeOf(form, saved);
    if (change === null) return { kind: "saved", saved };
    if (form.wide) return changeSeveral(client, saved.event, change, form.wide);
    const outcome = await changeEvent(client, saved.event, change);
    // The event already is what was sent: an earlier reply was lost.
    const isSent = outcome.kind === "differs" && changeOf(form, outcome.theirs) === null;
    return isSent ? { kind: "saved", saved: outcome.theirs } : outcome;
  }
  const added = await client.send(addEvent, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: newEventOf(form),
  });
  return added.kind === "ok" ? { kind: "saved", saved: added.value } : failedOutcome(added);
}

export async function changeEvent(
  client: Client,
  event: ScheduleEvent,
  change: EventPatch,
): Promise<SaveOutcome<EventDetails>> {
  return saveOutcome(await sendChange(client, event, change), () => readAgain(client, event));
}

const sendChange = (client: Client, event: ScheduleEvent, change: EventPatch) =>
  client.send(changeEventCall, { ...targetOf(event), body: change });

/** Plans a change of several events of a series. */
export async function planChange(
  client: Client,
  { details: { event }, change, scope, keepsOwn }: ScopeSubject & { scope: WideScope; keepsOwn: boolean },
): Promise<ScopePlanOutcome> {
  const result = await sendChange(client, event, { ...change, scope, keep_own: keepsOwn, dry_run: true });
  if (result.kind !== "ok") return isOutdated(result) ? { kind: "outdated" } : failedOutcome(result);
  if (result.value.plan === undefined) throw new Error("A dry run answered without a plan");
  return { kind: "planned", plan: result.value.plan };
}

/** Sends the reviewed change. A conflict may concern the plan alone, while the event itself is unchanged. */
async function changeSeveral(
  client: Client,
  event: ScheduleEvent,
  change: EventPatch,
  { scope, keepsOwn, planTag }: Wide,
): Promise<SaveOutcome<EventDetails>> {
  const wide = { ...change, scope, keep_own: keepsOwn, plan_tag: planTag };
  const outcome = await saveOutcome(await sendChange(client, event, wide), () => readAgain(client, event));
  return outcome.kind === "differs" && outcome.theirs.event.version === event.version
    ? { kind: "refused", text: baseCodeTexts.REQUEST_412_CHANGED }
    : outcome;
}
