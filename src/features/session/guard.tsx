import { Fragment, type ReactNode, useEffect, useEffectEvent } from "react";
import type { Level } from "../../../domain/account/roles";
import { QuietPage } from "../../ui/base/page";
import { type Session, useAccess, useIsLost } from "./use-access";

export type GuardProps = {
  session: Session;
  level: Level;
  /** Stores the requested page and goes to the sign-in. */
  onRefused: () => void;
  /** Rendered while the session cannot be restored, and the device does not know whose it is. */
  outOfReach: ReactNode;
  children: ReactNode;
};

/** Renders its children for users with the level, anew once a session that was out of reach is restored; meanwhile it renders no sign-in screen. */
export function Guard({ session, level, onRefused, outOfReach, children }: GuardProps) {
  const access = useAccess(session, level);
  const refuse = useEffectEvent(onRefused);
  const isLost = useIsLost(session);
  useEffect(() => {
    if (access === "refused") refuse();
  }, [access]);
  if (access === "allowed") return <Fragment key={isLost ? "lost" : "found"}>{children}</Fragment>;
  return isLost && access !== "refused" ? outOfReach : <QuietPage />;
}
