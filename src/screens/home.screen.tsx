import { useState } from "react";
import { useSearch } from "wouter";
import { SignOutButton } from "../features/session/sign-out-button";
import type { Session } from "../features/session/use-access";
import { Muted, Page, Stack, Title } from "../ui/page";

/** /app/home. On the first run it greets. */
export function HomeScreen({ session }: { session: Session }) {
  const search = useSearch();
  const [isGreeting] = useState(() => new URLSearchParams(search).has("first_run"));
  return (
    <Page>
      <Stack $gap={3}>
        <Title>{isGreeting ? "Game on!" : "Home field"}</Title>
        <Muted>Nothing on the field yet. When your team makes a play, it shows up here.</Muted>
      </Stack>
      <SignOutButton session={session} />
    </Page>
  );
}
