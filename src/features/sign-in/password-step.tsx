import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import {
  type passwordStepMachine,
  selectIsBusy,
  selectIsLimited,
  selectIsMailed,
  selectMayReset,
  selectWrongPassword,
} from "../../../machines/sign-in/password-step.machine";
import { Countdown } from "../../controls/base/countdown";
import { useFirstField } from "../../controls/fields/use-first-field";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { ResetMailed } from "./reset-mailed";
import { ShownAddress } from "./shown-address";

export type PasswordStepProps = {
  step: ActorRefFrom<typeof passwordStepMachine>;
  onCancelled: () => void;
  onAddressPressed: () => void;
  /** The password field, named `password`, with its error after a failed attempt. */
  children: (refusal: { text: string } | null) => ReactNode;
};

export function PasswordStep(props: PasswordStepProps) {
  const isMailed = useSelector(props.step, selectIsMailed);
  return isMailed ? <ResetMailed step={props.step} /> : <PasswordForm {...props} />;
}

function PasswordForm({ step, onCancelled, onAddressPressed, children }: PasswordStepProps) {
  const emailAddress = useSelector(step, (snapshot) => snapshot.context.emailAddress);
  const isBusy = useSelector(step, selectIsBusy);
  const isSigningIn = useSelector(step, (snapshot) => snapshot.matches("signingIn"));
  const isLimited = useSelector(step, selectIsLimited);
  const mayReset = useSelector(step, selectMayReset);
  const countdown = useSelector(step, (snapshot) => snapshot.children.countdown);
  const ref = useFirstField();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (password !== "") step.send({ type: "password.submitted", password });
    else ref.current?.querySelector<HTMLElement>("[name=password]")?.focus();
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <ShownAddress emailAddress={emailAddress} onPressed={onAddressPressed} />
      {children(useSelector(step, selectWrongPassword))}
      {countdown && <Countdown of={countdown} />}
      <FormButtons>
        <Button kind="quiet" onClick={onCancelled}>
          Cancel
        </Button>
        <Button kind="quiet" aria-disabled={!mayReset} onClick={() => step.send({ type: "reset.pressed" })}>
          Reset
        </Button>
        <Button type="submit" isBusy={isSigningIn} aria-disabled={isBusy || isLimited}>
          Sign in
        </Button>
      </FormButtons>
    </Form>
  );
}
