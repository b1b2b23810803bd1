import type { TeamEntry } from "../../../domain/team/team-list";
import { readTeams } from "../../api/calls/read-teams";
import type { Client } from "../../api/client";
import { readList } from "../base/collection.effects";
import { effect } from "../base/effect.effects";

/** Fills the actor of the person's list of teams, which comes in one reply. */
export const teamListActors = (client: Client) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readList(client, readTeams, { ...input, signal }, ({ teams }): readonly TeamEntry[] => teams),
  ),
});
