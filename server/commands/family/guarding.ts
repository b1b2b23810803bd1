import { isId, requireChild } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import {
  type ChildRow,
  changeChild,
  livingGuardians,
  lockChild,
  lockTakenDown,
  removeChildProfile,
  requireRoomForChild,
  restoreChild,
  undoTime,
} from "../../core/family/child.store";
import { type ChildFields, readChildChange } from "../../core/family/child-fields";
import { endGuardianships, isOnRecord, removeFollower, takeBack } from "../../core/family/circle.store";
import { setPhotoConsent } from "../../core/family/consent.store";
import { withRideNews } from "../../core/ride/seat-news";
import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";

interface About {
  childId: string;
  callerId: string;
}

type Refusal = "CHILD_401_UPDATE" | "CHILD_401_DELETE" | "COLLABORATOR_401_DELETE";

/**
 * Work reserved to guardians, under the child's lock. Others who reach the child are refused with the code; somebody
 * whose guardianship ended since the call arrived gets 404.
 */
export async function asGuardian<Result>(
  { db }: Pick<Services, "db">,
  { childId, callerId }: About,
  refusal: Refusal,
  work: (tx: Queries, child: ChildRow, guardians: string[]) => Promise<Result>,
): Promise<Result> {
  const access = await requireChild(db, callerId, childId);
  if (!access.has("guardian")) throw new Problem(refusal);
  return db.transaction(async (tx) => {
    const child = await lockChild(tx, childId);
    const guardians = await livingGuardians(tx, childId);
    if (!guardians.includes(callerId)) throw new Problem("CHILD_404");
    return work(tx, child, guardians);
  });
}

export interface ChildChange {
  first_name?: string;
  last_initial?: string;
  date_of_birth?: string;
  shown_as?: ChildRow["shownAs"];
}

/** The profile's current version. */
export const updateChild = (
  services: Services,
  about: About,
  { ifMatch, written }: { ifMatch: string | undefined; written: ChildChange },
): Promise<number> =>
  asGuardian(services, about, "CHILD_401_UPDATE", async (tx, child) => {
    expectVersion(ifMatch, child.version);
    const fields: Partial<ChildFields> = readChildChange(written, services.now());
    const shown = written.shown_as === undefined ? {} : { shownAs: written.shown_as };
    const version = await changeChild(tx, child.id, { ...fields, ...shown });
    await writeAuditLine(tx, {
      action: "child.changed",
      actorId: about.callerId,
      auditRole: "guardian",
      childId: child.id,
      detail: { version, fields: Object.keys(written) },
    });
    return version;
  });

export const consentToPhotos = (
  services: Services,
  about: About,
  consent: { isAllowed: boolean; textVersion: string },
): Promise<void> =>
  asGuardian(services, about, "CHILD_401_UPDATE", async (tx, child) => {
    const isNew = await setPhotoConsent(tx, { ...about, ...consent, now: services.now() });
    if (!isNew) return;
    await writeAuditLine(tx, {
      action: consent.isAllowed ? "photo_consent.given" : "photo_consent.withdrawn",
      actorId: about.callerId,
      auditRole: "guardian",
      childId: child.id,
      detail: { text_version: consent.textVersion },
    });
  });

/** The time of its erasure. */
export const deleteChild = (
  services: Services,
  about: About,
  { ifMatch }: { ifMatch: string | undefined },
): Promise<Date> =>
  asGuardian(services, about, "CHILD_401_DELETE", async (tx, child, guardians) => {
    if (guardians.length > 1) throw new Problem("CHILD_401_DELETE");
    expectVersion(ifMatch, child.version);
    const now = services.now();
    await withRideNews(services, tx, { by: about.callerId, childIds: [child.id] }, () =>
      removeChildProfile(tx, { id: child.id, by: about.callerId, now }),
    );
    return new Date(now.getTime() + undoTime);
  });

/** A profile that is not deleted cannot be restored: its guardian gets its current state. */
export async function bringBackChild(services: Services, { childId, callerId }: About): Promise<void> {
  const now = services.now();
  const isBack = await services.db.transaction(async (tx) => {
    const isDown = isId(childId) && (await lockTakenDown(tx, { id: childId, userId: callerId, now }));
    if (!isDown) return false;
    await requireRoomForChild(tx, callerId);
    await restoreChild(tx, childId);
    await writeAuditLine(tx, {
      action: "child.restored",
      actorId: callerId,
      auditRole: "guardian",
      childId,
    });
    return true;
  });
  if (isBack) return;
  const access = await requireChild(services.db, callerId, childId);
  if (!access.has("guardian")) throw new Problem("CHILD_401_UPDATE");
}

/** Everybody whose guardianship ended: oneself, or the person taken back and those let in by them. */
export async function endGuardianship(
  services: Services,
  { childId, callerId, userId }: About & { userId: string },
): Promise<string[]> {
  const isSelf = userId === callerId;
  const access = await requireChild(services.db, callerId, childId);
  // A coach who names themselves only learns that they are no guardian.
  if (isSelf && !access.has("guardian")) throw new Problem("COLLABORATOR_404");
  return asGuardian(services, { childId, callerId }, "COLLABORATOR_401_DELETE", async (tx) => {
    const now = services.now();
    const ended = await withRideNews(services, tx, { by: callerId, childIds: [childId] }, () =>
      isSelf
        ? endGuardianships(tx, { childId, userIds: [callerId], by: callerId, reason: "left", now })
        : takeBack(tx, { childId, userId, callerId, now }),
    );
    if (ended === null)
      throw new Problem(
        (await isOnRecord(tx, childId, userId)) ? "COLLABORATOR_401_DELETE" : "COLLABORATOR_404",
      );
    for (const subjectId of ended)
      await writeAuditLine(tx, {
        action: isSelf ? "guardian.left" : "guardian.taken_back",
        actorId: callerId,
        auditRole: "guardian",
        childId,
        subjectId,
      });
    return ended;
  });
}

export async function endFollowing(
  { db }: Pick<Services, "db">,
  { childId, callerId, userId }: About & { userId: string },
): Promise<void> {
  const access = await requireChild(db, callerId, childId);
  const isSelf = userId === callerId;
  if (!isSelf && !access.has("guardian")) throw new Problem("COLLABORATOR_401_DELETE");
  await db.transaction(async (tx) => {
    await lockChild(tx, childId);
    if (!isSelf && !(await livingGuardians(tx, childId)).includes(callerId)) throw new Problem("CHILD_404");
    if (!(await removeFollower(tx, childId, userId))) throw new Problem("COLLABORATOR_404");
    await writeAuditLine(tx, {
      action: "follower.ended",
      actorId: callerId,
      auditRole: isSelf ? "follower" : "guardian",
      childId,
      subjectId: userId,
    });
  });
}
