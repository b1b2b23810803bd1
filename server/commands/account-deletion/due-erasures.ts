import { isLeaveTimeOver } from "../../../domain/account-deletion/deletion";
import type { UserRow } from "../../core/account/account.store";
import { findSoleDependants, lockFamiliesAndTeams } from "../../core/account/dependants.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { abandonSignUp } from "../../core/identity/sign-up-repair";
import { deleteDependants, findDue, lockErasure } from "./deletion.store";
import { eraseAccount } from "./erasure.store";

/**
 * Erases the accounts whose 14 days are over, each in a transaction of its own, so that a server that is killed leaves the
 * others for the next round. Several servers may run it.
 */
export async function eraseDue(services: Services, signal?: AbortSignal): Promise<void> {
  for (const account of await findDue(services.db, services.now())) {
    if (signal?.aborted) return;
    try {
      const subjects = await eraseOne(services, account);
      for (const subject of subjects) await abandonSignUp(services, subject);
    } catch (error) {
      services.log.error({ err: error, user: account.id }, "An account that is due could not be erased.");
    }
  }
}

/** It was kept, or went meanwhile. */
class NotDue extends Error {}

/** The account's subjects at the identity provider. */
async function eraseOne(
  services: Services,
  account: Pick<UserRow, "id" | "mailboxKey">,
): Promise<readonly string[]> {
  const { db, identity, config } = services;
  const { id } = account;
  const now = services.now();
  const isDue = ({ deletionDueAt }: UserRow) => deletionDueAt !== null && isLeaveTimeOver(deletionDueAt, now);
  const work = db.transaction(async (tx) => {
    if (!(await lockErasure(tx, id))) return [];
    await lockFamiliesAndTeams(tx, id);
    // Somebody else may have been banned meanwhile.
    await deleteDependants(tx, await findSoleDependants(tx, id), { by: id, now });
    const { issuer } = identity;
    const { signingKey } = config;
    const erasure = await eraseAccount(tx, account, { issuer, signingKey, now }, isDue);
    if (!erasure) throw new NotDue();
    await writeAuditLine(tx, { action: "account.erased", auditRole: "upkeep", subjectId: id });
    return erasure.subjects;
  });
  return work.catch((error: unknown) => {
    if (error instanceof NotDue) return [];
    throw error;
  });
}
