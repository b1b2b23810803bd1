import { Button } from "../../ui/base/button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";
import type { Session } from "./use-access";

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
