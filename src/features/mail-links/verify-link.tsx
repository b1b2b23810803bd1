import { useActorRef, useSelector } from "@xstate/react";
import { texts } from "../../../domain/texts";
import { type mailLinkMachine, selectPage } from "../../../machines/mail-link.machine";
import { Button, LinkButton } from "../../ui/button";
import { FrontPage, Muted, Stack, Title } from "../../ui/page";

export type VerifyLinkProps = { machine: typeof mailLinkMachine; token: string };

/** The page behind a verification mail's link. */
export function VerifyLink({ machine, token }: VerifyLinkProps) {
  const actor = useActorRef(machine, { input: { token, failureText: texts.problem.unknown } });
  const page = useSelector(actor, selectPage);
  const isOver = page === "used" || page === "accepted";
  return (
    <FrontPage>
      <Stack $gap={3} role="status">
        <Title>{page === "used" ? "Final whistle." : page === "accepted" ? "It's you." : "Is it you?"}</Title>
        <Muted>
          {page === "used" && texts.verification.linkUsed}
          {page === "accepted" && "Your e-mail address is confirmed. Back to the game."}
          {!isOver && "Press the button and we know this e-mail address is yours."}
        </Muted>
      </Stack>
      {isOver ? (
        <LinkButton href="/app">Back in play</LinkButton>
      ) : (
        <Button
          isBusy={page === "asking"}
          aria-disabled={page !== "ready"}
          onClick={() => actor.send({ type: "use.pressed" })}
        >
          Yes, it's me
        </Button>
      )}
    </FrontPage>
  );
}
