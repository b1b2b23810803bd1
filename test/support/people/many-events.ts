import { randomUUID } from "node:crypto";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import { momentsOf } from "../../../server/core/time/local-time";
import { event } from "../../../server/platform/db/schema/schedule";
import type { TestServer } from "../server/server";

/** Practices written straight to the database, so many on each of a number of days. */
export async function addManyEvents(
  { services, clock }: Pick<TestServer, "services" | "clock">,
  teamId: string,
  { from, days, eachDay, by }: { from: string; days: number; eachDay: number; by: string },
): Promise<void> {
  const at = clock.now();
  const rows = Array.from({ length: days * eachDay }, (_, index) => {
    const hour = String(6 + ((index % eachDay) % 12)).padStart(2, "0");
    const meant = {
      timeZone: "America/Chicago",
      timing: "timed" as const,
      startsLocal: `${dayAfter(from, Math.floor(index / eachDay))}T${hour}:30:00`,
      durationMinutes: 60,
      arriveMinutes: 15,
    };
    const about = { teamId, id: randomUUID(), kind: "practice" as const, title: `Practice ${index}` };
    return { ...about, createdBy: by, createdAt: at, changedAt: at, ...meant, ...momentsOf(meant) };
  });
  await services.db.insert(event).values(rows);
}
