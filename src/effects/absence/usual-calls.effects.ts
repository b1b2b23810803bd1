import { endUsualYes } from "../../api/calls/end-usual-yes";
import { saveUsualYes } from "../../api/calls/save-usual-yes";
import type { Client } from "../../api/client";
import { asTag } from "../base/saved-form.effects";

/** `version`: of the usual yes that was seen, if there is one. */
type UsualTarget = { teamId: string; membershipId: string; version: number | undefined };

export const putUsual = (client: Client, { teamId, membershipId, version = 0 }: UsualTarget) =>
  client.send(saveUsualYes, {
    path: { id: teamId, membership_id: membershipId },
    header: { "If-Match": asTag(version) },
    body: {},
  });

export const dropUsual = (client: Client, { teamId, membershipId, version }: UsualTarget) =>
  client.send(endUsualYes, {
    path: { id: teamId, membership_id: membershipId },
    header: { "If-Match": asTag(version) },
  });
