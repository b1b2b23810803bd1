import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import { pingsOn } from "../../../domain/shell/shell";
import type { pingsMachine } from "../../../machines/pings/pings.machine";

export type PingPollProps = { machine: typeof pingsMachine; path: string };

/** Counts what is new for as long as it is mounted; opening a page means having seen its kind. Shows nothing. */
export function PingPoll({ machine, path }: PingPollProps) {
  const actor = useActorRef(machine);
  const kind = pingsOn(path);
  useEffect(() => {
    if (kind) actor.send({ type: "kind.opened", kind });
  }, [actor, kind]);
  return null;
}
