import type { Limited, Refused } from "./outcome";

/** What a form sends: a new thing under the key of its wish, or a change of what the person saw. */
export type SaveInput<Form, Saved> = { form: Form; key: string; saved: Saved | null };

export type SaveOutcome<Saved> =
  | { kind: "saved"; saved: Saved }
  /** Somebody else changed it meanwhile: how it stands now. */
  | { kind: "differs"; theirs: Saved }
  | Limited
  | Refused;
