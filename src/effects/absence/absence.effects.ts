import type { Absence, AbsenceReview } from "../../../domain/absence/absence";
import type {
  AwayEnded,
  AwayPlanned,
  AwayRead,
  AwaySaved,
  AwaySent,
} from "../../../domain/absence/away-form";
import type { Result } from "../../../domain/base/result";
import { addAbsences } from "../../api/calls/add-absences";
import { changeAbsence } from "../../api/calls/change-absence";
import { endAbsence } from "../../api/calls/end-absence";
import { readAbsences as readAbsencesCall } from "../../api/calls/read-absences";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { asTag, isOutdated } from "../base/saved-form.effects";

export async function readAbsences(client: Client): Promise<AwayRead> {
  const result = await client.send(readAbsencesCall);
  return result.kind === "ok" ? { kind: "read", absences: result.value } : failedOutcome(result);
}

/** Says that people are away. The same request again is the same try, with the same key, until it is saved. */
export function awaySender(client: Client, newKey: () => string) {
  let last = { what: "", key: "" };
  const send = (sent: AwaySent, isDryRun: boolean) => {
    const what = JSON.stringify(sent);
    if (last.what !== what) last = { what, key: newKey() };
    return sent.subject === null
      ? add(client, sent, last.key, isDryRun)
      : change(client, sent, sent.subject, isDryRun);
  };
  return {
    /** What it would do. */
    async plan(sent: AwaySent): Promise<AwayPlanned> {
      const result = await send(sent, true);
      return result.kind === "ok" ? { kind: "planned", review: result.value } : failedOutcome(result);
    },
    async save(sent: AwaySent): Promise<AwaySaved> {
      const result = await send(sent, false);
      if (result.kind !== "ok") return isOutdated(result) ? { kind: "differs" } : failedOutcome(result);
      last = { what: "", key: "" };
      return { kind: "saved", review: result.value };
    },
  };
}

const add = (client: Client, { request }: AwaySent, key: string, isDryRun: boolean) =>
  client.send(addAbsences, {
    header: { "Idempotency-Key": key },
    body: { ...daysOf(request), people: request.people.map((id) => ({ child_id: id })), dry_run: isDryRun },
  });

const change = (client: Client, { request }: AwaySent, { id, version }: Item, isDryRun: boolean) =>
  client.send(changeAbsence, {
    path: { id },
    header: { "If-Match": asTag(version) },
    body: { ...daysOf(request), dry_run: isDryRun },
  });

const daysOf = ({ first, last, weekdays }: AwaySent["request"]) => ({
  first_day: first,
  last_day: last,
  weekdays,
});

type Item = Pick<Absence, "id" | "version">;

/** Ends them in turn, up to the first failure. What is over already counts as ended, so that a second try goes on. */
export async function endAway(client: Client, items: readonly Item[]): Promise<AwayEnded> {
  let review: AbsenceReview | null = null;
  for (const item of items) {
    const result = await end(client, item);
    if (result.kind === "ok") review = together(review, result.value);
    else if (result.kind === "problem" && result.messageCode === "ABSENCE_404") continue;
    else return isOutdated(result) ? { kind: "differs" } : failedOutcome(result);
  }
  return { kind: "ended", review };
}

const end = (client: Client, { id, version }: Item): Promise<Result<AbsenceReview>> =>
  client.send(endAbsence, { path: { id }, header: { "If-Match": asTag(version) } });

/** The teams of two reviews may be the same, so the larger number is the one that is sure. */
const together = (one: AbsenceReview | null, other: AbsenceReview): AbsenceReview =>
  one === null
    ? other
    : {
        items: [...one.items, ...other.items],
        covers: one.covers + other.covers,
        teams: Math.max(one.teams, other.teams),
        events: [...one.events, ...other.events],
        turns: [...one.turns, ...other.turns],
        touches: [...one.touches, ...other.touches],
      };
