import { useActorRef, useSelector } from "@xstate/react";
import { outageText } from "../../../domain/live/live";
import type { LiveMachine } from "../../../machines/live/live.machine";
import { type OutageMachine, selectIsOut } from "../../../machines/live/outage.machine";
import { RainStrip } from "../../ui/live/rain-strip";

export type LiveLineProps = { machine: LiveMachine; outage: OutageMachine };

/** Keeps the live line while mounted. Its state is shown, and announced once, only when nothing gets through. */
export function LiveLine({ machine, outage }: LiveLineProps) {
  useActorRef(machine);
  const isOut = useSelector(useActorRef(outage), selectIsOut);
  return <div role="status">{isOut && <RainStrip>{outageText}</RainStrip>}</div>;
}
