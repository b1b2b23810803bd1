import { randomUUID } from "node:crypto";
import type { components } from "../../../openapi";
import { writeAuditLine } from "../../core/audit/audit.store";
import { livingGuardians, lockChildren } from "../../core/family/child.store";
import { addFollower, addGuardian, removeFollower } from "../../core/family/circle.store";
import { approveCircleRequest, insertCircleRequest } from "../../core/family/circle-request.store";
import { mailGuardians } from "../../core/family/family-mails";
import { circleStateOf, type OfferState } from "../../core/invitation/existing-access.store";
import { addDings } from "../../core/notification/ding.store";
import { Problem } from "../../platform/http/problem";
import { invalid } from "./acceptance";
import { type Accepting, countUse } from "./use-invitation";

type Outcomes = components["schemas"]["InvitationOutcomes"];

/** Becoming guardian or follower of a child: at once for the address that a guardian named, by a link once a guardian approves. */
export async function acceptForCircle(accepting: Accepting): Promise<Outcomes> {
  const { tx, services, opened, userId, people, now } = accepting;
  const { childId, createdBy, kind } = opened.invitation;
  if (childId === null) throw new Error("No child's invitation.");
  if (people.some((person) => person.kind !== "self")) throw invalid({ field: "for", rule: "self" });
  if (createdBy === userId) throw new Problem("INVITATION_403_SELF");
  await lockChildren(tx, [childId]);
  const { invitation, isFirst } = await countUse(accepting);
  if (invitation.isFrozen) throw new Problem("CHILD_403_FROZEN");
  const wish = kind === "follower" ? "follower" : "guardian";

  if (invitation.needsApproval) {
    const state = await askCircle(accepting, { childId, wish, origin: "link" });
    if (state === "in" && isFirst) throw new Problem("INVITATION_409_CONFLICT");
    if (state === "asked" && isFirst) throw new Problem("INVITATION_409_REQUEST_PENDING");
    return state === "in" ? inCircle(wish, childId) : outcome("asked", null);
  }
  const newcomer = { childId, userId, letInBy: createdBy, now };
  const isNew = wish === "guardian" ? await addGuardian(tx, newcomer) : await addFollower(tx, newcomer);
  if (!isNew && isFirst) throw new Problem("INVITATION_409_CONFLICT");
  if (isNew) {
    if (wish === "guardian") await removeFollower(tx, childId, userId);
    await approveCircleRequest(tx, { childId, userId, wish, by: createdBy, now });
    await mailGuardians(tx, services, { childId, newcomerId: userId, wish });
    const others = (await livingGuardians(tx, childId)).filter((id) => id !== userId);
    const about = { child_id: childId, user_id: userId };
    await addDings(tx, { userIds: others, kind: "circle_newcomer", teamId: null, about, now });
  }
  return inCircle(wish, childId);
}

const inCircle = (wish: "guardian" | "follower", childId: string) =>
  outcome(wish === "guardian" ? "guarding" : "following", childId);

const outcome = (became: Outcomes["results"][number]["outcome"], childId: string | null): Outcomes => ({
  results: [{ outcome: became, child_id: childId }],
  team_id: null,
});

/** Requests the approval of the child's guardians; the caller holds the child's lock. Returns the requester's earlier state: `free` if the request is new. */
export async function askCircle(
  { tx, userId, now, opened }: Accepting,
  { childId, wish, origin }: { childId: string; wish: "guardian" | "follower"; origin: "link" | "spot" },
): Promise<OfferState> {
  const state = await circleStateOf(tx, { childId, userId, wish, now });
  if (state !== "free") return state;
  const id = randomUUID();
  const invitationId = opened.invitation.id;
  await insertCircleRequest(tx, { id, childId, userId, wish, origin, invitationId, createdAt: now });
  await writeAuditLine(tx, {
    action: "circle_request.made",
    actorId: userId,
    auditRole: "asker",
    childId,
    subjectId: userId,
    detail: { request_id: id, wish, origin, invitation_id: invitationId },
  });
  const userIds = await livingGuardians(tx, childId);
  await addDings(tx, { userIds, kind: "circle_asked", teamId: null, about: { child_id: childId }, now });
  return state;
}
