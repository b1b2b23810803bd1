import { isMessageCode, messageTexts } from "../../domain/base/message-texts";
import type { Problem, Unreachable } from "../../domain/base/result";
import { problemTexts } from "../../domain/base/texts";
import { writtenCode } from "../../domain/telemetry/telemetry";

type Failure = Problem | Unreachable;

/**
 * What a failed call asks for, and what people read of it. With a refused token, client and session already did
 * what can be done: one refresh, one retry, and the entry page once the refresh is refused.
 */
export type Handling = { kind: "session" | "toast" | "report"; text: string };

export function handlingOf(failure: Failure): Handling {
  if (failure.kind === "unreachable") return { kind: "toast", text: problemTexts.unreachable };
  const code = failure.messageCode;
  if (code === null || !isMessageCode(code)) return { kind: "report", text: problemTexts.unknown };
  return { kind: code === "AUTH_401_JWT" ? "session" : "toast", text: messageTexts[code] };
}

export const textOf = (failure: Failure): string => handlingOf(failure).text;

/** A code as it may be written down, beside the status. Neither tokens nor bodies are in it. */
export type UnforeseenReply = { status: number; code: string | null };

export type ErrorPorts = {
  log: (reply: UnforeseenReply) => void;
  report: (reply: UnforeseenReply) => void;
};

/** Hears of every failed call, quiet ones too, and sees to what nobody foresaw. What people read is each chart's. */
export const createErrorHandler =
  ({ log, report }: ErrorPorts) =>
  (failure: Failure): void => {
    if (failure.kind === "unreachable" || isUnchanged(failure) || handlingOf(failure).kind !== "report")
      return;
    const reply = { status: failure.status, code: writtenCode(failure.messageCode) };
    log(reply);
    report(reply);
  };

/** The answer to "what is new?" has no code and needs none. */
const isUnchanged = ({ status }: Problem) => status === 304;
