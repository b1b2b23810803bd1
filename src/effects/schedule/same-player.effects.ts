import type { Result } from "../../../domain/base/result";
import type { JoinInput, PairsOutcome, PartInput } from "../../../domain/schedule/answer/same-player";
import type { components } from "../../../openapi";
import { joinPlayers as joinPlayersCall } from "../../api/calls/join-players";
import { partPlayers as partPlayersCall } from "../../api/calls/part-players";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

type Pairs = components["schemas"]["SamePlayers"];

/** The order of the two rows does not matter: the server finds the older one. */
export const joinPlayers = async (
  client: Client,
  { teamId, ids: [one, other] }: JoinInput,
): Promise<PairsOutcome> =>
  outcomeOf(
    await client.send(joinPlayersCall, {
      path: { id: teamId, membership_id: one },
      body: { counts_as: other },
    }),
  );

export const partPlayers = async (client: Client, { teamId, id }: PartInput): Promise<PairsOutcome> =>
  outcomeOf(await client.send(partPlayersCall, { path: { id: teamId, membership_id: id } }));

const outcomeOf = (result: Result<Pairs>): PairsOutcome =>
  result.kind === "ok" ? { kind: "saved", pairs: result.value.pairs } : failedOutcome(result);
