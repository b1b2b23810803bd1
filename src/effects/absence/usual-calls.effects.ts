import type { Client } from "../../api/client";
import { endUsualYes as endUsualYesShape } from "../../api/shapes/ending";
import { saveUsualYes as saveUsualYesShape } from "../../api/shapes/usual-yes";
import { asTag } from "../base/saved-form.effects";

/** `version`: of the usual yes that was seen, if there is one. */
type UsualAim = { teamId: string; membershipId: string; version: number | undefined };

export const putUsual = (client: Client, { teamId, membershipId, version = 0 }: UsualAim) =>
  client.quietly(saveUsualYesShape, (http, init) =>
    http.PUT("/team/team_id/{id}/usual_yes/membership_id/{membership_id}", {
      ...init,
      params: { path: { id: teamId, membership_id: membershipId }, header: { "If-Match": asTag(version) } },
      body: {},
    }),
  );

export const dropUsual = (client: Client, { teamId, membershipId, version }: UsualAim) =>
  client.quietly(endUsualYesShape, (http, init) =>
    http.DELETE("/team/team_id/{id}/usual_yes/membership_id/{membership_id}", {
      ...init,
      params: { path: { id: teamId, membership_id: membershipId }, header: { "If-Match": asTag(version) } },
    }),
  );
