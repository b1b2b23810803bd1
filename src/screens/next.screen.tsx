import { SignOutButton } from "../features/session/sign-out-button";
import type { Session } from "../features/session/use-access";
import { LinkButton } from "../ui/button";
import { Muted, Page, Stack, Title } from "../ui/page";

/** /app/next: the first stop after onboarding. */
export function NextScreen({ session }: { session: Session }) {
  return (
    <Page>
      <Stack $gap={3}>
        <Title>First base</Title>
        <Muted>You're on. Take it home.</Muted>
      </Stack>
      <LinkButton href="/app/home">To the home field</LinkButton>
      <SignOutButton session={session} />
    </Page>
  );
}
