import { randomUUID } from "node:crypto";
import { fileTokenOf, hashLinkToken, linkTokenOf } from "../../../server/core/share/tokens";
import { shortLink } from "../../../server/platform/db/schema/share";
import type { TestServer } from "../server/server";

type Server = Pick<TestServer, "services" | "clock">;
type Target = { teamId: string; eventId: string; userId: string };

/** An event's public link, written straight to the database; its token. */
export async function makeEventLink(
  { services, clock }: Server,
  { teamId, eventId, userId }: Target,
): Promise<string> {
  const id = randomUUID();
  const token = linkTokenOf(services.config, id);
  await services.db.insert(shortLink).values({
    ...{ id, teamId, eventId, madeBy: userId, madeAt: clock.now() },
    tokenHash: hashLinkToken(token),
  });
  return token;
}

/** Of a calendar file, for ten minutes. */
export const fileTokenFor = ({ services, clock }: Server, target: Target): string =>
  fileTokenOf(services.config, { ...target, until: new Date(clock.now().getTime() + 600_000) });
