import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Level } from "../../../domain/account/roles";
import { QuietPage } from "../../ui/base/page";
import { type Session, useAccess } from "./use-access";

export type GuardProps = {
  session: Session;
  level: Level;
  /** Stores the requested page and goes to the sign-in. */
  onRefused: () => void;
  /** Rendered while the session cannot be restored. */
  outOfReach: ReactNode;
  children: ReactNode;
};

/** Renders its children for users with the level; while the session is restored it renders no sign-in screen. */
export function Guard({ session, level, onRefused, outOfReach, children }: GuardProps) {
  const access = useAccess(session, level);
  const refuse = useEffectEvent(onRefused);
  // Stays mounted during a retry, so that the state of the page in it is kept.
  const [isLost, setLost] = useState(false);
  if (access === "out-of-reach" && !isLost) setLost(true);
  useEffect(() => {
    if (access === "refused") refuse();
  }, [access]);
  if (access === "allowed") return children;
  return isLost && access !== "refused" ? outOfReach : <QuietPage />;
}
