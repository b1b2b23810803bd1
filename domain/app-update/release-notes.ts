import type { User } from "../account/user";
import type { Limited, Refused } from "../base/outcome";
import type { ReleaseNotes } from "./releases";

export type { ReleaseNotes };
export type NotesOutcome = { kind: "read"; notes: readonly ReleaseNotes[] } | { kind: "failed" };
export type NotesReadOutcome = { kind: "saved"; me: User } | Limited | Refused;

export const releaseTexts = {
  title: "What's new",
  open: "Show",
  done: "Got it",
  forStaff: "For coaches",
} as const;

/** The newest notes, if they came after the person and they have not read them. */
export function unreadNotes(
  notes: readonly ReleaseNotes[],
  { created_at, last_release_notes_at }: Pick<User, "created_at" | "last_release_notes_at">,
): ReleaseNotes | null {
  const [newest] = notes;
  if (newest === undefined) return null;
  const isLater = (moment: string | null) => moment === null || newest.released_on > moment.slice(0, 10);
  return isLater(created_at) && isLater(last_release_notes_at) ? newest : null;
}
