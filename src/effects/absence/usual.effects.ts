import { linesOf, type UsualLine, type UsualOffer, type UsualSaved } from "../../../domain/absence/usual";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { Client } from "../../api/client";
import { readAbsences as readAbsencesShape } from "../../api/shapes/absences";
import { endUsualYes as endUsualYesShape } from "../../api/shapes/ending";
import { saveUsualYes as saveUsualYesShape } from "../../api/shapes/usual-yes";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";
import { asTag } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";

type Asked = { input: { tag: string | null; after: string | null }; signal: AbortSignal };

/** Fills the actors of the list of players, which comes in one reply. */
export const usualListActors = (client: Client) => ({
  read: effect(async ({ input: { tag }, signal }: Asked): Promise<ReadOutcome<UsualLine>> => {
    const outcome = await readTagged(client, { tag, signal, shape: readAbsencesShape }, (http, init) =>
      http.GET("/user/me/absence", init),
    );
    return outcome.kind === "read"
      ? ({
          kind: "listed",
          items: linesOf(outcome.value.players),
          nextAfter: null,
          tag: outcome.tag,
        } as const)
      : outcome;
  }),
  change: effect(({ input }: { input: Change<UsualLine> }) => changeUsual(client, input)),
});

async function changeUsual(client: Client, { to }: Change<UsualLine>): Promise<ChangeOutcome<UsualLine>> {
  if (to === null) throw new Error("A player is not removed from the list");
  const { usual, ...line } = to;
  const aim = { teamId: line.team_id, membershipId: line.membership_id, version: usual?.version };
  if (line.isIn) {
    const result = await putUsual(client, aim);
    return result.kind === "ok"
      ? { kind: "accepted", item: { ...line, usual: result.value } }
      : refused(result);
  }
  const result = await dropUsual(client, aim);
  return result.kind === "ok" ? { kind: "accepted", item: line } : refused(result);
}

export async function saveUsual(client: Client, { teamId, membershipId }: UsualOffer): Promise<UsualSaved> {
  const result = await putUsual(client, { teamId, membershipId, version: undefined });
  return result.kind === "ok" ? { kind: "saved" } : failedOutcome(result);
}

/** `version`: of the usual yes that was seen, if there is one. */
type Aim = { teamId: string; membershipId: string; version: number | undefined };

export const putUsual = (client: Client, { teamId, membershipId, version = 0 }: Aim) =>
  client.quietly(saveUsualYesShape, (http, init) =>
    http.PUT("/team/team_id/{id}/usual_yes/membership_id/{membership_id}", {
      ...init,
      params: { path: { id: teamId, membership_id: membershipId }, header: { "If-Match": asTag(version) } },
      body: {},
    }),
  );

export const dropUsual = (client: Client, { teamId, membershipId, version }: Aim) =>
  client.quietly(endUsualYesShape, (http, init) =>
    http.DELETE("/team/team_id/{id}/usual_yes/membership_id/{membership_id}", {
      ...init,
      params: { path: { id: teamId, membership_id: membershipId }, header: { "If-Match": asTag(version) } },
    }),
  );
