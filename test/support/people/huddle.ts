import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as assert from "uvu/assert";
import { addHuddleMembers, insertHuddle } from "../../../server/core/huddle/group.store";
import { callSendMessage } from "../../../server/core/huddle/message.store";
import { huddle } from "../../../server/platform/db/schema/huddle";
import type { TestServer } from "../server/server";

type Server = Pick<TestServer, "services" | "clock">;

/** One of the two huddles that a team is born with. */
export async function huddleOf({ services }: Server, teamId: string, kind: "team" | "staff" = "team") {
  const [row] = await services.db
    .select({ id: huddle.id })
    .from(huddle)
    .where(and(eq(huddle.teamId, teamId), eq(huddle.kind, kind)));
  if (!row) throw new Error(`The team has no ${kind} huddle.`);
  return row.id;
}

/** A group that the first of these people started. */
export function addGroup(
  { services, clock }: Server,
  teamId: string,
  userIds: readonly [string, ...string[]],
  title: string | null = null,
): Promise<string> {
  const made = { by: userIds[0], now: clock.now() };
  return services.db.transaction(async (tx) => {
    const id = await insertHuddle(tx, { teamId, kind: "group", title, eventId: null, ...made });
    await addHuddleMembers(tx, { teamId, huddleId: id }, { userIds, since: 0, ...made });
    return id;
  });
}

export interface Said {
  teamId: string;
  huddleId: string;
  messageId: string;
  seq: number;
}

/** A message by the rule that stores messages. */
export async function say(
  { services, clock }: Server,
  place: { teamId: string; huddleId: string; userId: string },
  text: string,
  more: { mentions?: readonly string[]; replyTo?: number } = {},
): Promise<Said> {
  const messageId = randomUUID();
  const { mentions = [], replyTo = null } = more;
  const made = { ...place, messageId, text, mentions, replyTo, shown: null, now: clock.now() };
  const { outcome, seq } = await callSendMessage(services.db, made);
  assert.is(outcome, "sent");
  return { teamId: place.teamId, huddleId: place.huddleId, messageId, seq };
}
