import { useActorRef, useSelector } from "@xstate/react";
import { stopEndTexts, stopOf, stopTexts } from "../../../domain/dings/mail-stop";
import { type mailStopMachine, selectPage } from "../../../machines/dings/mail-stop.machine";
import { Button } from "../../ui/base/button";
import { LinkButton } from "../../ui/base/link-button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";

export type MailStopProps = { machine: typeof mailStopMachine; token: string };

/** The page of a mail's "No more daily summaries" or "No more reminders to answer": it says what its button does. */
export function MailStop({ machine, token }: MailStopProps) {
  const actor = useActorRef(machine, { input: { token } });
  const page = useSelector(actor, selectPage);
  const texts = stopTexts[stopOf(token)];
  if (page === "stopped" || page === "gone")
    return (
      <FrontPage>
        <Stack $gap={3} role="status">
          <Title>{stopEndTexts[page]}</Title>
          <Muted>{page === "stopped" ? texts.stopped : stopEndTexts.whyGone}</Muted>
        </Stack>
        <LinkButton href="/app/dings">To Dings</LinkButton>
      </FrontPage>
    );
  return (
    <FrontPage>
      <Stack $gap={3}>
        <Title>{texts.title}</Title>
        <Muted>{texts.text}</Muted>
      </Stack>
      <Button
        isBusy={page === "stopping"}
        aria-disabled={page !== "ready"}
        onClick={() => actor.send({ type: "stop.pressed" })}
      >
        {texts.press}
      </Button>
    </FrontPage>
  );
}
