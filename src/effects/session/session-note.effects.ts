import { read } from "../../../domain/base/read";
import { hasSessionHint, type SessionInput } from "../../../domain/session/session";
import type { SafeStorage } from "../base/storage.effects";

export const noteKey = "drip.session";
/** The generation (a count of sign-ins and sign-outs here) and a sign-out that the server has not confirmed. Never a token. */
export type SessionNote = Pick<SessionInput, "generation" | "owedLogOut">;

/** The note of the last visit. The readable cookie says whether a session can be restored. */
export function readSessionInput(storage: SafeStorage, cookie: string): SessionInput {
  return { ...readNote(storage.read(noteKey)), hasHint: hasSessionHint(cookie) };
}

/** Never overwrites the note of another tab's later sign-in or sign-out. */
export function writeNote(storage: SafeStorage, note: SessionNote): void {
  if (readNote(storage.read(noteKey)).generation <= note.generation)
    storage.write(noteKey, JSON.stringify(note));
}

export function readNote(text: string | null): SessionNote {
  try {
    const [generation, owed] = read(JSON.parse(text ?? ""), ["generation", "owedLogOut"]);
    return {
      generation: typeof generation === "number" ? generation : 0,
      // Earlier releases wrote "here" or "everywhere".
      owedLogOut: owed === true || typeof owed === "string",
    };
  } catch {
    return { generation: 0, owedLogOut: false };
  }
}
