import { useActorRef, useSelector } from "@xstate/react";
import { passwordResetTexts } from "../../../domain/mail-links/texts";
import {
  type mailLinkMachine,
  selectPage,
  selectTemporaryPassword,
} from "../../../machines/mail-links/mail-link.machine";
import { Button, LinkButton } from "../../ui/base/button";
import { Code } from "../../ui/base/code";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";

export type ResetLinkProps = { machine: typeof mailLinkMachine; token: string };

/** The page behind a reset mail's link: one button, then the temporary password, shown once. */
export function ResetLink({ machine, token }: ResetLinkProps) {
  const actor = useActorRef(machine, { input: { token, failureText: passwordResetTexts.failed } });
  const page = useSelector(actor, selectPage);
  const temporaryPassword = useSelector(actor, selectTemporaryPassword);
  if (page === "used")
    return (
      <FrontPage>
        <Stack $gap={3} role="status">
          <Title>Final whistle.</Title>
          <Muted>{passwordResetTexts.linkUsed}</Muted>
        </Stack>
        <LinkButton href="/app">To the sign-in screen</LinkButton>
      </FrontPage>
    );
  if (page === "accepted")
    return (
      <FrontPage>
        <Stack $gap={3} role="status">
          <Title>Here you go.</Title>
          <Muted>Your temporary password, shown this once. Sign in with it and pick your own.</Muted>
          <Code>{temporaryPassword}</Code>
        </Stack>
        <LinkButton href="/app">Sign in</LinkButton>
      </FrontPage>
    );
  return (
    <FrontPage>
      <Stack $gap={3}>
        <Title>New password?</Title>
        <Muted>Press the button for a temporary password. Your old one stops working then.</Muted>
      </Stack>
      <Button
        isBusy={page === "asking"}
        aria-disabled={page !== "ready"}
        onClick={() => actor.send({ type: "use.pressed" })}
      >
        Get my temporary password
      </Button>
    </FrontPage>
  );
}
