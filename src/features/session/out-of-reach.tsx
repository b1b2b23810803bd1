import type { ReactNode } from "react";
import { Button } from "../../ui/base/button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";
import { type Session, useAccess } from "./use-access";

/** Shown when the server cannot be reached, also during further tries: the session is kept. `children`: what is available meanwhile. */
export const OutOfReach = ({ session, children }: { session: Session; children?: ReactNode }) => (
  <FrontPage>
    <Stack $gap={3} role="status">
      <Title>{outOfReachTexts.title}</Title>
      <Muted>{outOfReachTexts.why}</Muted>
    </Stack>
    <RetryButton session={session} />
    {children}
  </FrontPage>
);

/** Retries to restore the session. */
export function RetryButton({ session }: { session: Session }) {
  return (
    <Button isBusy={useIsTrying(session)} onClick={() => session.send({ type: "retry.pressed" })}>
      Try again
    </Button>
  );
}

const useIsTrying = (session: Session) => useAccess(session, "squad-member") === "pending";

export const outOfReachTexts = {
  title: "Rain delay.",
  why: "We can't reach the clubhouse. You're still signed in; we keep trying.",
} as const;
