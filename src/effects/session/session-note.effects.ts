import { read } from "../../../domain/base/read";
import type { SessionInput } from "../../../domain/session/session";
import type { SafeStorage } from "../base/storage.effects";

export const noteKey = "drip.session";
/** How often somebody signed in and out here, and a sign-out that the server does not know of yet. Never a token. */
export type SessionNote = Pick<SessionInput, "generation" | "owedLogOut">;

/** What the last visit left behind. The readable cookie tells whether there is anything to restore. */
export function readSessionInput(storage: SafeStorage, cookie: string): SessionInput {
  return { ...readNote(storage.read(noteKey)), hasHint: /(?:^|;\s*)drip_signed_in=1(?:;|$)/.test(cookie) };
}

/** Does not overwrite the note of a later sign-in or sign-out in another tab. */
export function writeNote(storage: SafeStorage, note: SessionNote): void {
  if (readNote(storage.read(noteKey)).generation <= note.generation)
    storage.write(noteKey, JSON.stringify(note));
}

export function readNote(text: string | null): SessionNote {
  try {
    const [generation, owed] = read(JSON.parse(text ?? ""), ["generation", "owedLogOut"]);
    return {
      generation: typeof generation === "number" ? generation : 0,
      // Releases before wrote "here" or "everywhere".
      owedLogOut: owed === true || typeof owed === "string",
    };
  } catch {
    return { generation: 0, owedLogOut: false };
  }
}
