import type { components } from "../../openapi";
import type { User } from "../account/user";
import type { Limited, Refused } from "../base/outcome";
import { dripNameKey } from "../drip-name/drip-name";

export type Consequences = components["schemas"]["DeletionConsequences"];

export type ConsequencesOutcome = { kind: "known"; value: Consequences } | Limited | Refused;

/** `changed`: children or teams differ from those that were shown, and nothing happened. */
export type DeletionOutcome = { kind: "gone"; dueAt: string } | { kind: "changed" } | Limited | Refused;

export const isOwnDripName = (me: User, typed: string) =>
  me.drip_name !== null && dripNameKey(me.drip_name) === dripNameKey(typed.trim().replace(/^@/, ""));

export const farewellTexts = {
  row: "Delete my account",
  title: "Leaving the field?",
  what: (days: number) => `In ${days} days all of it is gone. Until then one press in our mail keeps it.`,
  along: "Goes along",
  yourself: "Your account",
  yourTraces: "With your drip name, your notes on answers and your seat in every huddle.",
  stays: "Stays",
  profile: (name: string) => `${name}'s profile`,
  onlyGuardian: (name: string) => `Nobody else looks after ${name}.`,
  onlyManager: "Nobody else manages it.",
  withOthers: (others: readonly string[]) => `with ${listed(others)}`,
  invite: "Invite a guardian",
  name: "Name a manager",
  field: "Type your drip name",
  otherName: "That's not your drip name. Copy it letter by letter.",
  changed: "Something changed meanwhile, so nothing happened. Have another look at what goes along.",
  unread: "We couldn't read what would go along.",
  failed: "We fumbled that. Your account is as it was. Please try again in a minute.",
  proof: "The last call.",
  gone: (day: string) => `Your account goes on ${day}. Changed your mind? Use the link in your inbox.`,
} as const;

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

export const goodbyeTexts = {
  title: "Changed your mind?",
  until: (name: string, day: string) => `${name}'s account goes on ${day}.`,
  keep: "Keep my account",
  kept: "Welcome back!",
  all: "It's all as you left it. Sign in, and think of a new password if it wasn't you.",
  over: "Final whistle.",
  linkUsed: "That link was used, or its time is up. Kept your account already? Then just sign in.",
  unread: "We couldn't read your link. Check your connection and try again.",
  failed: "We fumbled that. Please try again in a minute.",
} as const;
