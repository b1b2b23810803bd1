import { Problem } from "../../platform/http/problem";
import { writeAuditLine } from "../audit/audit.store";
import type { Services } from "../base/services";
import { changeUser, type UserRow } from "./account.store";

/** The contract and the database check the format; the audit records that it changed, never the number. */
export const setPhoneNumber = (
  { db }: Pick<Services, "db">,
  userId: string,
  phoneNumber: string | null,
): Promise<UserRow> =>
  db.transaction(async (tx) => {
    const changed = await changeUser(tx, userId, { phoneNumber });
    if (!changed) throw new Problem("AUTH_401_JWT");
    await writeAuditLine(tx, {
      action: phoneNumber === null ? "phone_number.removed" : "phone_number.set",
      actorId: userId,
      subjectId: userId,
    });
    return changed;
  });
