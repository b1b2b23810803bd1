/** Something to tell the person in passing. */
export type Announcement = {
  tone: "error" | "success" | "blank";
  text: string;
  /** Takes the place of what was told under the same name and still stands. */
  id?: string;
  /** Where what it tells of is. */
  link?: { href: string; label: string };
};

/** What to tell of an outcome that was not the hoped-for one. */
export const refusal = (outcome: { kind: string; text?: string }, otherwise: string): Announcement => ({
  tone: "error",
  text: outcome.text ?? otherwise,
});
