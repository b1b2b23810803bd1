import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { User } from "../../../domain/account/user";
import type { firstRunMachine } from "../../../machines/account/first-run.machine";

export type FirstRunProps = {
  machine: typeof firstRunMachine;
  me: User;
  deviceTimeZone: string;
  /** The time zone is settled; the flag may leave the address. */
  onDone: () => void;
};

/** Runs once for the first visit to the shell and shows nothing. */
export function FirstRun({ machine, me, deviceTimeZone, onDone }: FirstRunProps) {
  const actor = useActorRef(machine, { input: { me, deviceTimeZone } });
  const isDone = useSelector(actor, (snapshot) => snapshot.matches("done"));
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return null;
}
