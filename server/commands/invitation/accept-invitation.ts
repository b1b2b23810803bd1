import type { components } from "../../../openapi";
import { requireAdult } from "../../core/access/require-adult";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services, Viewer } from "../../core/base/services";
import { spendLinks } from "../../core/mail/link.store";
import { onceForKey } from "../../platform/http/idempotency.store";
import { Problem } from "../../platform/http/problem";
import { bears, type Opened, openInvitation } from "../../reads/invitation/find-invitation";
import { proveAddress } from "../mail-links/prove-address";
import { acceptForCircle } from "./accept-for-circle";
import { acceptForTeam } from "./accept-for-team";
import { readAcceptance } from "./acceptance";
import type { Accepting } from "./use-invitation";

type Outcomes = components["schemas"]["InvitationOutcomes"];

interface Call {
  viewer: Viewer;
  ip: string;
  key: string;
  body: components["schemas"]["InvitationAcceptance"];
  requestId: string;
}

/** A mail's token first verifies the address of the signed-in account; then the gate is checked as everywhere. */
export async function acceptInvitation(
  services: Services,
  { viewer, ip, key, body, requestId }: Call,
): Promise<Outcomes> {
  const { db, now } = services;
  const people = readAcceptance(body, now());
  const opened = await openInvitation(services, body, { user: viewer.user, ip, isAccepting: true });
  requireAdult(await proven(services, viewer, opened), now());
  const userId = viewer.user.id;
  const call = { userId, key, operationId: "acceptInvitation", body, now: now() } as const;
  return db.transaction((tx) =>
    onceForKey(tx, call, async () => {
      const accepting = { tx, services, opened, userId, people, now: now() };
      const outcomes =
        opened.invitation.teamId === null ? await acceptForCircle(accepting) : await acceptForTeam(accepting);
      await tell(accepting, outcomes, requestId);
      return outcomes;
    }),
  );
}

/** The account after the mail's token has verified its address, for the session that carries it alone. */
async function proven(
  services: Services,
  { user, sessionId }: Viewer,
  { invitation, way }: Opened,
): Promise<Viewer["user"]> {
  if (way !== "mail" || user.emailAddressVerifiedAt !== null) return user;
  await proveAddress(services, user, {
    sessionId,
    async redeem(tx, locked) {
      if (!locked || locked.deletedAt || locked.bannedAt || !bears(invitation, locked))
        throw new Problem("INVITATION_401_REQUEST");
      await spendLinks(tx, { kind: "verify", userId: locked.id, now: services.now() });
    },
  });
  return { ...user, emailAddressVerifiedAt: services.now() };
}

const tell = (
  { tx, opened: { invitation, way }, userId }: Accepting,
  { results }: Outcomes,
  requestId: string,
) =>
  writeAuditLine(tx, {
    action: "invitation.accepted",
    actorId: userId,
    teamId: invitation.teamId,
    childId: invitation.childId,
    subjectId: userId,
    requestId,
    detail: { invitation_id: invitation.id, kind: invitation.kind, way, results },
  });
