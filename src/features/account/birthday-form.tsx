import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { type birthdayMachine, selectIsBusy, selectIsFit } from "../../../machines/account/birthday.machine";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";

export type BirthdayFormProps = {
  form: ActorRefFrom<typeof birthdayMachine>;
  /** A field named dateOfBirth, which tells whether what is in it is fit. */
  children: (judge: (isFit: boolean) => void) => ReactNode;
};

export function BirthdayForm({ form, children }: BirthdayFormProps) {
  const isFit = useSelector(form, selectIsFit);
  const isBusy = useSelector(form, selectIsBusy);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const dateOfBirth = String(new FormData(event.currentTarget).get("dateOfBirth") ?? "");
    form.send({ type: "birthday.submitted", dateOfBirth });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      {children((isFitNow) => form.send({ type: "birthday.judged", isFit: isFitNow }))}
      <FormButtons>
        <Button kind="quiet" onClick={() => form.send({ type: "sign-out.pressed" })}>
          Sign out
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={!isFit}>
          Save
        </Button>
      </FormButtons>
    </Form>
  );
}
