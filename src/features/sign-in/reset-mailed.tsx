import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { selectSecondsLeft } from "../../../machines/base/countdown.machine";
import { type passwordStepMachine, selectMayResend } from "../../../machines/sign-in/password-step.machine";
import { Button } from "../../ui/base/button";
import { Muted, Stack } from "../../ui/base/page";
import { FormButtons } from "../../ui/fields/form";

export type ResetMailedProps = { step: ActorRefFrom<typeof passwordStepMachine> };

/** Confirmation in the dialog that the reset mail was sent. */
export function ResetMailed({ step }: ResetMailedProps) {
  const emailAddress = useSelector(step, (snapshot) => snapshot.context.emailAddress);
  const { linkLife, countdown } = useSelector(step, (snapshot) => snapshot.children);
  const isWorking = useSelector(step, (snapshot) => snapshot.matches({ mailed: { link: "working" } }));
  const mayResend = useSelector(step, selectMayResend);
  const linkSeconds = useSelector(linkLife, (snapshot) => (snapshot ? selectSecondsLeft(snapshot) : 0));
  const nextSeconds = useSelector(countdown, (snapshot) => (snapshot ? selectSecondsLeft(snapshot) : 0));
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack $gap={5}>
      <Stack $gap={3} ref={words} tabIndex={-1}>
        <p>
          The mail went to <strong>{emailAddress}</strong>. Its link leads to a temporary password.
        </p>
        <Muted>
          {isWorking ? `It works once, for another ${minutes(linkSeconds)}.` : "Its link has run out."}
        </Muted>
        <Muted>
          Nothing there? Have a look in the spam folder.{" "}
          {!mayResend && `We can send another in ${clock(nextSeconds)}.`}
        </Muted>
      </Stack>
      <FormButtons>
        <Button kind="quiet" aria-disabled={!mayResend} onClick={() => step.send({ type: "reset.pressed" })}>
          Send another
        </Button>
        <Button onClick={() => step.send({ type: "password.chosen" })}>Enter password</Button>
      </FormButtons>
    </Stack>
  );
}

const minutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60);
  return `${count} ${count === 1 ? "minute" : "minutes"}`;
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
