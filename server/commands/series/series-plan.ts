import { createHash } from "node:crypto";
import { isOtherTime } from "../../../domain/schedule/event/event-change";
import type { components } from "../../../openapi";
import { countAnswers, type EventRow } from "../../core/schedule/event.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import type { EventWrite } from "../event-change/event-writes";
import type { Work } from "./series-changes";

export type Plan = components["schemas"]["Plan"];

export const noPlan: Omit<Plan, "plan_tag"> = {
  moved: [],
  added: [],
  changed: [],
  called_off: [],
  back_on: [],
  taken_back: [],
  kept_own: [],
  own_lost: 0,
  answers_for_old_time: 0,
  odd_nights: [],
};

/**
 * Adds a tag over the request and its plan, so that a different request or result has a different tag. The count of answers is excluded:
 * on a busy team it changes so often that no review could be confirmed.
 */
export function tagged(asked: object, plan: Omit<Plan, "plan_tag">): Plan {
  const text = JSON.stringify({ asked, plan: { ...plan, answers_for_old_time: 0 } }, inOneOrder);
  return { plan_tag: createHash("sha256").update(text).digest("base64url").slice(0, 22), ...plan };
}

const inOneOrder = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** `reviewed` is the tag of the plan that the person confirmed, if one was shown. */
export function requireTag(plan: Plan, reviewed: string | undefined): void {
  if (reviewed !== undefined && reviewed !== plan.plan_tag) throw new Problem("REQUEST_412_CHANGED");
}

export async function planOf(tx: Transaction, teamId: string, work: Work, asked: object): Promise<Plan> {
  const { writes, added, removed, kept, ownLost, oddNights } = work;
  const isOff = ({ before, after }: EventWrite) => before.status === "on" && after.status === "called_off";
  const isOn = ({ before, after }: EventWrite) => before.status === "called_off" && after.status === "on";
  const stays = writes.filter((write) => !isOff(write) && !isOn(write));
  const isMoved = ({ before, after }: EventWrite) => before.startsLocal !== after.startsLocal;
  const moved = stays.filter(isMoved);
  return tagged(asked, {
    ...noPlan,
    moved: moved
      .map(({ before, after }) => ({ event_id: after.id, from: before.startsLocal, to: after.startsLocal }))
      .sort(({ from: one }, { from: other }) => (one < other ? -1 : 1)),
    added: added.map(({ fields }) => fields.startsLocal),
    changed: listed(stays.filter((write) => !isMoved(write)).map(({ after }) => after)),
    called_off: listed(writes.filter(isOff).map(({ before }) => before)),
    back_on: listed(writes.filter(isOn).map(({ after }) => after)),
    taken_back: listed(removed),
    kept_own: kept.map(({ event, groups }) => ({ ...entryOf(event), groups })).sort(byStart),
    own_lost: ownLost,
    answers_for_old_time: await countAnswers(
      tx,
      teamId,
      stays.filter(({ changes }) => isOtherTime(changes)).map(({ after }) => after.id),
    ),
    odd_nights: [...oddNights].sort(({ day: one }, { day: other }) => (one < other ? -1 : 1)),
  });
}

const entryOf = ({ id, startsLocal }: EventRow) => ({ event_id: id, starts_local: startsLocal });
const byStart = (one: { starts_local: string }, other: { starts_local: string }) =>
  one.starts_local < other.starts_local ? -1 : 1;
const listed = (rows: readonly EventRow[]) => rows.map(entryOf).sort(byStart);
