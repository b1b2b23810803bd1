import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { StoppedTeam } from "../../../domain/dings/stopped-mail";
import { beginTeamMail } from "../../api/calls/begin-team-mail";
import { readStoppedMail } from "../../api/calls/read-stopped-mail";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";

/** Fills the actors of the list of teams whose mails are stopped, which comes in one reply. */
export const stoppedMailActors = (client: Client) => ({
  read: effect(
    async ({
      signal,
    }: {
      input: { tag: string | null; after: string | null };
      signal: AbortSignal;
    }): Promise<ReadOutcome<StoppedTeam>> => {
      const result = await client.send(readStoppedMail, {}, { signal });
      if (result.kind !== "ok") return refused(result);
      const items = result.value.teams.map(({ team_id: id, name }) => ({ id, name, isBegun: false }));
      return { kind: "listed", items, nextAfter: null, tag: null };
    },
  ),
  change: effect(
    async ({ input: { id, to } }: { input: Change<StoppedTeam> }): Promise<ChangeOutcome<StoppedTeam>> => {
      const result = await client.send(beginTeamMail, { path: { id } });
      return result.kind === "ok" ? { kind: "accepted", item: to } : refused(result);
    },
  ),
});
