import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Level } from "../../../domain/account/roles";
import { QuietPage } from "../../ui/base/page";
import { type Session, useAccess } from "./use-access";

export type GuardProps = {
  session: Session;
  level: Level;
  /** Remembers where somebody wanted to go and shows the way in. */
  onRefused: () => void;
  /** What stands there while the session cannot be restored. */
  outOfReach: ReactNode;
  children: ReactNode;
};

/** Shows its children to who may see them; no sign-in screen flashes by while the session is restored. */
export function Guard({ session, level, onRefused, outOfReach, children }: GuardProps) {
  const access = useAccess(session, level);
  const refuse = useEffectEvent(onRefused);
  // It stays while the next try is under way: what was pressed in it must not go with it.
  const [isLost, setLost] = useState(false);
  if (access === "out-of-reach" && !isLost) setLost(true);
  useEffect(() => {
    if (access === "refused") refuse();
  }, [access]);
  if (access === "allowed") return children;
  return isLost && access !== "refused" ? outOfReach : <QuietPage />;
}
