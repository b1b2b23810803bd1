import type { TeamColours } from "../team/colours";
import { type InvitationOffer, type InvitationPreview, type Joiner, listNames, purposeOf } from "./join";

/** What a request is about, on every page from the invitation to *Asked!*. */
export type JoinThread = {
  /** "Noa for the Comets", "For the Comets" before somebody was named. */
  text: string;
  /** 1: who joins, 2: the account, 3: the team's yes. Null where nobody has to say yes. */
  step: number | null;
};
/** A thread and the team whose crest stands beside it. */
export type TeamThread = JoinThread & { team: TeamColours & { name: string } };
export const joinSteps = 3;

/** "Step 1 of 3". */
export const joinStepText = (step: number) => `Step ${step} of ${joinSteps}`;

const stepOfPage: Readonly<Record<string, number>> = {
  filling: 1,
  choosing: 1,
  kept: 2,
  birthday: 2,
  inbox: 2,
  asked: 3,
};

type Terms = InvitationPreview | InvitationOffer;

/** Null for what is no player's way into a team, and for pages before and beside it. */
export function threadOf(page: string, terms: Terms | null, names: readonly string[]): JoinThread | null {
  const step = page === "joined" ? null : stepOfPage[page];
  if (!terms?.team || purposeOf(terms) !== "players" || step === undefined) return null;
  const team = `the ${terms.team.name}`;
  return {
    text: names.length === 0 ? `For ${team}` : `${listNames(names)} for ${team}`,
    step: terms.needs_approval ? step : null,
  };
}

/** For the pages of signing in, which know no invitation: nothing that its own pages do not show. */
export function invitationContext(terms: Terms | null, names: readonly string[]): TeamThread | null {
  const thread = threadOf("kept", terms, names);
  if (!thread || !terms?.team) return null;
  const { name, colour_one, colour_two } = terms.team;
  return { ...thread, team: { name, colour_one, colour_two } };
}

/** First names of whom a request names; "You" for the person. */
export function namesOfJoiners(
  joiners: readonly Joiner[],
  children: readonly { child_id: string; first_name: string }[],
): string[] {
  return joiners.flatMap((joiner) => {
    if (joiner.kind === "self") return "You";
    if (joiner.kind === "new_child") return joiner.firstName;
    return children.find(({ child_id }) => child_id === joiner.childId)?.first_name ?? [];
  });
}
