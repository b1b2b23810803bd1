import type { Problem, Unreachable } from "../../domain/base/result";
import { problemTexts } from "../../domain/base/texts";
import { writtenCode } from "../../domain/telemetry/telemetry";

type Failure = Problem | Unreachable;

/**
 * What to do after a failed call, and its text. After a refused token, client and session have already done
 * what they can: one refresh, one retry, and the entry page if the refresh is refused.
 */
export type Handling = { kind: "session" | "toast" | "report"; text: string };

export function handlingOf(failure: Failure): Handling {
  if (failure.kind === "unreachable") return { kind: "toast", text: problemTexts.unreachable };
  if (failure.text === null) return { kind: "report", text: problemTexts.unknown };
  return { kind: failure.messageCode === "AUTH_401_JWT" ? "session" : "toast", text: failure.text };
}

export const textOf = (failure: Failure): string => handlingOf(failure).text;

/** The part of a reply that may be logged: status and code, neither tokens nor bodies. */
export type UnforeseenReply = { status: number; code: string | null };

export type ErrorPorts = {
  log: (reply: UnforeseenReply) => void;
  report: (reply: UnforeseenReply) => void;
};

/** Handles unexpected failures of all calls, including quiet ones. Texts for people are shown by the machines. */
export const createErrorHandler =
  ({ log, report }: ErrorPorts) =>
  (failure: Failure): void => {
    if (failure.kind === "unreachable" || isUnchanged(failure) || handlingOf(failure).kind !== "report")
      return;
    const reply = { status: failure.status, code: writtenCode(failure.messageCode) };
    log(reply);
    report(reply);
  };

/** 304 is a regular reply of the ping poll, without a code. */
const isUnchanged = ({ status }: Problem) => status === 304;
