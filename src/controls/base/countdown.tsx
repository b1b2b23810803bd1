import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { type countdownMachine, selectSecondsLeft } from "../../../machines/base/countdown.machine";
import { Muted } from "../../ui/base/page";

/** The wait that the server requires. Announced once, not every second. */
export function Countdown({ of }: { of: ActorRefFrom<typeof countdownMachine> }) {
  const seconds = useSelector(of, selectSecondsLeft);
  return (
    <Muted role="timer">
      Next try in {seconds} {seconds === 1 ? "second" : "seconds"}.
    </Muted>
  );
}
