import type { Problem, Unreachable } from "../../domain/result";
import type { Limited, Refused } from "../../domain/sign-in";
import { textOf } from "../api/error-handler";

/** What a failed call means to somebody in front of a form. */
export function failedOutcome(failure: Problem | Unreachable): Limited | Refused {
  if (failure.kind === "problem" && failure.messageCode === "REQUEST_429_LIMIT")
    return { kind: "limited", seconds: failure.retryAfter ?? 30 };
  return { kind: "refused", text: textOf(failure) };
}
