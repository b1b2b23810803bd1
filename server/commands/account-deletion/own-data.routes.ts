import { lockUser } from "../../core/account/account.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { requireOwnProof, spendProof } from "../../core/identity/fresh-proof";
import type { Handlers } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";
import { copyAccount } from "../../reads/account-copy/account-copy";
import { writeCopyFile } from "../../reads/account-copy/copy-file";
import { copiedMail } from "./own-data-mails";

export const ownDataHandlers = (services: Services) =>
  ({
    /** A stolen session must not carry off a family: only after a fresh proof, once for each, and told by mail. */
    async exportMyData(request) {
      const { config, db, mail } = services;
      const { id } = request.viewer.user;
      const { id_token: idToken } = request.body;
      await requireOwnProof(services, { idToken, userId: id });
      const copy = await db.transaction(async (tx) => {
        const holder = await lockUser(tx, id);
        if (!holder) throw new Problem("AUTH_401_JWT");
        await spendProof(tx, services, idToken);
        await writeAuditLine(tx, {
          action: "account.copied",
          actorId: id,
          auditRole: "holder",
          subjectId: id,
          requestId: request.id,
        });
        const recipient = { name: holder.firstName ?? holder.fullName, publicOrigin: config.publicOrigin };
        await mail.queue(tx, { to: holder.mailboxKey, ...copiedMail(recipient) });
        return copyAccount(tx, holder, services);
      });
      return { file: (await writeCopyFile(services, copy)).text };
    },
  }) satisfies Partial<Handlers>;
