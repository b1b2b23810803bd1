import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  type inboxMachine,
  selectIsAsking,
  selectIsLimited,
  selectIsSending,
  selectNumber,
} from "../../../machines/account/inbox.machine";
import { selectSecondsLeft } from "../../../machines/base/countdown.machine";
import { WaitingNumber } from "../../ui/account/waiting-number";
import { Button } from "../../ui/base/button";
import { Muted, Stack } from "../../ui/base/page";
import { FormButtons } from "../../ui/fields/form";

export type InboxProps = { inbox: ActorRefFrom<typeof inboxMachine> };

/** Waits until the mail's link is opened, usually in another tab or on another device. */
export function Inbox({ inbox }: InboxProps) {
  const emailAddress = useSelector(inbox, (snapshot) => snapshot.context.me.email_address);
  const isAsking = useSelector(inbox, selectIsAsking);
  const isSending = useSelector(inbox, selectIsSending);
  const isLimited = useSelector(inbox, selectIsLimited);
  const number = useSelector(inbox, selectNumber);
  const countdown = useSelector(inbox, (snapshot) => snapshot.children.countdown);
  const seconds = useSelector(countdown, (snapshot) => (snapshot ? selectSecondsLeft(snapshot) : 0));
  return (
    <Stack $gap={4}>
      <p>
        Before kids come into it, we make sure <strong>{emailAddress}</strong> is yours. Press the button in
        our mail and come back.
      </p>
      {number !== null && <WaitingNumber number={number} />}
      <Muted role="timer">{isLimited ? `We can send another in ${clock(seconds)}.` : ""}</Muted>
      <FormButtons>
        <Button kind="quiet" onClick={() => inbox.send({ type: "left" })}>
          Not now
        </Button>
        <Button
          kind="secondary"
          isBusy={isSending}
          aria-disabled={isLimited}
          onClick={() => inbox.send({ type: "resend.pressed" })}
        >
          Send it again
        </Button>
        <Button data-autofocus isBusy={isAsking} onClick={() => inbox.send({ type: "pressed" })}>
          Done
        </Button>
      </FormButtons>
    </Stack>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
