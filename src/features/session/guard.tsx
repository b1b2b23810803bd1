import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Level } from "../../../domain/account/roles";
import { QuietPage } from "../../ui/base/page";
import { OutOfReach } from "./out-of-reach";
import { type Session, useAccess } from "./use-access";

export type GuardProps = {
  session: Session;
  level: Level;
  /** Remembers where somebody wanted to go and shows the way in. */
  onRefused: () => void;
  children: ReactNode;
};

/** Shows its children to who may see them; no sign-in screen flashes by while the session is restored. */
export function Guard({ session, level, onRefused, children }: GuardProps) {
  const access = useAccess(session, level);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (access === "refused") refuse();
  }, [access]);
  if (access === "allowed") return children;
  return access === "out-of-reach" ? <OutOfReach session={session} /> : <QuietPage />;
}
