import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { keyOfCard } from "../../../domain/feed/card";
import type { CardForm, SavedCard } from "../../../domain/feed/card-form";
import { changeCard } from "../../api/calls/change-card";
import { postCard } from "../../api/calls/post-card";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { cardPath } from "./feed.effects";

const noTry = { what: "", cardId: "" };

/** Posts, or changes the words of a post. The same post again is the same try, with the same id, until it is stored. */
export function cardSaver(client: Client, newId: () => string) {
  let last = noTry;
  return async ({ form, saved }: SaveInput<CardForm, SavedCard>): Promise<SaveOutcome<SavedCard>> => {
    const [card] = saved?.cards ?? [];
    const { text, mentions, teamId } = form;
    if (card) {
      const result = await client.send(changeCard, {
        path: cardPath(keyOfCard(card)),
        body: { text, mentions: [...mentions] },
      });
      return result.kind === "ok" ? { kind: "saved", saved: result.value } : failedOutcome(result);
    }
    const what = JSON.stringify(form);
    if (last.what !== what) last = { what, cardId: newId() };
    const result = await client.send(postCard, {
      path: { id: teamId },
      body: {
        card_id: last.cardId,
        text,
        mentions: [...mentions],
        ...(form.poll && { poll: form.poll }),
        ...(form.eventId && { event_id: form.eventId }),
        ...(form.isQuiet && { is_quiet: true }),
      },
    });
    if (result.kind !== "ok") return failedOutcome(result);
    last = noTry;
    return { kind: "saved", saved: result.value };
  };
}
