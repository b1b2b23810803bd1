import type { Limited, Refused } from "./outcome";

/** What a form sends: a new thing with its idempotency key, or a change of the version that the person saw. */
export type SaveInput<Form, Saved> = { form: Form; key: string; saved: Saved | null };

export type SaveOutcome<Saved> =
  | { kind: "saved"; saved: Saved }
  /** Version conflict: the other person's version. */
  | { kind: "differs"; theirs: Saved }
  | Limited
  | Refused;
