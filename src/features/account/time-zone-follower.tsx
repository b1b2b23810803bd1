import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { User } from "../../../domain/account/user";
import { selectIsSettled, type timeZoneMachine } from "../../../machines/account/time-zone.machine";

export type TimeZoneFollowerProps = {
  machine: typeof timeZoneMachine;
  me: User;
  /** Called when the time zone is compared and, if needed, updated. */
  onSettled: () => void;
};

/** Runs the machine while the shell is mounted; renders nothing. */
export function TimeZoneFollower({ machine, me, onSettled }: TimeZoneFollowerProps) {
  const actor = useActorRef(machine, { input: { me } });
  const isSettled = useSelector(actor, selectIsSettled);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  return null;
}
