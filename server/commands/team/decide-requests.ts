import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { askForGuardianship } from "../../core/family/circle-request.store";
import { addDings } from "../../core/notification/ding.store";
import { closeRequests, recordGuardiansAsked } from "../../core/team/join-request.store";
import { decide, type RequestOutcome, type Verdict } from "../../core/team/judge-requests";
import { claimSpot, countMembers, insertMembership } from "../../core/team/membership.store";
import { barFromTeam } from "../../core/team/membership-end.store";
import { lockRequests, type RequestRow } from "../../core/team/open-requests.store";
import { mailGuardiansOfDuplicates } from "../../core/team/possible-duplicates";
import { readGuardianMails, readPlayersOf } from "../../core/team/request-players.store";
import { lockTeam, type TeamRow } from "../../core/team/team.store";
import { youAreInMail } from "../../core/team/team-mails";
import { auditRole, type Caller, type TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

interface Round {
  services: Services;
  tx: Transaction;
  caller: Caller;
  team: TeamRow;
  now: Date;
}

export interface RequestResult {
  request_id: string;
  outcome: RequestOutcome;
}

/** One after the other under the team's lock, so that each is judged against those admitted before it. */
export async function decideRequests(
  services: Services,
  tx: Transaction,
  { caller, teamId, body }: TeamTarget & { body: components["schemas"]["JoinDecisions"] },
): Promise<{ results: RequestResult[] }> {
  const now = services.now();
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  if (team.isResting) throw new Problem("INVITATION_401_UPDATE");
  const round = { services, tx, caller, team, now };
  const ids = body.decisions.map(({ request_id }) => request_id).filter(isId);
  const waiting = new Map((await lockRequests(tx, { teamId, ids, now })).map((each) => [each.id, each]));
  let players = await readPlayersOf(tx, teamId);
  let { all: members } = await countMembers(tx, teamId);
  const results: RequestResult[] = [];
  for (const { request_id, decision } of body.decisions) {
    const request = waiting.get(request_id);
    const verdict = request && decide(request, decision, { players, members, isAll: body.is_all ?? false });
    // If the team is full, a single decision fails the call; one of several gets a result and stays pending.
    if (verdict?.outcome === "full" && body.decisions.length === 1) throw new Problem("TEAM_403_FULL");
    if (request && verdict) await carryOut(round, request, verdict);
    if (verdict?.outcome === "approved" && verdict.isNew) {
      players = await readPlayersOf(tx, teamId);
      if (verdict.spot === null) members += 1;
    }
    const outcome = verdict?.outcome ?? "gone";
    results.push({ request_id, outcome: outcome === "full" ? "needs_a_look" : outcome });
    for (const each of waiting.values())
      if (isOver(each, { request_id, outcome, askerId: request?.userId })) waiting.delete(each.id);
  }
  return { results };
}

/** Whether a decision settles this request: one about it, or a bar of its requester. */
const isOver = (
  { id, userId }: RequestRow,
  {
    request_id,
    outcome,
    askerId,
  }: { request_id: string; outcome: Verdict["outcome"] | "gone"; askerId: string | undefined },
) =>
  outcome === "barred"
    ? userId === askerId
    : id === request_id && outcome !== "needs_a_look" && outcome !== "full";

async function carryOut(round: Round, request: RequestRow, verdict: Verdict): Promise<void> {
  const { tx, caller, team, now } = round;
  const by = caller.userId;
  const refusal = {
    userIds: [request.userId],
    kind: "team_declined",
    teamId: team.id,
    about: {},
    now,
  } as const;
  switch (verdict.outcome) {
    case "approved":
      return approve(round, request, verdict);
    case "asked_guardians": {
      const asked = { childId: verdict.childId, askerId: request.userId, now };
      const circleRequestId = await askForGuardianship(tx, asked);
      await recordGuardiansAsked(tx, { teamId: team.id, requestId: request.id, circleRequestId, now });
      const guardians = await readGuardianMails(tx, [verdict.childId]);
      const userIds = guardians.map(({ userId }) => userId);
      const about = { child_id: verdict.childId };
      await addDings(tx, { userIds, kind: "circle_asked", teamId: null, about, now });
      return tell(round, request, "request.sent_to_guardians", {
        circle_request_id: circleRequestId,
        same_child_id: verdict.childId,
      });
    }
    case "declined":
      await closeRequests(tx, { teamId: team.id, ids: [request.id], by, decision: "declined", now });
      await addDings(tx, refusal);
      return tell(round, request, "request.declined");
    case "barred":
      await barFromTeam(tx, { teamId: team.id, userId: request.userId, by, now });
      await addDings(tx, refusal);
      return tell(round, request, "request.barred");
    default:
  }
}

async function approve(
  round: Round,
  request: RequestRow,
  { isNew, spot, possibleDuplicates }: Extract<Verdict, { outcome: "approved" }>,
): Promise<void> {
  const { services, tx, caller, team, now } = round;
  const by = caller.userId;
  const subject =
    request.childId === null
      ? { userId: request.userId, childId: null }
      : { userId: null, childId: request.childId };
  await closeRequests(tx, { teamId: team.id, ids: [request.id], by, decision: "approved", now });
  if (!isNew) return tell(round, request, "request.approved");

  if (spot !== null) await claimSpot(tx, { teamId: team.id, id: spot.membershipId }, { ...subject, by, now });
  const membershipId =
    spot?.membershipId ??
    (await insertMembership(tx, { teamId: team.id, ...subject, roles: request.roles, letInBy: by, now }));
  const { mail, config } = services;
  const letter = { teamName: team.name, teamId: team.id, publicOrigin: config.publicOrigin };
  await mail.queue(tx, {
    to: request.askerMailboxKey,
    ...youAreInMail({ ...letter, to: request.askerFirstName, childName: request.childFirstName }),
  });
  const about = request.childId === null ? {} : { child_id: request.childId };
  await addDings(tx, { userIds: [request.userId], kind: "team_let_in", teamId: team.id, about, now });
  await tell(round, request, "request.approved", { membership_id: membershipId, took_spot: spot !== null });

  const duplicates = possibleDuplicates.flatMap(({ childId }) => childId ?? []);
  await mailGuardiansOfDuplicates(tx, services, {
    team,
    membershipId,
    duplicates,
    now,
    guardian: {
      userId: request.userId,
      firstName: request.childShownAs === "number" ? null : request.askerFirstName,
    },
  });
}

async function tell({ tx, caller, team }: Round, request: RequestRow, action: string, detail: object = {}) {
  await writeAuditLine(tx, {
    action,
    actorId: caller.userId,
    auditRole: auditRole(caller),
    teamId: team.id,
    childId: request.childId,
    subjectId: request.userId,
    detail: { request_id: request.id, ...detail },
  });
}
