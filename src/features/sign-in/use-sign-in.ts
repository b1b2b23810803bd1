import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { ActorRefFrom } from "xstate";
import {
  selectAuth,
  selectIsSignedIn,
  selectIsSignedOut,
  type sessionMachine,
} from "../../../machines/session/session.machine";
import { selectPlace, type signInMachine } from "../../../machines/sign-in/sign-in.machine";

export type SignInMachine = typeof signInMachine;
export type SignIn = ActorRefFrom<SignInMachine>;
type Options = {
  machine: SignInMachine;
  session: ActorRefFrom<typeof sessionMachine>;
  /** Whether an invitation is pending. */
  isInvited: boolean;
  /** Called when signed in and no required step (new password, drip name) is left. */
  onDone: (hasJustOnboarded: boolean) => void;
};

/** Runs the sign-in machine and feeds it the session: a session opened in another tab continues, a lost one starts over. */
export function useSignIn({ machine, session, isInvited, onDone }: Options) {
  const { me, mustChangePassword } = useSelector(session, selectAuth);
  const isSignedIn = useSelector(session, selectIsSignedIn);
  const isSignedOut = useSelector(session, selectIsSignedOut);
  const actor = useActorRef(machine, {
    input: {
      isInvited,
      ...(isSignedIn ? { me, mustChangePassword } : { me: null, mustChangePassword: false }),
    },
  });
  const place = useSelector(actor, selectPlace);
  const children = useSelector(actor, (snapshot) => snapshot.children);
  const output = useSelector(actor, (snapshot) => snapshot.output);
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    if (isSignedIn && me && place === "idle") actor.send({ type: "session.found", me, mustChangePassword });
  }, [actor, isSignedIn, me, mustChangePassword, place]);
  useEffect(() => {
    if (isSignedOut && actor.getSnapshot().context.me !== null) actor.send({ type: "session.lost" });
  }, [actor, isSignedOut]);
  useEffect(() => {
    if (output) finish(output.hasJustOnboarded);
  }, [output]);

  return { actor, place, children };
}
