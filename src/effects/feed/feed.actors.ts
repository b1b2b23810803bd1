import type { CardKey } from "../../../domain/feed/card";
import type { ReminderFor, RemindOutcome } from "../../../domain/feed/feed-outcomes";
import { feedMachine } from "../../../machines/feed/feed.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { attentionOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { actOnCard } from "./card.effects";
import { feedLineOf, markSeen, readFeed } from "./feed.effects";

export type Remind = (of: { card: CardKey; what: ReminderFor }) => Promise<RemindOutcome>;

/** `remind` is a coach's alone, and loaded by its first press. */
export const feedWith = ({ client, session, line }: LivePorts, page: Window, remind: Remind) => {
  const me = () => session.getSnapshot().context.auth.me?.id ?? "";
  return withEffects(
    feedMachine,
    {
      attention: attentionOf(page),
      line: feedLineOf(line, session),
      read: ({ input, signal }) => readFeed(client, input, signal),
      markSeen: ({ input }) => markSeen(client, input),
      act: ({ input: { action } }) =>
        action.kind === "remind"
          ? remind({ card: action.key, what: action.what })
          : actOnCard(client, me(), action),
    },
    {
      sendCounts: (_, outcome) => {
        if (outcome.kind === "marked") session.send({ type: "pings.counted", pings: outcome.pings });
      },
    },
  );
};
