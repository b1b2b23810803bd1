import { useSyncExternalStore } from "react";
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

/** Whether the current user holds this level; pending while the session is being restored. */
export const useAccess = (session: Session, level: Level): Access =>
  useSession(session, (snapshot) => readAccess(snapshot, level));

export const useMe = (session: Session) => useSession(session, selectMe);

/** Uses React's hook alone: @xstate/react is not part of the first load. */
function useSession<Value>(session: Session, select: (snapshot: Snapshot) => Value): Value {
  const read = () => select(session.getSnapshot());
  return useSyncExternalStore(
    (hear) => {
      const subscription = session.subscribe(hear);
      return () => subscription.unsubscribe();
    },
    read,
    read,
  );
}

export function readAccess(snapshot: Snapshot, level: Level): Access {
  if (selectIsSignedOut(snapshot)) return "refused";
  if (selectIsOutOfReach(snapshot)) return "out-of-reach";
  if (!selectIsSignedIn(snapshot)) return "pending";
  const { me, mustChangePassword } = selectAuth(snapshot);
  return me !== null && !mustChangePassword && holdsLevel(me.role, level) ? "allowed" : "refused";
}
