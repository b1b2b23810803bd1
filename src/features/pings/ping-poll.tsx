import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import { pingsOn } from "../../../domain/shell/shell";
import type { pingsMachine } from "../../../machines/pings/pings.machine";

export type PingPollProps = { machine: typeof pingsMachine; path: string };

/** Polls the counts of new pings while mounted; opening a page marks its kind as seen. Renders nothing. */
export function PingPoll({ machine, path }: PingPollProps) {
  const actor = useActorRef(machine);
  const kind = pingsOn(path);
  useEffect(() => {
    if (kind) actor.send({ type: "kind.opened", kind });
  }, [actor, kind]);
  return null;
}
