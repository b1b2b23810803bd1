import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import {
  type PressMachine,
  selectPressed,
  selectPressPhase,
  selectPressRefusal,
} from "../../../machines/base/press.setup";

type PressCallbacks<Saved> = {
  /** The server's reply; null where the outbox sent it. */
  onSaved: (saved: Saved | null) => void;
  /** Somebody was quicker: what is shown is to be read again. */
  onLost: () => void;
};

/** Runs the machine of a row's buttons. */
export function usePress<Said, Saved>(
  machine: PressMachine<Said, Saved>,
  row: string,
  { onSaved, onLost }: PressCallbacks<Saved>,
) {
  const actor = useActorRef(machine, { input: { row } });
  const saved = useEffectEvent(onSaved);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const subscriptions = [
      actor.on("press.saved", (event) => saved(event.saved)),
      actor.on("press.lost", () => lost()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
  return {
    phase: useSelector(actor, selectPressPhase<Said, Saved>),
    said: useSelector(actor, selectPressed<Said, Saved>),
    refusal: useSelector(actor, selectPressRefusal<Said, Saved>),
    press: (said: Said) => actor.send({ type: "pressed", said }),
    retry: () => actor.send({ type: "retry.pressed" }),
  };
}
