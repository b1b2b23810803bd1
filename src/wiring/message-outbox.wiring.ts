import type { MessageOutbox, UnsentMessage, UnsentState } from "../../domain/huddle/unsent-message";
import { textOf } from "../api/error-handler";
import { sendMessage as sendMessageShape } from "../api/shapes/message";
import { watchAttention } from "../effects/base/attention.effects";
import type { HousePorts } from "./house-ports";

/** Sends messages from memory. */
export function openMessageOutbox({ client }: HousePorts, page: Window): MessageOutbox {
  let all: readonly UnsentMessage[] = [];
  const views = new Map<string, readonly UnsentMessage[]>();
  const changed = new Set<() => void>();
  const sent = new Set<Parameters<MessageOutbox["onSent"]>[0]>();
  const tell = () => {
    views.clear();
    for (const hear of changed) hear();
  };
  const set = (id: string, state: UnsentState) => {
    all = all.map((each) => (each.messageId === id ? { ...each, state } : each));
    tell();
  };
  const send = async (id: string, version: boolean) => {
    const message = all.find(({ messageId }) => messageId === id);
    if (!message) return;
    set(id, { kind: "sending" });
    const result = await client.call(
      (http, init) =>
        http.POST("/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message", {
          ...init,
          params: { path: { id: message.teamId, huddle_id: message.huddleId } },
          body: {
            message_id: id,
            text: message.text,
            mentions: [...message.mentions],
            ...(message.replyTo !== null && { reply_to: message.replyTo }),
            ...(version && message.huddleVersion !== null && { huddle_version: message.huddleVersion }),
          },
        }),
      { bearer: true, isQuiet: true, shape: sendMessageShape },
    );
    if (result.kind === "ok") {
      all = all.filter(({ messageId }) => messageId !== id);
      for (const hear of sent) hear({ huddleId: message.huddleId, message: result.value });
      tell();
    } else if (result.kind !== "problem" || result.status >= 500) set(id, { kind: "queued" });
    else if (result.messageCode === "REQUEST_412_CHANGED")
      set(id, { kind: "asking", why: "changed", text: "Somebody came in or left since. Still send?" });
    else set(id, { kind: "refused", text: textOf(result) });
  };
  watchAttention(page, ({ type }) => {
    if (type === "attention.returned")
      for (const { messageId, state } of all) if (state.kind === "queued") void send(messageId, true);
  });
  return {
    add: (message) => {
      all = [...all, { ...message, state: { kind: "sending" } }];
      tell();
      void send(message.messageId, true);
    },
    unsentOf: (huddleId) => {
      const known = views.get(huddleId) ?? all.filter((each) => each.huddleId === huddleId);
      views.set(huddleId, known);
      return known;
    },
    onChanged: (hear) => {
      changed.add(hear);
      return () => void changed.delete(hear);
    },
    onSent: (hear) => {
      sent.add(hear);
      return () => void sent.delete(hear);
    },
    tryAgain: (id) => void send(id, true),
    anyway: (id) => void send(id, false),
    drop: (id) => {
      all = all.filter(({ messageId }) => messageId !== id);
      tell();
    },
  };
}
