import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { limits } from "../../../domain/base/limits";
import { routes } from "../../../domain/shell/routes";
import {
  type addressCheckMachine,
  selectAddressMessage,
  selectCanGoOn,
  selectHasFault,
  selectIsChecking,
  selectIsDoubtful,
  selectIsHeldByGoogle,
} from "../../../machines/sign-in/address-check.machine";
import { Countdown } from "../../controls/base/countdown";
import { useFirstField } from "../../controls/fields/use-first-field";
import { Button } from "../../ui/base/button";
import { LoneLink } from "../../ui/base/lone-link";
import { GoogleIcon } from "../../ui/brand/provider-icon";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";

export type AddressStepProps = {
  step: ActorRefFrom<typeof addressCheckMachine>;
  /** An invitation is open already. */
  isInvited: boolean;
  onCancelled: () => void;
  /** Signs in with Google, for an address that belongs to a Google account. */
  onGoogle: () => void;
};

export function AddressStep({ step, isInvited, onCancelled, onGoogle }: AddressStepProps) {
  const kept = useSelector(step, (snapshot) => snapshot.context.emailAddress);
  const message = useSelector(step, selectAddressMessage);
  const hasFault = useSelector(step, selectHasFault);
  const isHeldByGoogle = useSelector(step, selectIsHeldByGoogle);
  const fine = useSelector(step, selectIsDoubtful) ? "caution" : "success";
  const tone = hasFault ? "problem" : fine;
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
        enterKeyHint="next"
        isRequired
        max={limits.emailAddress.max}
        value={text}
        inputRef={input}
        isChecking={isChecking}
        message={message === null ? null : { tone, text: message }}
        onEntered={(entered) => {
          setText(entered);
          step.send({ type: "email.entered", emailAddress: entered });
        }}
      />
      {isHeldByGoogle && (
        <Button kind="secondary" isWide icon={<GoogleIcon />} onClick={onGoogle}>
          Sign in with Google
        </Button>
      )}
      {countdown && <Countdown of={countdown} />}
      <FormButtons>
        <Button kind="quiet" onClick={onCancelled}>
          Cancel
        </Button>
        <Button type="submit" isUnready={!canGoOn}>
          Next
        </Button>
      </FormButtons>
      {!isInvited && <LoneLink href={routes.join.pattern}>I have an invitation</LoneLink>}
    </Form>
  );
}
