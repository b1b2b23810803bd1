import { LinkButton } from "../../ui/base/link-button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";

export function NotFoundScreen() {
  return (
    <FrontPage>
      <Stack $gap={3}>
        <Title>Out of bounds.</Title>
        <Muted>This page isn't on the field. Check the link, or head back to the locker room.</Muted>
      </Stack>
      <LinkButton href="/app">Back in play</LinkButton>
    </FrontPage>
  );
}
