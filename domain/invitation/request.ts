import type { components } from "../../openapi";
import type { MemberRole } from "../team/roles";
import { invitationLimits } from "./limits";

/** What staff have to consider before they approve a request, in the order in which it is shown. */
export const requestQuestions = [
  "look_alike",
  "left_before",
  "guardians_declined",
  "link_maker_left",
] as const satisfies readonly RequestQuestion[];
export type RequestQuestion = components["schemas"]["JoinRequest"]["questions"][number];

export type RequestFacts = {
  /** A player with that first name and initial is on the roster. */
  hasPossibleDuplicate: boolean;
  /** Was removed from the roster before. */
  hasLeftBefore: boolean;
  /** The guardians of the same kid were asked first, and did not say yes. */
  haveGuardiansDeclined: boolean;
  /** Whoever made the link that they came through is no longer on the staff. */
  hasLinkMakerLeft: boolean;
};

export function questionsOf(facts: RequestFacts): RequestQuestion[] {
  const asks: Record<RequestQuestion, boolean> = {
    look_alike: facts.hasPossibleDuplicate,
    left_before: facts.hasLeftBefore,
    guardians_declined: facts.haveGuardiansDeclined,
    link_maker_left: facts.hasLinkMakerLeft,
  };
  return requestQuestions.filter((question) => asks[question]);
}

/** Times are in milliseconds. */
export type JudgedRequest = {
  roles: readonly MemberRole[];
  questions: readonly RequestQuestion[];
  /** A spot of that first name and initial is free. */
  matchesSpot: boolean;
  askedAt: number;
  /** When the link that they came through was made, whenever it was renewed; null without one. */
  linkMadeAt: number | null;
};

const freshTime = invitationLimits.freshDays * 24 * 3_600_000;

/** Requests are approved together only where none raises a question: a careless approval lets a stranger in. */
export function mayGoWithAll({ roles, questions, matchesSpot, askedAt, linkMadeAt }: JudgedRequest): boolean {
  const isPlayerAlone = roles.length === 1 && roles[0] === "player";
  const isFresh = linkMadeAt !== null && askedAt >= linkMadeAt && askedAt - linkMadeAt <= freshTime;
  return isPlayerAlone && questions.length === 0 && (matchesSpot || isFresh);
}
