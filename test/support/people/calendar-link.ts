import { randomUUID } from "node:crypto";
import { hashToken, tokenOf } from "../../../server/core/calendar-link/token";
import { calendarFeed } from "../../../server/platform/db/schema/calendar-link";
import type { TestServer } from "../server/server";

type Server = Pick<TestServer, "services" | "clock">;
type LinkRow = typeof calendarFeed.$inferSelect;

/** A calendar link written straight to the database, with its token: of one's household unless it says something else. */
export async function addCalendarLink(
  { services, clock }: Server,
  userId: string,
  change: Partial<LinkRow> = {},
): Promise<LinkRow & { token: string }> {
  const id = randomUUID();
  const token = tokenOf(services.config, id);
  const [row] = await services.db
    .insert(calendarFeed)
    .values({
      id,
      userId,
      scope: "household",
      tokenHash: hashToken(token),
      createdAt: clock.now(),
      ...change,
    })
    .returning();
  if (!row) throw new Error("The calendar link was not added.");
  return { ...row, token };
}

/** For somebody without an account, to look after one child. */
export const addGuestLink = (
  server: Server,
  { by, childId, ...change }: Partial<LinkRow> & { by: string; childId: string },
) =>
  addCalendarLink(server, by, {
    scope: "child",
    childId,
    guestName: "Grandpa",
    endsOn: "2027-05-28",
    ...change,
  });
