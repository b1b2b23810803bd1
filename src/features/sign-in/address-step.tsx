import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { limits } from "../../../domain/base/limits";
import {
  type addressCheckMachine,
  selectCanGoOn,
  selectHasFault,
  selectIsChecking,
  selectMessage,
} from "../../../machines/sign-in/address-check.machine";
import { Countdown } from "../../controls/base/countdown";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";
import { useFirstField } from "./use-first-field";

export type AddressStepProps = { step: ActorRefFrom<typeof addressCheckMachine>; onCancelled: () => void };

export function AddressStep({ step, onCancelled }: AddressStepProps) {
  const kept = useSelector(step, (snapshot) => snapshot.context.emailAddress);
  const message = useSelector(step, selectMessage);
  const hasFault = useSelector(step, selectHasFault);
  const isChecking = useSelector(step, selectIsChecking);
  const canGoOn = useSelector(step, selectCanGoOn);
  const countdown = useSelector(step, (snapshot) => snapshot.children.countdown);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(kept);

  const ref = useFirstField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canGoOn) return input.current?.focus();
    step.send({ type: "next.pressed", emailAddress: input.current?.value ?? text });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <TextField
        label="E-mail address"
        name="username"
        kind="email"
        autoComplete="username"
        isRequired
        max={limits.emailAddress.max}
        value={text}
        inputRef={input}
        isChecking={isChecking}
        message={message === null ? null : { tone: hasFault ? "problem" : "success", text: message }}
        onEntered={(entered) => {
          setText(entered);
          step.send({ type: "email.entered", emailAddress: entered });
        }}
      />
      {countdown && <Countdown of={countdown} />}
      <FormButtons>
        <Button kind="quiet" onClick={onCancelled}>
          Cancel
        </Button>
        <Button type="submit" isUnready={!canGoOn}>
          Next
        </Button>
      </FormButtons>
    </Form>
  );
}
