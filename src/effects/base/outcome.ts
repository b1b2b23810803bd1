import type { Limited, Refused } from "../../../domain/base/outcome";
import type { PressOutcome } from "../../../domain/base/press";
import type { Problem, Unreachable } from "../../../domain/base/result";
import { handlingOf, textOf } from "../../api/error-handler";

/**
 * Whether the reply says that nothing was done: a code of the catalogue. No reply, a server's failure or a body that is not ours (a proxy's
 * page) leave the outcome unknown.
 */
export const isRefusal = (failure: Problem | Unreachable): failure is Problem =>
  failure.kind === "problem" && failure.status < 500 && handlingOf(failure).kind !== "report";

/** A failed call as the outcome that a form shows. */
export function failedOutcome(failure: Problem | Unreachable): Limited | Refused {
  if (failure.kind === "problem" && failure.messageCode === "REQUEST_429_LIMIT")
    return { kind: "limited", seconds: failure.retryAfter ?? 30 };
  return { kind: "refused", text: textOf(failure) };
}

/** Whether a code says that somebody else was quicker, or that what was pressed is gone. */
export const isOvertaken = (code: string | null) => code !== null && /_(404|409|412|403_FULL)/.test(code);

/** A failed call as the outcome of a press; without a reply it waits in the outbox. */
export function failedPress(failure: Problem | Unreachable): Exclude<PressOutcome<never>, { kind: "saved" }> {
  if (!isRefusal(failure)) return { kind: "unreachable" };
  return isOvertaken(failure.messageCode) ? { kind: "lost", text: textOf(failure) } : failedOutcome(failure);
}
