import { type InvitationOffer, type InvitationPreview, purposeOf } from "../../../domain/invitation/join";

type Terms = InvitationPreview | InvitationOffer;

/** Who is invited by whom. */
export function headlineOf({ kind, team, from, child_first_name: first }: Terms): string {
  if (kind === "guardian")
    return first ? `Look after ${first} together?` : `Look after a player with ${from}?`;
  if (kind === "follower") return first ? `Follow ${first}?` : "Follow a player?";
  return team ? `${team.name} want you.` : "Your team wants you.";
}

/** What joining reveals, and to whom. */
export function sightOf(terms: Terms): string {
  const { kind, from, roles, child_first_name: first } = terms;
  if (kind === "guardian") return `You'll see and decide everything ${from} does.`;
  if (kind === "follower")
    return `You'll see ${first ? `${first}'s` : "their"} teams and games. No other kid's name. Their guardians see yours.`;
  if (purposeOf(terms) === "players")
    return "The team's coaches and families see a kid's first name, one letter and the number, and your name. Birthdays stay with you.";
  return roles.includes("follower")
    ? "The team sees your name. You see what's on, and nobody's kid by name."
    : `You come in as ${roles.join(" and ")}. The team and its families see your name.`;
}

/** Label of the button to accept when signed in. */
export function yesOf(terms: Terms): string {
  const { kind, child_first_name: first, needs_approval: mustBeNoddedAt } = terms;
  if (kind === "guardian") return first ? `Yes, I look after ${first}` : "Yes, I look after them";
  if (kind === "follower") return first ? `Follow ${first}` : "Follow along";
  return kidYesOf(terms) ?? (mustBeNoddedAt ? "Ask to join" : "I'm in");
}

/** Label of the submit button of the child's form. */
export const formYesOf = (terms: Terms | null): string => (terms && kidYesOf(terms)) ?? "Ask to join";

const kidYesOf = ({ kind, child_first_name: first }: Terms) =>
  kind === "spot" && first ? `Yes, ${first}'s mine` : null;

export const sentBy = (from: string) => `${from} sent you this.`;
