import type { Limited, Refused } from "../base/outcome";
import { isoDateOf } from "../dates/calendar";
import { dayOf, dayText } from "../dates/wall-time";
import { lineRule } from "../fields/emoji";
import type { FieldRule } from "../fields/field-rules";
import { type CalendarLink, guestNameLength } from "./calendar-link";

/** A link for somebody without an account. */
export interface GuestLinkRequest {
  childId: string;
  name: string;
  /** The last day; empty: the server's. */
  until: string;
  /** Idempotency key. */
  key: string;
}

export type GuestOutcome = { kind: "made"; link: CalendarLink } | Limited | Refused;

export const guestTexts = {
  title: "Grandparents and other fans",
  lead: (child: string) =>
    `A page with ${child}'s next four weeks, for somebody without an account: times and places, nothing else.`,
  open: "A link for grandparents",
  who: "Who's it for?",
  whoHint: "Grandpa, say.",
  until: "For how long?",
  season: "This season",
  month: "A month",
  year: "A year",
  told: (child: string) => `${child}'s other grown-ups are told, and each of them can switch it off.`,
  share: "Share",
  cancel: "Cancel",
  unseen: "There are signs in it that nobody can see.",
  opening: "Looking who can look",
  /** What the phone's share sheet sends with the address. */
  shared: (child: string) => `When and where ${child} plays`,
  lasts: (day: string) => `Until ${dayText(day)}.`,
} as const;

export const guestNameRule: FieldRule = lineRule({
  isRequired: true,
  max: guestNameLength,
  unseen: guestTexts.unseen,
});

/** How long it may last. Empty: to the end of the open season, else for a year; the server knows which. */
export function guestDays(today: string): { value: string; label: string }[] {
  const ahead = (days: number) => isoDateOf(dayOf(today) + days);
  return [
    { value: "", label: guestTexts.season },
    { value: ahead(30), label: guestTexts.month },
    { value: ahead(365), label: guestTexts.year },
  ];
}
