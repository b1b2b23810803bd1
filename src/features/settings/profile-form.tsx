import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { User } from "../../../domain/account/user";
import type { ProfileField } from "../../../domain/settings/settings";
import type { dripNameFieldMachine } from "../../../machines/drip-name/drip-name-field.machine";
import { type profileFormMachine, selectIsSaving } from "../../../machines/settings/profile-form.machine";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";

export type ProfileFormProps = {
  form: ActorRefFrom<typeof profileFormMachine>;
  /** Named as in Profile. */
  fields: (props: ProfileFieldsProps) => ReactNode;
};

export type ProfileFieldsProps = {
  me: User;
  dripName: ActorRefFrom<typeof dripNameFieldMachine> | undefined;
};

export function ProfileForm({ form, fields }: ProfileFormProps) {
  const me = useSelector(form, (snapshot) => snapshot.context.me);
  const dripName = useSelector(form, (snapshot) => snapshot.children.dripName);
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
      {fields({ me, dripName })}
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
