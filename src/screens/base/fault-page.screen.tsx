import { routes } from "../../../domain/shell/routes";
import { Button } from "../../ui/base/button";
import { LinkButton } from "../../ui/base/link-button";
import { Muted, Stack } from "../../ui/base/page";
import { ShellPage } from "../../ui/shell/shell-frame";

/** Shown instead of a failed page under the tab bar. Both buttons reload. */
export const FaultPage = () => (
  <ShellPage title="Fumble.">
    <Muted role="alert">
      This page dropped the ball, and that's on us. Give it another go, or head home.
    </Muted>
    <Stack $gap={3}>
      <Button onClick={() => location.reload()}>Try again</Button>
      <LinkButton kind="secondary" href={routes.home.pattern}>
        To the home field
      </LinkButton>
    </Stack>
  </ShellPage>
);
