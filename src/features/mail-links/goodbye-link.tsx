import { useActorRef, useSelector } from "@xstate/react";
import { dueDayText } from "../../../domain/account-deletion/deletion";
import { goodbyeTexts } from "../../../domain/account-deletion/farewell";
import {
  type goodbyeLinkMachine,
  selectAccount,
  selectPage,
} from "../../../machines/mail-links/goodbye-link.machine";
import { Button } from "../../ui/base/button";
import { LinkButton } from "../../ui/base/link-button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";

export type GoodbyeLinkProps = { machine: typeof goodbyeLinkMachine; token: string };

/** The page of an undo mail's link: one button, and the account stays. */
export function GoodbyeLink({ machine, token }: GoodbyeLinkProps) {
  const actor = useActorRef(machine, { input: { token } });
  const page = useSelector(actor, selectPage);
  const account = useSelector(actor, selectAccount);
  if (page === "over" || page === "kept")
    return (
      <FrontPage>
        <Stack $gap={3} role="status">
          <Title>{page === "kept" ? goodbyeTexts.kept : goodbyeTexts.over}</Title>
          <Muted>{page === "kept" ? goodbyeTexts.all : goodbyeTexts.linkUsed}</Muted>
        </Stack>
        <LinkButton href="/app">{page === "kept" ? "Sign in" : "To the sign-in screen"}</LinkButton>
      </FrontPage>
    );
  if (page === "unread")
    return (
      <FrontPage>
        <Stack $gap={3} role="alert">
          <Title>{goodbyeTexts.title}</Title>
          <Muted>{goodbyeTexts.unread}</Muted>
        </Stack>
        <Button onClick={() => actor.send({ type: "retry.pressed" })}>Try again</Button>
      </FrontPage>
    );
  return (
    <FrontPage>
      <Stack $gap={3}>
        <Title>{goodbyeTexts.title}</Title>
        <Muted role="status">
          {account && goodbyeTexts.until(account.name, dueDayText(new Date(account.dueAt)))}
        </Muted>
      </Stack>
      <Button
        isBusy={page === "arriving" || page === "opening" || page === "keeping"}
        aria-disabled={page !== "ready"}
        onClick={() => actor.send({ type: "keep.pressed" })}
      >
        {goodbyeTexts.keep}
      </Button>
    </FrontPage>
  );
}
