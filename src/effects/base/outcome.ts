import type { Limited, Refused } from "../../../domain/base/outcome";
import type { Problem, Unreachable } from "../../../domain/base/result";
import { textOf } from "../../api/error-handler";

/** A failed call as the outcome that a form shows. */
export function failedOutcome(failure: Problem | Unreachable): Limited | Refused {
  if (failure.kind === "problem" && failure.messageCode === "REQUEST_429_LIMIT")
    return { kind: "limited", seconds: failure.retryAfter ?? 30 };
  return { kind: "refused", text: textOf(failure) };
}
