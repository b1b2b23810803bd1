import { randomUUID } from "node:crypto";
import { mayRemind } from "../../../domain/feed/reminders";
import type { components } from "../../../openapi";
import type { Services } from "../../core/base/services";
import {
  type CardTarget,
  findReadersToRemind,
  findReminders,
  recordReminder,
} from "../../core/feed/card.store";
import { findRemindable } from "../../core/feed/card-push.store";
import { addDings } from "../../core/notification/ding.store";
import { queuePushes } from "../../core/notification/push-queue.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { invalidField, lockCard, type OwnCardTarget, requireRunsFeed } from "./cards";

type Schemas = components["schemas"];

/** Reminds whoever has not seen the post, or not voted, has nobody at home who did, and has not blocked its author. */
export async function remindReaders(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  { body, ...target }: OwnCardTarget & { body: Schemas["CardReminder"] },
): Promise<Schemas["Reminded"]> {
  const at = now();
  const { poll } = await lockCard(tx, target);
  requireRunsFeed(target, "FEED_401_REQUEST");
  if (body.for === "vote") {
    if (poll === null) throw invalidField("for", "poll");
    const isOver = poll.closed_at !== null || (poll.closes_at !== null && new Date(poll.closes_at) <= at);
    if (isOver) throw new Problem("POLL_403_CLOSED");
  }
  if (!mayRemind(await findReminders(tx, target), at)) throw new Problem("FEED_403_NUDGED");
  const readers = await findReadersToRemind(tx, target);
  const reminded = readers.filter((reader) =>
    body.for === "vote"
      ? !(reader.has_voted || reader.is_voted_at_home)
      : !(reader.has_seen || reader.is_seen_at_home),
  );
  if (reminded.length > 0) {
    await recordReminder(tx, target, at);
    const userIds = reminded.map(({ user_id }) => user_id);
    await queueReminders(tx, target, { userIds, wants: body.for, now: at });
  }
  return { reminded: reminded.length };
}

/** Muted or not, who is reminded finds a ding; a push only whom posts ring. */
async function queueReminders(
  tx: Transaction,
  { teamId, cardId, userId }: CardTarget,
  { userIds, wants, now }: { userIds: readonly string[]; wants: "seen" | "vote"; now: Date },
): Promise<void> {
  const about = { huddle_id: cardId, user_id: userId };
  await addDings(tx, { userIds, kind: "card_nudged", teamId, about, now });
  const ring = {
    ...({ kind: "card_nudged", team_id: teamId, huddle_id: cardId, up_to: 1, rung: [] } as const),
    ...({ is_post: true, wants } as const),
  };
  const rung = await findRemindable(tx, { teamId, cardId, wants }, now);
  const source = randomUUID();
  const pushes = rung.filter((id) => userIds.includes(id));
  await queuePushes(
    tx,
    pushes.map((id) => ({ userId: id, ring, source, dueAt: now })),
    now,
  );
}
