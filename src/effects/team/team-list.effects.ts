import type { TeamEntry } from "../../../domain/team/team-list";
import type { Client } from "../../api/client";
import { readTeams } from "../../api/shapes/teams";
import { readPage } from "../base/collection.effects";
import { effect } from "../base/effect.effects";

/** Fills the actor of the person's list of teams, which comes in one reply. */
export const teamListActors = (client: Client) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readPage<TeamEntry>(client, { ...input, signal, shape }, async (http, init) => {
        const { params, ...rest } = init;
        const { data, error, response } = await http.GET("/user/me/teams", {
          ...rest,
          params: { header: params.header },
        });
        return data ? { data: { items: data.teams, next_after: null }, response } : { error, response };
      }),
  ),
});

const shape = { items: readTeams.teams, "next_after?": "string" } as const;
