import type { Limited, Refused } from "./outcome";

/** What became of a press that is sent at once, or later from the device's outbox. `saved` is the server's reply; the outbox has none. */
export type PressOutcome<Saved> =
  | { kind: "saved"; saved: Saved | null }
  | { kind: "unreachable" }
  /** Somebody else was quicker, or what was pressed is gone. */
  | { kind: "lost"; text: string }
  /** A toast said that it was refused. */
  | { kind: "announced" }
  | Limited
  | Refused;
