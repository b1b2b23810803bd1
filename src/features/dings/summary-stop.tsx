import { useActorRef, useSelector } from "@xstate/react";
import { stopTexts } from "../../../domain/dings/ring-settings";
import { selectPage, type summaryStopMachine } from "../../../machines/dings/summary-stop.machine";
import { Button } from "../../ui/base/button";
import { LinkButton } from "../../ui/base/link-button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";

export type SummaryStopProps = { machine: typeof summaryStopMachine; token: string };

/** The page of a summary's "No more daily summaries": it says what its button does. */
export function SummaryStop({ machine, token }: SummaryStopProps) {
  const actor = useActorRef(machine, { input: { token } });
  const page = useSelector(actor, selectPage);
  if (page === "stopped" || page === "gone")
    return (
      <FrontPage>
        <Stack $gap={3} role="status">
          <Title>{page === "stopped" ? stopTexts.stoppedTitle : stopTexts.goneTitle}</Title>
          <Muted>{stopTexts[page]}</Muted>
        </Stack>
        <LinkButton href="/app/dings">To Dings</LinkButton>
      </FrontPage>
    );
  return (
    <FrontPage>
      <Stack $gap={3}>
        <Title>{stopTexts.title}</Title>
        <Muted>{stopTexts.text}</Muted>
      </Stack>
      <Button
        isBusy={page === "stopping"}
        aria-disabled={page !== "ready"}
        onClick={() => actor.send({ type: "stop.pressed" })}
      >
        {stopTexts.press}
      </Button>
    </FrontPage>
  );
}
