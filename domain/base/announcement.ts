/** A short message to the person, shown as a toast. */
export type Announcement = {
  tone: "error" | "success" | "blank";
  text: string;
  /** Replaces a message of the same name that is still shown. */
  id?: string;
  /** A link to the subject of the message. */
  link?: { href: string; label: string };
};

/** The message of a failed outcome. */
export const refusal = (outcome: { kind: string; text?: string }, otherwise: string): Announcement => ({
  tone: "error",
  text: outcome.text ?? otherwise,
});
