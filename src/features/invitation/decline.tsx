import { useActorRef, useSelector } from "@xstate/react";
import {
  type declineMachine,
  selectIsBlocked,
  selectPage,
  selectPreview,
} from "../../../machines/invitation/decline.machine";
import { Button } from "../../ui/base/button";
import { LinkButton } from "../../ui/base/link-button";
import { QuietPage } from "../../ui/base/page";
import { Tick } from "../../ui/fields/tick";
import { Words } from "./words";

export type DeclineProps = { machine: typeof declineMachine; token: string };

/** The page of a mail's "No more mail from this team". It asks for confirmation. */
export function Decline({ machine, token }: DeclineProps) {
  const actor = useActorRef(machine, { input: { token } });
  const page = useSelector(actor, selectPage);
  const preview = useSelector(actor, selectPreview);
  const isBlocked = useSelector(actor, selectIsBlocked);
  if (page === "opening" || page === "reading") return <QuietPage />;
  if (page === "gone")
    return (
      <Words title="Final whistle." text="We can't find that invitation. No more mail comes of it.">
        <LinkButton href="/">To the front page</LinkButton>
      </Words>
    );
  if (page === "declined")
    return (
      <Words
        team={preview?.team}
        title="Fair enough."
        text={isBlocked ? "That invitation is off, and so are their mails." : "That invitation is off."}
      >
        <LinkButton href="/">To the front page</LinkButton>
      </Words>
    );
  const team = preview?.team?.name;
  return (
    <Words
      team={preview?.team}
      title="Not for you?"
      text={team ? `We take ${team}'s invitation off your hands.` : "We take that invitation off your hands."}
    >
      <Tick
        name="block"
        label={team || preview === null ? "No more mail from this team" : "No more mail from this family"}
        isTicked={isBlocked}
        onTicked={(isTicked) => actor.send({ type: "block.ticked", isTicked })}
      />
      <Button isBusy={page === "declining"} onClick={() => actor.send({ type: "decline.pressed" })}>
        No, thanks
      </Button>
    </Words>
  );
}
