import {
  type GivenMailTurn,
  isAsAnswered,
  type LinkAnswerOutcome,
  type LinkStopOutcome,
  type MailPage,
  type ReadLinkOutcome,
  type SentMailAnswer,
} from "../../../domain/answer-link/answer-link";
import type { PressOutcome } from "../../../domain/base/press";
import type { Result } from "../../../domain/base/result";
import { answerByMailLink } from "../../api/calls/answer-by-mail-link";
import { gotItByMailLink } from "../../api/calls/got-it-by-mail-link";
import { moveTurnByMailLink } from "../../api/calls/move-turn-by-mail-link";
import { readMailLink } from "../../api/calls/read-mail-link";
import { stopMailsByLink } from "../../api/calls/stop-mails-by-link";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { failedOutcome, isOvertaken } from "../base/outcome";

export const readLink = async (client: Client, token: string): Promise<ReadLinkOutcome> =>
  pageOutcome(await client.send(readMailLink, { body: { token } }));

export const gotItByLink = async (client: Client, token: string): Promise<ReadLinkOutcome> =>
  pageOutcome(await client.send(gotItByMailLink, { body: { token } }));

/** After a refusal by what happened meanwhile the page is read again, and has what stands. */
export async function answerByLink(client: Client, mailAnswer: SentMailAnswer): Promise<LinkAnswerOutcome> {
  const { token, membershipId: membership_id, answer, note, answerVersion, eventVersion, over } = mailAnswer;
  const body = {
    token,
    membership_id,
    answer,
    ...(note !== undefined && { note }),
    answer_version: answerVersion,
    event_version: eventVersion,
    ...(over !== null && { over }),
  };
  const result = await client.send(answerByMailLink, { body });
  if (result.kind === "ok") return { kind: "saved", page: result.value };
  if (isDead(result)) return { kind: "gone" };
  const code = result.kind === "problem" ? result.messageCode : null;
  const isOff = code !== null && refusals.has(code);
  if (code !== "REQUEST_412_CHANGED" && !isOff) return failedOutcome(result);
  const now = await readLink(client, token);
  if (now.kind !== "read") return now;
  const { page } = now;
  if (isOff) return { kind: "late", page, text: textOf(result) };
  return { kind: isAsAnswered(page, mailAnswer) ? "saved" : "differs", page };
}

/** Without a network nothing waits here: the press is to be made again. */
export async function moveTurnByLink(
  client: Client,
  token: string,
  { turn: { duty_id, slot, version }, move }: GivenMailTurn,
): Promise<PressOutcome<MailPage>> {
  const result = await client.send(moveTurnByMailLink, { body: { token, duty_id, slot, move, version } });
  if (result.kind === "ok") return { kind: "saved", saved: result.value };
  const code = result.kind === "problem" ? result.messageCode : null;
  return isOvertaken(code) || isDead(result) || code === "EVENT_ITEM_403_CALLED_OFF"
    ? { kind: "lost", text: textOf(result) }
    : failedOutcome(result);
}

export async function stopMails(
  client: Client,
  { token, isStopped }: { token: string; isStopped: boolean },
): Promise<LinkStopOutcome> {
  const result = await client.send(stopMailsByLink, { body: { token, stopped: isStopped } });
  if (result.kind === "ok") return { kind: "stopped" };
  return isDead(result) ? { kind: "gone" } : failedOutcome(result);
}

const refusals: ReadonlySet<string> = new Set([
  "ANSWER_403_LATE",
  "ANSWER_403_NOT_ASKED",
  "EVENT_ITEM_403_CALLED_OFF",
]);

function pageOutcome(result: Result<MailPage>): ReadLinkOutcome {
  if (result.kind === "ok") return { kind: "read", page: result.value };
  return isDead(result) ? { kind: "gone" } : failedOutcome(result);
}

/** A text that is no token of ours is refused as a broken body. */
const isDead = (result: Result<unknown>) =>
  result.kind === "problem" &&
  (result.messageCode === "AUTH_400_LINK" || result.messageCode === "REQUEST_400_INVALID");
