import type { Result } from "../../../domain/base/result";
import type { JoinInput, PairsOutcome, PartInput } from "../../../domain/schedule/answer/same-player";
import type { components } from "../../../openapi";
import type { Client } from "../../api/client";
import {
  joinPlayers as joinPlayersShape,
  partPlayers as partPlayersShape,
} from "../../api/shapes/same-players";
import { failedOutcome } from "../base/outcome";

type Pairs = components["schemas"]["SamePlayers"];

/** The order of the two rows does not matter: the server finds the older one. */
export const joinPlayers = async (
  client: Client,
  { teamId, ids: [one, other] }: JoinInput,
): Promise<PairsOutcome> =>
  outcomeOf(
    await client.quietly(joinPlayersShape, (http, init) =>
      http.PUT("/team/team_id/{id}/same_player/membership_id/{membership_id}", {
        ...init,
        params: { path: { id: teamId, membership_id: one } },
        body: { counts_as: other },
      }),
    ),
  );

export const partPlayers = async (client: Client, { teamId, id }: PartInput): Promise<PairsOutcome> =>
  outcomeOf(
    await client.quietly(partPlayersShape, (http, init) =>
      http.DELETE("/team/team_id/{id}/same_player/membership_id/{membership_id}", {
        ...init,
        params: { path: { id: teamId, membership_id: id } },
      }),
    ),
  );

const outcomeOf = (result: Result<Pairs>): PairsOutcome =>
  result.kind === "ok" ? { kind: "saved", pairs: result.value.pairs } : failedOutcome(result);
