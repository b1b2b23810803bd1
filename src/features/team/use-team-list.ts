import { useActorRef, useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { TeamEntry } from "../../../domain/team/team-list";
import { selectPhase, selectRows } from "../../../machines/base/collection.setup";
import { selectAuth, type sessionMachine } from "../../../machines/session/session.machine";
import type { teamListMachine } from "../../../machines/team/team-list.machine";
import { useOnNews } from "../../controls/base/use-on-news";

/** Runs the list's machine. It is read again with new pings and with every navigation, since most changes of teams navigate. */
export function useTeamList(
  machine: typeof teamListMachine,
  session: ActorRefFrom<typeof sessionMachine>,
  path: string,
) {
  const list = useActorRef(machine, { input: {} });
  const { me, newNotifications, lastNewPingAt } = useSelector(session, selectAuth);
  useOnNews(`${newNotifications} ${lastNewPingAt} ${path}`, () => list.send({ type: "refresh.wanted" }));
  return { list, isMinor: me?.age === "teen" };
}

/** Whether the list was read and is empty. */
export const useHasNoTeam = (list: ActorRefFrom<typeof teamListMachine>) =>
  useSelector(list, (snapshot) => selectPhase(snapshot) !== "opening" && selectRows(snapshot).length === 0);

export type TeamListMachine = typeof teamListMachine;

/** The teams that are read so far. */
export const useTeamEntries = (list: ActorRefFrom<TeamListMachine>) =>
  useSelector(list, selectRows<TeamEntry>);
