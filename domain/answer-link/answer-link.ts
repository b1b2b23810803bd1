import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import type { Answer } from "../schedule/answer/answer";

export type MailPage = components["schemas"]["MailLinkPage"];
export type MailPlayer = MailPage["players"][number];
/** What a page needs of it to name the event. */
export type MailEvent = MailPage["event"];

export type MailTurn = NonNullable<MailPage["turns"]>[number];

/** A press on a turn of the page's family. */
export type GivenMailTurn = { readonly turn: MailTurn; readonly move: "keep" | "offer" };

/** What was pressed, until it is saved. */
export type MailAnswer = {
  readonly membershipId: string;
  readonly answer: Answer;
  /** Left out where none was typed: the same answer then keeps its note, which the page may not show. */
  readonly note?: string | null;
};

/** An answer with the token, and the versions that were on the page. */
export type SentMailAnswer = MailAnswer & {
  readonly token: string;
  readonly eventVersion: number;
  readonly answerVersion: number;
  readonly over: string | null;
};

/** The link was altered, is too old, or its event, access or invitation is over. */
type Gone = { kind: "gone" };

export type ReadLinkOutcome = { kind: "read"; page: MailPage } | Gone | Limited | Refused;

export type LinkAnswerOutcome =
  | { kind: "saved"; page: MailPage }
  /** Somebody else answered meanwhile; the page has what stands. */
  | { kind: "differs"; page: MailPage }
  /** Answers were closed meanwhile, or the event called off. */
  | { kind: "late"; page: MailPage; text: string }
  | Gone
  | Limited
  | Refused;

export type LinkStopOutcome = { kind: "stopped" } | Gone | Limited | Refused;

export const mailAnswerOf = (
  membershipId: string,
  answer: Answer,
  typed: string | undefined,
): MailAnswer => ({
  membershipId,
  answer,
  ...(typed !== undefined && { note: typed.trim() || null }),
});

export function sentOf(page: MailPage, token: string, mailAnswer: MailAnswer): SentMailAnswer {
  const player = playerOf(page, mailAnswer.membershipId);
  return {
    ...mailAnswer,
    token,
    eventVersion: page.event.version,
    answerVersion: player?.answer_version ?? 0,
    over: player?.over ?? null,
  };
}

export const playerOf = ({ players }: MailPage, membershipId: string): MailPlayer | undefined =>
  players.find((player) => player.membership_id === membershipId);

/** Whether what stands is what was pressed: an earlier try arrived, and only its reply was lost. */
export function isAsAnswered(page: MailPage, { membershipId, answer, note }: MailAnswer): boolean {
  const player = playerOf(page, membershipId);
  return (
    player?.source === "said" && player.answer === answer && (note === undefined || player.note === note)
  );
}

/** Whether pressing it would say anything new. */
export const isNews = ({ answer: before, source, is_for_old_time }: MailPlayer, answer: Answer): boolean =>
  before !== answer || source !== "said" || is_for_old_time;
