/** By what a family is known to know of a change. `opened`: nobody pressed, it stood in sight for two seconds. `told`: by staff. */
export type SeenVia = "got_it" | "answer" | "link" | "opened" | "told";

export const receiptStates = ["not_told", "sent", "heard", "knows"] as const;
/** What is known of a family, the most that is. A push service, a mail server or a device alone never makes it `knows`. */
export type ReceiptState = (typeof receiptStates)[number];

export const receiptStateOf = (about: {
  /** The change was told to all families that can be told. */
  isNotified: boolean;
  /** Somebody of the family has an account. */
  isHere: boolean;
  isHeard: boolean;
  knows: boolean;
}): ReceiptState => {
  if (about.knows) return "knows";
  if (about.isHeard) return "heard";
  return about.isNotified && about.isHere ? "sent" : "not_told";
};

/** Stands beside a change that counts as seen without a press. */
export const openedText = "Your coaches can tell that you've seen this.";

/**
 * "9 of 14 families know. 3 heard it ring. 1 heard nothing yet. 1 hasn't joined yet: share it." Says no more than is known; of families that are not told yet nothing is said
 * but that they do not know.
 */
export function knowText({
  know,
  families,
  heard = 0,
  unheard = 0,
  unjoined = 0,
}: {
  know: number;
  families: number;
  heard?: number | undefined;
  unheard?: number | undefined;
  unjoined?: number | undefined;
}): string {
  const first = families === 1 ? `${know} of 1 family knows.` : `${know} of ${families} families know.`;
  return [
    first,
    heard > 0 && `${heard} heard it ring.`,
    unheard > 0 && `${unheard} heard nothing yet.`,
    unjoined > 0 && unjoinedText(unjoined),
  ]
    .filter((text) => text !== false)
    .join(" ");
}

/** Beside the number of told families, before a change and after it, so that both add up to the same. */
export const unjoinedText = (unjoined: number): string =>
  unjoined === 1 ? "1 isn't on Drip: share it." : `${unjoined} aren't on Drip: share it.`;
