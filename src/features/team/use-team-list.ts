import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { selectAuth, type sessionMachine } from "../../../machines/session/session.machine";
import type { teamListMachine } from "../../../machines/team/team-list.machine";

/** The list, asked for anew when something new is told and with every page: most changes of one's teams lead to another. */
export function useTeamList(
  machine: typeof teamListMachine,
  session: ActorRefFrom<typeof sessionMachine>,
  path: string,
) {
  const list = useActorRef(machine, { input: {} });
  const { me, newNotifications, lastNewPingAt } = useSelector(session, selectAuth);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, not what
  useEffect(() => list.send({ type: "refresh.wanted" }), [list, newNotifications, lastNewPingAt, path]);
  return { list, isMinor: me?.age === "teen" };
}
