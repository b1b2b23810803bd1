import { initialOf, sameNameKey } from "../../../domain/family/child";
import { mayGoWithAll, questionsOf, type RequestQuestion } from "../../../domain/invitation/request";
import { teamLimits } from "../../../domain/team/limits";
import type { components } from "../../../openapi";
import type { RequestRow } from "./open-requests.store";
import type { PlayerRow } from "./request-players.store";

export type Decision = components["schemas"]["JoinDecisions"]["decisions"][number]["decision"];
export type RequestOutcome = components["schemas"]["JoinOutcomes"]["results"][number]["outcome"];

/** A request compared with the current roster. */
export interface Judged {
  questions: RequestQuestion[];
  mayGoWithAll: boolean;
  /** Players of the same kind, child or adult, with the same first name and initial; the one with the same birthday first. */
  possibleDuplicates: readonly PlayerRow[];
  /** The oldest spot kept for this name. */
  spot: PlayerRow | null;
}

export function judgeRequest(request: RequestRow, players: readonly PlayerRow[]): Judged {
  const key = keyOfRequest(request);
  const isPlayer = request.roles.includes("player");
  const duplicates = players.filter((each) => isPlayer && keyOfPlayer(each) === key);
  const possibleDuplicates = duplicates
    .filter((each) => (request.childId === null ? isOtherAdult(each, request) : isOtherChild(each, request)))
    .sort((one, other) => Number(isBornWith(other, request)) - Number(isBornWith(one, request)));
  const spot = duplicates.find(isSpot) ?? null;
  const questions = questionsOf({
    hasPossibleDuplicate: possibleDuplicates.length > 0,
    hasLeftBefore: request.hasLeftBefore,
    // Staff see a request again only if the guardians did not approve.
    haveGuardiansDeclined: request.askedGuardiansAt !== null,
    hasLinkMakerLeft: request.invitationId !== null && request.linkMadeAt === null,
  });
  return {
    questions,
    possibleDuplicates,
    spot,
    mayGoWithAll: mayGoWithAll({
      roles: request.roles,
      questions,
      matchesSpot: spot !== null,
      askedAt: request.createdAt.getTime(),
      linkMadeAt: request.linkMadeAt?.getTime() ?? null,
    }),
  };
}

/** A decision's outcome. Somebody admitted in another way meanwhile is approved without a new membership. */
export type Verdict =
  | { outcome: "approved"; isNew: boolean; spot: PlayerRow | null; possibleDuplicates: readonly PlayerRow[] }
  | { outcome: "asked_guardians"; childId: string }
  | { outcome: "declined" | "barred" | "needs_a_look" | "full" };

export interface Bench {
  players: readonly PlayerRow[];
  /** Members and spots. */
  members: number;
  isAll: boolean;
}

export function decide(request: RequestRow, decision: Decision, { players, members, isAll }: Bench): Verdict {
  if (decision === "declined" || decision === "barred") return { outcome: decision };
  const judged = judgeRequest(request, players);
  const [likest] = judged.possibleDuplicates;
  const guardiansOf = likest && mayAskGuardiansOf(likest, request) ? likest.childId : null;
  if (decision === "same_child")
    return guardiansOf === null
      ? { outcome: "needs_a_look" }
      : { outcome: "asked_guardians", childId: guardiansOf };
  // Name and birthday match a child on the roster: nobody is admitted twice before its guardians were asked.
  if (likest && guardiansOf !== null && isBornWith(likest, request))
    return { outcome: "asked_guardians", childId: guardiansOf };
  if (isAll && !judged.mayGoWithAll) return { outcome: "needs_a_look" };
  const isNew = !request.isMember;
  if (isNew && judged.spot === null && members >= teamLimits.members) return { outcome: "full" };
  return {
    outcome: "approved",
    isNew,
    spot: isNew ? judged.spot : null,
    possibleDuplicates: isNew ? judged.possibleDuplicates : [],
  };
}

/** A frozen child has nobody to ask, a guardian is not asked about their own request, and nobody is asked twice. */
const mayAskGuardiansOf = ({ guardianIds }: PlayerRow, { userId, askedGuardiansAt }: RequestRow) =>
  guardianIds.length > 0 && !guardianIds.includes(userId) && askedGuardiansAt === null;

const isSpot = ({ userId, childId }: PlayerRow) => userId === null && childId === null;
const isOtherAdult = ({ userId }: PlayerRow, request: RequestRow) =>
  userId !== null && userId !== request.userId;
const isOtherChild = ({ childId }: PlayerRow, request: RequestRow) =>
  childId !== null && childId !== request.childId;

const isBornWith = ({ dateOfBirth }: PlayerRow, { childDateOfBirth }: RequestRow) =>
  dateOfBirth !== null && dateOfBirth === childDateOfBirth;

const keyOfRequest = (request: RequestRow) =>
  sameNameKey({
    firstName: request.childFirstName ?? request.askerFirstName,
    lastInitial: request.childLastInitial ?? initialOf(request.askerLastName ?? ""),
  });

export const keyOfPlayer = ({ firstName, lastInitial, lastName }: PlayerRow) =>
  sameNameKey({ firstName, lastInitial: lastInitial ?? initialOf(lastName ?? "") });
