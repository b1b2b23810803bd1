import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { User } from "../../../domain/auth-state";
import type { ProfileField } from "../../../domain/settings";
import {
  type profileFormMachine,
  selectIsSaving,
  selectMessage,
} from "../../../machines/profile-form.machine";
import { Button } from "../../ui/button";
import { Form, FormButtons } from "../../ui/form";

export type ProfileFormProps = {
  form: ActorRefFrom<typeof profileFormMachine>;
  /** The fields, named as in Profile; `fault` is what the server said of the drip name. */
  children: (me: User, fault: string | null, onDripNameEntered: () => void) => ReactNode;
};

export function ProfileForm({ form, children }: ProfileFormProps) {
  const me = useSelector(form, (snapshot) => snapshot.context.me);
  const fault = useSelector(form, selectMessage);
  const isSaving = useSelector(form, selectIsSaving);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: ProfileField) => String(data.get(name) ?? "").trim();
    form.send({
      type: "profile.submitted",
      profile: { firstName: read("firstName"), lastName: read("lastName"), dripName: read("dripName") },
    });
  };
  return (
    <Form onSubmit={submit} noValidate>
      {children(me, fault, () => form.send({ type: "drip-name.entered" }))}
      <FormButtons>
        <Button kind="quiet" onClick={() => form.send({ type: "left" })}>
          Back
        </Button>
        <Button type="submit" isBusy={isSaving}>
          Save
        </Button>
      </FormButtons>
    </Form>
  );
}
