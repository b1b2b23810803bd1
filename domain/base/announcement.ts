/** A short message to the person, shown as a toast. */
export type Announcement = {
  tone: "error" | "success" | "blank";
  text: string;
  /** Replaces a message of the same name that is still shown. */
  id?: string;
  /** Where what it tells of is. */
  link?: { href: string; label: string };
};

/** What to tell of an outcome that was not the hoped-for one. */
export const refusal = (outcome: { kind: string; text?: string }, otherwise: string): Announcement => ({
  tone: "error",
  text: outcome.text ?? otherwise,
});
