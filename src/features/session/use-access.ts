import { useState, useSyncExternalStore } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { holdsLevel, type Level } from "../../../domain/account/roles";
import {
  selectAuth,
  selectIsOutOfReach,
  selectIsSignedIn,
  selectIsSignedOut,
  selectMe,
  type sessionMachine,
} from "../../../machines/session/session.machine";

export type Session = ActorRefFrom<typeof sessionMachine>;
type Snapshot = SnapshotFrom<typeof sessionMachine>;
export type Access = "pending" | "out-of-reach" | "allowed" | "refused";

/** Whether the current user holds this level, as far as the device knows while the session is being restored; pending before. */
export const useAccess = (session: Session, level: Level): Access =>
  useSession(session, (snapshot) => readAccess(snapshot, level));

export const useMe = (session: Session) => useSession(session, selectMe);
export const useIsOutOfReach = (session: Session) => useSession(session, selectIsOutOfReach);
export const useIsSignedIn = (session: Session) => useSession(session, selectIsSignedIn);

/** From when the session could not be restored until it is. */
export function useIsLost(session: Session): boolean {
  const isOutOfReach = useIsOutOfReach(session);
  const isSignedIn = useIsSignedIn(session);
  const [isLost, setLost] = useState(false);
  if (isOutOfReach && !isLost) setLost(true);
  if (isSignedIn && isLost) setLost(false);
  return isLost && !isSignedIn;
}

/** Uses React's hook alone: @xstate/react is not part of the first load. */
function useSession<Value>(session: Session, select: (snapshot: Snapshot) => Value): Value {
  const read = () => select(session.getSnapshot());
  return useSyncExternalStore(
    (listener) => {
      const subscription = session.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    read,
    read,
  );
}

export function readAccess(snapshot: Snapshot, level: Level): Access {
  if (selectIsSignedOut(snapshot)) return "refused";
  const { me, mustChangePassword } = selectAuth(snapshot);
  if (me !== null && !mustChangePassword && holdsLevel(me.role, level)) return "allowed";
  if (selectIsSignedIn(snapshot)) return "refused";
  return selectIsOutOfReach(snapshot) ? "out-of-reach" : "pending";
}
