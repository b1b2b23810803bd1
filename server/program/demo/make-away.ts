import { dayFromIso, isoDateOf, weekdayOf } from "../../../domain/dates/calendar";
import { addAbsences } from "../../commands/absence/absences";
import type { Services } from "../../core/base/services";
import { dayAt } from "../../core/time/local-time";
import type { MadeClub } from "./make-club";
import type { DemoAway } from "./season";

/** Says by the calls of their guardians when children are away. */
export async function makeAways(
  services: Pick<Services, "config" | "db" | "mail" | "now">,
  { made, aways }: { made: MadeClub; aways: readonly DemoAway[] },
): Promise<void> {
  const today = dayFromIso(dayAt(services.now(), "America/Chicago")) ?? 0;
  const sunday = today - weekdayOf(today);
  for (const { child, by, week, days } of aways) {
    const adult = made.adults.get(by);
    const childId = made.children.get(child);
    if (!adult || childId === undefined) throw new Error(`The club has no ${child} of ${by}.`);
    const sayer = { userId: adult.id, timeZone: adult.timeZone ?? "America/Chicago" };
    const first = sunday + 7 * week;
    const body = {
      people: [{ child_id: childId }],
      first_day: isoDateOf(first),
      last_day: isoDateOf(first + days - 1),
    };
    await services.db.transaction((tx) => addAbsences(services, tx, { sayer, body, changed: new Set() }));
  }
}
