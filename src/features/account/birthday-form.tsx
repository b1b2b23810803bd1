import { useSelector } from "@xstate/react";
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { birthdayTexts } from "../../../domain/account/texts";
import {
  type birthdayMachine,
  selectIsBusy,
  selectIsFit,
  selectIsUnknown,
  selectProver,
  selectRepeats,
} from "../../../machines/account/birthday.machine";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { Muted } from "../../ui/base/page";
import { Form, FormButtons } from "../../ui/fields/form";

type BirthdayForm = ActorRefFrom<typeof birthdayMachine>;

export type BirthdayFormProps = {
  form: BirthdayForm;
  /** A field named dateOfBirth, which reports whether its value is valid. */
  children: (judge: (isFit: boolean) => void) => ReactNode;
  /** A field named password, for a repeated date. */
  passwordField: ReactNode;
  /** Label of the button that leaves without giving a date. */
  leave?: string;
};

export function BirthdayForm({ form, children, passwordField, leave = "Sign out" }: BirthdayFormProps) {
  const isFit = useSelector(form, selectIsFit);
  const isBusy = useSelector(form, selectIsBusy);
  const isUnknown = useSelector(form, selectIsUnknown);
  const prover = useSelector(form, selectProver);
  const repeats = useSelector(form, selectRepeats);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  useEffect(() => {
    if (repeats > 0) ref.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }, [repeats]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    form.send({
      type: "birthday.submitted",
      dateOfBirth: String(given.get("dateOfBirth") ?? ""),
      password: prover === "" ? String(given.get("password") ?? "") : null,
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <Fragment key={repeats}>
        {children((isFitNow) => form.send({ type: "birthday.judged", isFit: isFitNow }))}
      </Fragment>
      {prover !== null && (
        <p>{prover === "" ? birthdayTexts.ownProof : birthdayTexts.foreignProof(prover)}</p>
      )}
      {prover === "" && passwordField}
      {isUnknown && <Muted role="alert">{birthdayTexts.providerUnknown}</Muted>}
      <FormButtons>
        <Button kind="quiet" onClick={() => form.send({ type: "sign-out.pressed" })}>
          {leave}
        </Button>
        {isUnknown ? (
          <Button onClick={() => form.send({ type: "retry.pressed" })}>Try again</Button>
        ) : (
          <Button type="submit" isBusy={isBusy} isUnready={!isFit}>
            Save
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}

/** State of the question and its repetition. */
export function useBirthdayQuestion(form: BirthdayForm) {
  const isRepeated = useSelector(form, selectRepeats) > 0;
  const { question, why, again, whyAgain } = birthdayTexts;
  return isRepeated ? { title: again, description: whyAgain } : { title: question, description: why };
}
