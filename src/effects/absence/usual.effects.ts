import { linesOf, type UsualLine, type UsualOffer, type UsualSaved } from "../../../domain/absence/usual";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import { readAbsences } from "../../api/calls/read-absences";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";
import { readTagged } from "../base/tagged.effects";
import { dropUsual, putUsual } from "./usual-calls.effects";

type Asked = { input: { tag: string | null; after: string | null }; signal: AbortSignal };

/** Fills the actors of the list of players, which comes in one reply. */
export const usualListActors = (client: Client) => ({
  read: effect(async ({ input: { tag }, signal }: Asked): Promise<ReadOutcome<UsualLine>> => {
    const outcome = await readTagged(client, readAbsences, { tag, signal });
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
  const target = { teamId: line.team_id, membershipId: line.membership_id, version: usual?.version };
  if (line.isIn) {
    const result = await putUsual(client, target);
    return result.kind === "ok"
      ? { kind: "accepted", item: { ...line, usual: result.value } }
      : refused(result);
  }
  const result = await dropUsual(client, target);
  return result.kind === "ok" ? { kind: "accepted", item: line } : refused(result);
}

export async function saveUsual(client: Client, { teamId, membershipId }: UsualOffer): Promise<UsualSaved> {
  const result = await putUsual(client, { teamId, membershipId, version: undefined });
  return result.kind === "ok" ? { kind: "saved" } : failedOutcome(result);
}
