import { releases } from "../../../domain/app-update/releases";
import { formattedProviders } from "../../../domain/identity/provider";
import { changeUser, findHolder, markReleaseNotesRead } from "../../core/account/account.store";
import { keyOf } from "../../core/account/mailbox";
import { presentUser } from "../../core/account/present-user";
import { findRelease } from "../../core/account/release";
import { readTimeZone } from "../../core/account/time-zone";
import type { Services } from "../../core/base/services";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
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

    async readReleaseNotes(request, reply) {
      return replyWithETag(request, reply, { notes: releases.slice(0, 10) });
    },

    async readReleaseNotesOf(request) {
      return findRelease(request.params.date);
    },

    async markReleaseNotesRead(request) {
      const { released_on: day } = findRelease(request.body.released_on);
      const changed = await markReleaseNotesRead(
        services.db,
        request.viewer.user.id,
        new Date(`${day}T00:00:00Z`),
      );
      if (!changed) throw new Problem("AUTH_401_JWT");
      return presentUser(changed, services.now());
    },

    async giveDateOfBirth(request) {
      const { user } = request.viewer;
      const { date_of_birth: dateOfBirth, id_token: idToken } = request.body;
      return presentUser(await giveDateOfBirth(services, user, { dateOfBirth, idToken }), services.now());
    },
  }) satisfies Partial<Handlers>;
