import { ageGroupOn } from "../../../domain/account/age";
import { dayFromIso } from "../../../domain/dates/calendar";
import type { Services } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { readWaiting } from "../../reads/needs-you/needs-you.store";
import { fillCallLists } from "../../reads/receipt/call-lists";
import { dismissWaiting } from "./dismiss-item";

export const waitingHandlers = (services: Services) =>
  ({
    async readWaiting(request, reply) {
      const { id: userId, mailboxKey, emailAddressVerifiedAt, dateOfBirth } = request.viewer.user;
      const now = services.now();
      const items = await readWaiting(services.db, {
        userId,
        mailboxKey,
        isAddressProven: emailAddressVerifiedAt !== null,
        age: ageGroupOn(dateOfBirth, dayFromIso(now.toISOString())),
        now,
      });
      return replyWithETag(request, reply, { items: await fillCallLists(services.db, { userId, items }) });
    },

    async dismissWaiting(request) {
      await dismissWaiting(services, { id: request.body.id, userId: request.viewer.user.id });
      return { ended: true };
    },
  }) satisfies Partial<Handlers>;
