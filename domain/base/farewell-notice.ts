import { addMonths, dayFromIso, isoDateOf } from "../dates/calendar";
import { farewellMails } from "./retention";

/** What was mailed about a profile or team that nobody uses any more. ISO dates. */
export type FarewellNotice = {
  readonly dueOn: string;
  readonly mailedOn: string;
  readonly remindedOn: string | null;
};

export type FarewellStep =
  | { readonly kind: "nothing" | "keep" | "end" }
  | { readonly kind: "tell" | "remind"; readonly dueOn: string };

/**
 * The next step for a profile or team that was used last on `quietSince` and goes after `months`; null for one that is in
 * use. Each mail leaves its full time, also when a round comes late.
 */
export function farewellStep(
  { quietSince, notice }: { quietSince: string | null; notice: FarewellNotice | null },
  { months, today }: { months: number; today: string },
): FarewellStep {
  const [now, since] = [dayFromIso(today), dayFromIso(quietSince)];
  if (now === null) throw new Error(`No day: ${today}`);
  const over = since === null ? null : addMonths(since, months);
  if (over === null || over - farewellMails.firstDays > now) return { kind: notice ? "keep" : "nothing" };
  // Used since the first mail, and quiet again: told anew by the next round.
  if (notice && since !== null && since > (dayFromIso(notice.mailedOn) ?? since)) return { kind: "keep" };
  if (!notice) return { kind: "tell", dueOn: isoDateOf(Math.max(over, now + farewellMails.firstDays)) };
  const due = Math.max(dayFromIso(notice.dueOn) ?? over, over);
  // The mails say "before that day": in UTC the day itself has to be over, for the one before it to be over everywhere.
  if (notice.remindedOn !== null) return { kind: now > due ? "end" : "nothing" };
  if (now < due - farewellMails.secondDays) return { kind: "nothing" };
  return { kind: "remind", dueOn: isoDateOf(Math.max(due, now + farewellMails.secondDays)) };
}

/** Who was not here since that day, or what was not used, may be told today. */
export function quietBefore(today: string, months: number): string {
  const now = dayFromIso(today);
  if (now === null) throw new Error(`No day: ${today}`);
  return isoDateOf(addMonths(now + farewellMails.firstDays, -months));
}
