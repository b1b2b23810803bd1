import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { SignUpField } from "../../../domain/sign-in/sign-in";
import {
  selectIsBusy,
  selectIsLimited,
  selectIsReady,
  type signUpStepMachine,
} from "../../../machines/sign-in/sign-up-step.machine";
import { Countdown } from "../../controls/base/countdown";
import { useFirstField } from "../../controls/fields/use-first-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { ShownAddress } from "./shown-address";

export type JudgeField = (field: SignUpField, isFit: boolean) => void;
export type SignUpStepProps = {
  step: ActorRefFrom<typeof signUpStepMachine>;
  onCancelled: () => void;
  onAddressPressed: () => void;
  /** The fields, named as in SignUpForm. */
  children: (judge: JudgeField) => ReactNode;
};

export function SignUpStep({ step, onCancelled, onAddressPressed, children }: SignUpStepProps) {
  const emailAddress = useSelector(step, (snapshot) => snapshot.context.emailAddress);
  const isReady = useSelector(step, selectIsReady);
  const isBusy = useSelector(step, selectIsBusy);
  const isLimited = useSelector(step, selectIsLimited);
  const countdown = useSelector(step, (snapshot) => snapshot.children.countdown);
  const ref = useFirstField();
  useGaps(ref, step);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: SignUpField) => String(data.get(name) ?? "");
    const form = {
      firstName: read("firstName").trim(),
      lastName: read("lastName").trim(),
      dateOfBirth: read("dateOfBirth"),
      password: read("password"),
    };
    step.send({ type: "form.submitted", form });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <ShownAddress emailAddress={emailAddress} onPressed={onAddressPressed} />
      {children((field, isFit) => step.send({ type: "field.judged", field, isFit }))}
      {countdown && <Countdown of={countdown} />}
      <FormButtons>
        <Button kind="quiet" onClick={onCancelled}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={!isReady} aria-disabled={isLimited}>
          Sign up
        </Button>
      </FormButtons>
    </Form>
  );
}
