import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { holdsLevel, type Level } from "../../../domain/roles";
import {
  selectAuth,
  selectIsOutOfReach,
  selectIsSignedIn,
  selectIsSignedOut,
  selectMe,
  type sessionMachine,
} from "../../../machines/session.machine";

export type Session = ActorRefFrom<typeof sessionMachine>;
export type Access = "pending" | "out-of-reach" | "allowed" | "refused";

/** May whoever is here see what needs this level? Pending while nobody knows yet who it is. */
export const useAccess = (session: Session, level: Level): Access =>
  useSelector(session, (snapshot) => readAccess(snapshot, level));

export function readAccess(snapshot: SnapshotFrom<typeof sessionMachine>, level: Level): Access {
  if (selectIsSignedOut(snapshot)) return "refused";
  if (selectIsOutOfReach(snapshot)) return "out-of-reach";
  if (!selectIsSignedIn(snapshot)) return "pending";
  const { me, mustChangePassword } = selectAuth(snapshot);
  return me !== null && !mustChangePassword && holdsLevel(me.role, level) ? "allowed" : "refused";
}

export const useMe = (session: Session) => useSelector(session, selectMe);
