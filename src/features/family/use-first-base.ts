import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { User } from "../../../domain/account/user";
import { type firstBaseMachine, selectIsMinor } from "../../../machines/family/first-base.machine";

export type FirstBaseMachine = typeof firstBaseMachine;

/** Runs the machine and keeps it in step with the URL's query, which opens and closes its steps. */
export function useFirstBase(machine: FirstBaseMachine, me: User, opened: string | undefined) {
  const actor = useActorRef(machine, { input: { me } });
  useEffect(() => actor.send({ type: "me.changed", me }), [actor, me]);
  useEffect(() => {
    actor.send({ type: "closed" });
    if (opened === "code") actor.send({ type: "code.pressed" });
    if (opened === "kids") actor.send({ type: "kids.pressed", key: crypto.randomUUID() });
    if (opened === "team") actor.send({ type: "team.pressed", key: crypto.randomUUID() });
  }, [actor, opened]);
  return {
    isMinor: useSelector(actor, selectIsMinor),
    children: useSelector(actor, (snapshot) => snapshot.children),
  };
}
