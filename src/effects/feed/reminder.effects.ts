import { type CardKey, cardKeyText } from "../../../domain/feed/card";
import type { ReminderFor, RemindOutcome } from "../../../domain/feed/feed-outcomes";
import { remindReaders } from "../../api/calls/remind-readers";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { cardPath } from "./feed.effects";

/** Reminds once for each press: a press after no reply is the same try, with the same key. */
export function reminder(client: Client, newKey: () => string) {
  const tries = new Map<string, string>();
  return async ({ card, what }: { card: CardKey; what: ReminderFor }): Promise<RemindOutcome> => {
    const of = `${cardKeyText(card)} ${what}`;
    const key = tries.get(of) ?? newKey();
    tries.set(of, key);
    const result = await client.send(remindReaders, {
      path: cardPath(card),
      header: { "Idempotency-Key": key },
      body: { for: what },
    });
    if (result.kind !== "unreachable") tries.delete(of);
    return result.kind === "ok"
      ? { kind: "reminded", reminded: result.value.reminded }
      : { kind: "refused", text: textOf(result) };
  };
}
