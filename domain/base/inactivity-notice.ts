import { addMonths, dayFromIso, isoDateOf } from "../dates/calendar";
import { inactivityMails } from "./retention";

/** What was mailed about a profile or team that nobody uses any more. ISO dates. */
export type InactivityNotice = {
  readonly dueOn: string;
  readonly mailedOn: string;
  readonly remindedOn: string | null;
};

export type InactivityStep =
  | { readonly kind: "nothing" | "keep" | "end" }
  | { readonly kind: "tell" | "remind"; readonly dueOn: string };

/**
 * The next step for a profile or team that was used last on `inactiveSince` and goes after `months`; null for one that is in
 * use. Each mail leaves its full time, also when a round comes late.
 */
export function inactivityStep(
  { inactiveSince, notice }: { inactiveSince: string | null; notice: InactivityNotice | null },
  { months, today }: { months: number; today: string },
): InactivityStep {
  const [now, since] = [dayFromIso(today), dayFromIso(inactiveSince)];
  if (now === null) throw new Error(`No day: ${today}`);
  const over = since === null ? null : addMonths(since, months);
  if (over === null || over - inactivityMails.firstDays > now) return { kind: notice ? "keep" : "nothing" };
  // Used since the first mail, and quiet again: told anew by the next round.
  if (notice && since !== null && since > (dayFromIso(notice.mailedOn) ?? since)) return { kind: "keep" };
  if (!notice) return { kind: "tell", dueOn: isoDateOf(Math.max(over, now + inactivityMails.firstDays)) };
  const due = Math.max(dayFromIso(notice.dueOn) ?? over, over);
  // The mails say "before that day": in UTC the day itself has to be over, for the one before it to be over everywhere.
  if (notice.remindedOn !== null) return { kind: now > due ? "end" : "nothing" };
  if (now < due - inactivityMails.secondDays) return { kind: "nothing" };
  return { kind: "remind", dueOn: isoDateOf(Math.max(due, now + inactivityMails.secondDays)) };
}

/** Who was not here since that day, or what was not used, may be told today. */
export function inactiveBefore(today: string, months: number): string {
  const now = dayFromIso(today);
  if (now === null) throw new Error(`No day: ${today}`);
  return isoDateOf(addMonths(now + inactivityMails.firstDays, -months));
}
