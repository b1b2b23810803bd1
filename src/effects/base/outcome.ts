import type { Limited, Refused } from "../../../domain/base/outcome";
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
