import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Level } from "../../../domain/roles";
import { Button } from "../../ui/button";
import { FrontPage, Muted, QuietPage, Stack, Title } from "../../ui/page";
import { type Session, useAccess } from "./use-access";

export type GuardProps = {
  session: Session;
  level?: Level;
  /** Remembers where somebody wanted to go and shows the way in. */
  onRefused: () => void;
  children: ReactNode;
};

/** Shows its children to who may see them; no sign-in screen flashes by while the session is restored. */
export function Guard({ session, level = "squad-member", onRefused, children }: GuardProps) {
  const access = useAccess(session, level);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (access === "refused") refuse();
  }, [access]);
  if (access === "allowed") return children;
  return access === "out-of-reach" ? <OutOfReach session={session} /> : <QuietPage />;
}

/** Offline or down is no reason to sign anyone out. */
export function OutOfReach({ session }: { session: Session }) {
  return (
    <FrontPage>
      <Stack $gap={3} role="status">
        <Title>Rain delay.</Title>
        <Muted>We can't reach the clubhouse. You're still signed in; we keep trying.</Muted>
      </Stack>
      <Button onClick={() => session.send({ type: "retry.pressed" })}>Try again</Button>
    </FrontPage>
  );
}
