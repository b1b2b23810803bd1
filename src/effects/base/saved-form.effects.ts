import type { Problem, Result, Unreachable } from "../../../domain/base/result";
import type { SaveOutcome } from "../../../domain/base/saved-form";
import { failedOutcome } from "./outcome";

/** What saving came to. A version that is no longer the newest is answered by how the thing stands now. */
export async function saveOutcome<Saved>(
  result: Result<Saved>,
  readTheirs: () => Promise<Result<Saved>>,
): Promise<SaveOutcome<Saved>> {
  return result.kind === "ok" ? { kind: "saved", saved: result.value } : unsavedOutcome(result, readTheirs);
}

/** Why something was not done: where its version is no longer the newest, how the thing stands now. */
export async function unsavedOutcome<Saved>(
  result: Problem | Unreachable,
  readTheirs: () => Promise<Result<Saved>>,
): Promise<Exclude<SaveOutcome<Saved>, { kind: "saved" }>> {
  if (!isOutdated(result)) return failedOutcome(result);
  const read = await readTheirs();
  return read.kind === "ok" ? { kind: "differs", theirs: read.value } : failedOutcome(read);
}

const isOutdated = (result: Problem | Unreachable) =>
  result.kind === "problem" && result.messageCode === "REQUEST_412_CHANGED";

/** The version that a change was made of, as its ETag. */
export const asTag = (version: number | undefined) => `"${version ?? 0}"`;
