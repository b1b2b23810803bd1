import type { Problem, Result, Unreachable } from "../../../domain/base/result";
import type { SaveOutcome } from "../../../domain/base/saved-form";
import { failedOutcome } from "./outcome";

/** What saving came to. A version that is no longer the newest is answered by how the thing stands now. */
export async function saveOutcome<Saved>(
  result: Result<Saved>,
  readTheirs: () => Promise<Result<Saved>>,
): Promise<SaveOutcome<Saved>> {
  if (result.kind === "ok") return { kind: "saved", saved: result.value };
  if (!isOutdated(result)) return failedOutcome(result);
  const read = await readTheirs();
  return read.kind === "ok" ? { kind: "differs", theirs: read.value } : failedOutcome(read);
}

const isOutdated = (result: Problem | Unreachable) =>
  result.kind === "problem" && result.messageCode === "REQUEST_412_CHANGED";

/** The version that a change was made of, as its ETag. */
export const asTag = (version: number | undefined) => `"${version ?? 0}"`;
