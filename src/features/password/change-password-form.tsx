import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import {
  type changePasswordMachine,
  type PasswordField,
  selectCurrentPassword,
  selectIsBusy,
  selectIsLimited,
  selectIsReady,
  selectWrongPassword,
} from "../../../machines/password/change-password.machine";
import { Countdown } from "../../controls/base/countdown";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { Form, FormButtons, HiddenUsername } from "../../ui/fields/form";

export type ChangePasswordFormProps = {
  form: ActorRefFrom<typeof changePasswordMachine>;
  /** Label of the way out: signing out, or closing the dialog. */
  leave: string;
  /** The fields, named as in Passwords. */
  children: (fields: {
    judge: (field: PasswordField, isFit: boolean) => void;
    /** Known from the sign-in just before; null if the form has to ask for it. */
    currentPassword: string | null;
    /** Error of the current password after a failed attempt. */
    refusal: { text: string } | null;
  }) => ReactNode;
};

export function ChangePasswordForm({ form, leave, children }: ChangePasswordFormProps) {
  const emailAddress = useSelector(form, (snapshot) => snapshot.context.me.email_address);
  const currentPassword = useSelector(form, selectCurrentPassword);
  const isReady = useSelector(form, selectIsReady);
  const isBusy = useSelector(form, selectIsBusy);
  const isLimited = useSelector(form, selectIsLimited);
  const countdown = useSelector(form, (snapshot) => snapshot.children.countdown);
  const refusal = useSelector(form, selectWrongPassword);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: PasswordField) => String(data.get(name) ?? "");
    form.send({
      type: "change.submitted",
      passwords: { currentPassword: read("currentPassword"), password: read("password") },
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <HiddenUsername emailAddress={emailAddress} />
      {children({
        judge: (field, isFit) => form.send({ type: "field.judged", field, isFit }),
        currentPassword,
        refusal,
      })}
      {countdown && <Countdown of={countdown} />}
      <FormButtons>
        <Button kind="quiet" onClick={() => form.send({ type: "left" })}>
          {leave}
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={!isReady} aria-disabled={isLimited}>
          Save password
        </Button>
      </FormButtons>
    </Form>
  );
}
