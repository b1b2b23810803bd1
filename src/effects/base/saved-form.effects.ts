import type { Problem, Result, Unreachable } from "../../../domain/base/result";
import type { SaveOutcome } from "../../../domain/base/saved-form";
import { failedOutcome } from "./outcome";

/** The outcome of saving. A version conflict is answered by the current state. */
export async function saveOutcome<Saved>(
  result: Result<Saved>,
  readTheirs: () => Promise<Result<Saved>>,
): Promise<SaveOutcome<Saved>> {
  return result.kind === "ok" ? { kind: "saved", saved: result.value } : unsavedOutcome(result, readTheirs);
}

/** Why something failed: a version conflict with the current state, or a refusal. */
export async function unsavedOutcome<Saved>(
  result: Problem | Unreachable,
  readTheirs: () => Promise<Result<Saved>>,
): Promise<Exclude<SaveOutcome<Saved>, { kind: "saved" }>> {
  if (!isOutdated(result)) return failedOutcome(result);
  const read = await readTheirs();
  return read.kind === "ok" ? { kind: "differs", theirs: read.value } : failedOutcome(read);
}

/** Somebody else was quicker. */
export const isOutdated = (result: Problem | Unreachable) =>
  result.kind === "problem" && result.messageCode === "REQUEST_412_CHANGED";

/** The version that the change is based on, as its ETag. */
export const asTag = (version: number | undefined) => `"${version ?? 0}"`;
