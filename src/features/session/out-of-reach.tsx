import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";
import { type Session, useIsLost, useIsOutOfReach } from "./use-access";

/** Shown when the server cannot be reached, also during further tries: the session is kept. */
export const OutOfReach = ({ session }: { session: Session }) => (
  <FrontPage>
    <Stack $gap={3} role="status">
      <Title>{outOfReachTexts.title}</Title>
      <Muted>{outOfReachTexts.why}</Muted>
    </Stack>
    <RetryButton session={session} />
  </FrontPage>
);

/** The same above a page that shows what the device has. */
export const OutOfReachNotice = ({ session }: { session: Session }) =>
  useIsLost(session) && (
    <InlineNotice role="status" title={outOfReachTexts.title} actions={<RetryButton session={session} />}>
      {outOfReachTexts.why}
    </InlineNotice>
  );

/** Retries to restore the session. */
function RetryButton({ session }: { session: Session }) {
  return (
    <Button isBusy={!useIsOutOfReach(session)} onClick={() => session.send({ type: "retry.pressed" })}>
      Try again
    </Button>
  );
}

const outOfReachTexts = {
  title: "Rain delay.",
  why: "We can't reach the clubhouse. You're still signed in; we keep trying.",
} as const;
