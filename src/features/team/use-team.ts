import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { RosterLine } from "../../../domain/team/roster";
import type { Team } from "../../../domain/team/team-page";
import { selectRows } from "../../../machines/base/collection.setup";
import type { rosterMachine } from "../../../machines/team/roster.machine";
import {
  selectFault,
  selectStep,
  selectTeam,
  type TeamPageMachine,
} from "../../../machines/team/team-page.machine";

export type TeamActor = ActorRefFrom<TeamPageMachine>;
export type RosterMachine = typeof rosterMachine;

/** Runs the team's machine while its page is mounted. */
export function useTeam(machine: TeamPageMachine, teamId: string) {
  const page = useActorRef(machine, { input: { teamId } });
  return {
    team: useSelector(page, selectTeam),
    step: useSelector(page, selectStep),
    fault: useSelector(page, selectFault),
    retry: () => page.send({ type: "retry.pressed" }),
    take: (team: Team) => page.send({ type: "team.changed", team }),
    refresh: () => page.send({ type: "refresh.wanted" }),
    page,
  };
}

/** Runs the roster's machine, which is refreshed with the team. */
export function useRoster(machine: RosterMachine, page: TeamActor) {
  const roster = useActorRef(machine, { input: {} });
  useEffect(() => {
    const subscription = page.on("team.refreshed", () => roster.send({ type: "refresh.wanted" }));
    return () => subscription.unsubscribe();
  }, [page, roster]);
  return roster;
}

/** The roster's current line of the id in the URL. */
export function useLine(roster: ActorRefFrom<RosterMachine>, id: string | null): RosterLine | null {
  const rows = useSelector(roster, selectRows<RosterLine>);
  return rows.find(({ item }) => item.id === id)?.item ?? null;
}
