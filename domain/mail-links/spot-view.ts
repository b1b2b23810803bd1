import type { EventChange } from "../schedule/event/event-change";

const told = new Set<EventChange["what"]>(["status", "start", "zone", "timing", "length", "arrival"]);

/** What the family of a spot may be told of a change: nobody has proven its address, so it is told no place and no typed text. */
export const changesForSpot = (changes: readonly EventChange[]): EventChange[] =>
  changes.filter(({ what }) => told.has(what));

const invitation = "invitation:";

/** How the answers and acknowledgements of a spot's family are stored: it has no account. */
export const byInvitation = (id: string) => invitation + id;
export const isByInvitation = (by: string) => by.startsWith(invitation);

/** Who answered from a mail for a spot, for staff. */
export const familyByMail = "Family";
