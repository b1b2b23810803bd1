import { formattedProviders } from "../../../domain/identity/provider";
import { changeUser, findHolder } from "../../core/account/account.store";
import { keyOf } from "../../core/account/mailbox";
import { presentUser } from "../../core/account/present-user";
import { readTimeZone } from "../../core/account/time-zone";
import type { Services } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { Problem } from "../../platform/http/problem";
import { giveDateOfBirth } from "../account-deletion/date-of-birth";
import { saveDetails } from "./details";

export const userHandlers = (services: Services) =>
  ({
    async validateEmailAddress(request) {
      const holder = await findHolder(services.db, keyOf(request.body.email_address));
      return {
        available: holder === null,
        provider: holder?.provider ?? null,
        formatted_provider: holder ? formattedProviders[holder.provider] : null,
      };
    },

    async saveUserDetails(request) {
      const { user } = request.viewer;
      return presentUser(await saveDetails(services, user.id, request.body), services.now());
    },

    async readMe(request) {
      return presentUser(request.viewer.user, services.now());
    },

    async updateUser(request) {
      const { user } = request.viewer;
      const timeZone = readTimeZone(request.body.time_zone);
      if (timeZone === null)
        throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "time_zone", rule: "timeZone" }] });
      const changed = await changeUser(services.db, user.id, { timeZone });
      if (!changed) throw new Problem("AUTH_401_JWT");
      return presentUser(changed, services.now());
    },

    async giveDateOfBirth(request) {
      const { user } = request.viewer;
      const { date_of_birth: dateOfBirth, id_token: idToken } = request.body;
      return presentUser(await giveDateOfBirth(services, user, { dateOfBirth, idToken }), services.now());
    },
  }) satisfies Partial<Handlers>;
