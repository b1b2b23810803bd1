import { useActorRef, useSelector } from "@xstate/react";
import { passwordResetTexts } from "../../../domain/mail-links/texts";
import {
  type resetLinkMachine,
  selectGiven,
  selectIsCopied,
  selectPage,
} from "../../../machines/mail-links/reset-link.machine";
import { Button } from "../../ui/base/button";
import { Code } from "../../ui/base/code";
import { LinkButton } from "../../ui/base/link-button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";

export type ResetLinkProps = {
  machine: typeof resetLinkMachine;
  token: string;
  /** Continues to the sign-in with this address. */
  onSignIn: (emailAddress: string) => void;
};

/** The page of a reset mail's link: one button, then the temporary password, shown once. */
export function ResetLink({ machine, token, onSignIn }: ResetLinkProps) {
  const actor = useActorRef(machine, { input: { token } });
  const page = useSelector(actor, selectPage);
  const given = useSelector(actor, selectGiven);
  const isCopied = useSelector(actor, selectIsCopied);
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
  if (given)
    return (
      <FrontPage>
        <Stack $gap={3} role="status">
          <Title>Here you go.</Title>
          <Muted>
            Your temporary password, shown this once. Copy it, sign in with it, and pick your own. It works
            for a day.
          </Muted>
          <Code>{given.password}</Code>
        </Stack>
        <Stack $gap={3}>
          <Button kind="secondary" isWide onClick={() => actor.send({ type: "copy.pressed" })}>
            {isCopied ? "Copied" : "Copy"}
          </Button>
          <Button isWide onClick={() => onSignIn(given.emailAddress)}>
            Sign in
          </Button>
        </Stack>
        <Muted role="status">{isCopied && "It's on your clipboard."}</Muted>
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
