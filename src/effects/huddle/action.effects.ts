import type { Result } from "../../../domain/base/result";
import type { Cheer } from "../../../domain/huddle/cheers";
import type { Huddle, Message } from "../../../domain/huddle/huddle";
import type { EditOutcome, HuddleAction, HuddleActionOutcome } from "../../../domain/huddle/talk-outcomes";
import { cheerMessage } from "../../api/calls/cheer-message";
import { closeGroup } from "../../api/calls/close-group";
import { editMessage as editMessageCall } from "../../api/calls/edit-message";
import { moveMarker } from "../../api/calls/move-marker";
import { takeCheerBack as takeCheerBackCall } from "../../api/calls/take-cheer-back";
import { takeMessageBack as takeMessageBackCall } from "../../api/calls/take-message-back";
import { takeOut } from "../../api/calls/take-out";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { asTag } from "../base/saved-form.effects";
import { foldPerson } from "../report/report.effects";
import { huddlePath } from "./thread.effects";

/** What an action needs of the huddle; `version` to close it. */
type ActedOn = Pick<Huddle, "team_id" | "id" | "version">;
type MessageTarget = { huddle: ActedOn; messageId: string };

const keyOf = ({ team_id: teamId, id: huddleId }: ActedOn) => ({ teamId, huddleId });
const messagePath = ({ huddle, messageId }: MessageTarget) => ({
  ...huddlePath(keyOf(huddle)),
  message_id: messageId,
});

/** One action on a message or on the huddle itself. */
export async function actInHuddle(
  client: Client,
  me: string,
  { action, huddle }: { action: HuddleAction; huddle: ActedOn },
): Promise<HuddleActionOutcome> {
  switch (action.kind) {
    case "cheer":
      return messageOutcome(await cheer(client, { huddle, messageId: action.messageId }, action));
    case "uncheer":
      return messageOutcome(await takeCheerBack(client, { huddle, messageId: action.messageId }));
    case "take_back":
      return messageOutcome(await takeMessageBack(client, { huddle, messageId: action.messageId }));
    case "fold": {
      const blocked = await foldPerson(client, action.userId);
      return blocked.kind === "ok"
        ? { kind: "blocked", userIds: blocked.value.people.map(({ user_id: id }) => id) }
        : refusedBy(blocked);
    }
    case "mute":
      return mute(client, huddle, action.until);
    case "leave":
      return leave(client, huddle, me);
    case "close":
      return close(client, huddle);
  }
}

/** A person has one cheer for a message, so another one is taken back first. */
async function cheer(
  client: Client,
  target: MessageTarget,
  request: { cheer: Cheer; instead: boolean },
): Promise<Result<Message>> {
  if (request.instead) {
    const taken = await takeCheerBack(client, target);
    if (taken.kind !== "ok") return taken;
  }
  return client.send(cheerMessage, { path: messagePath(target), body: { cheer: request.cheer } });
}

const takeCheerBack = (client: Client, target: MessageTarget) =>
  client.send(takeCheerBackCall, { path: messagePath(target) });

const takeMessageBack = (client: Client, target: MessageTarget) =>
  client.send(takeMessageBackCall, { path: messagePath(target) });

export async function editMessage(
  client: Client,
  key: Parameters<typeof huddlePath>[0],
  { message, text, mentions }: { message: Message; text: string; mentions: readonly string[] },
): Promise<EditOutcome> {
  const result = await client.send(editMessageCall, {
    path: { ...huddlePath(key), message_id: message.message_id },
    body: { text, mentions: [...mentions] },
  });
  return result.kind === "ok" ? { kind: "saved", message: result.value } : refusedBy(result);
}

async function mute(client: Client, huddle: ActedOn, until: string | null): Promise<HuddleActionOutcome> {
  const result = await client.send(moveMarker, {
    path: huddlePath(keyOf(huddle)),
    body: { muted_until: until },
  });
  return result.kind === "ok" ? { kind: "muted", until } : refusedBy(result);
}

async function leave(client: Client, huddle: ActedOn, me: string): Promise<HuddleActionOutcome> {
  const result = await client.send(takeOut, { path: { ...huddlePath(keyOf(huddle)), user_id: me } });
  return result.kind === "ok" ? { kind: "left" } : refusedBy(result);
}

async function close(client: Client, huddle: ActedOn): Promise<HuddleActionOutcome> {
  const result = await client.send(closeGroup, {
    path: huddlePath(keyOf(huddle)),
    header: { "If-Match": asTag(huddle.version) },
  });
  return result.kind === "ok" ? { kind: "huddle", huddle: result.value } : refusedBy(result);
}

const messageOutcome = (result: Result<Message>): HuddleActionOutcome =>
  result.kind === "ok" ? { kind: "message", message: result.value } : refusedBy(result);

const refusedBy = (failure: Parameters<typeof textOf>[0]) =>
  ({ kind: "refused", text: textOf(failure) }) as const;
