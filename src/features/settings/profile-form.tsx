import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { User } from "../../../domain/account/user";
import type { ProfileField } from "../../../domain/settings/settings";
import {
  type profileFormMachine,
  selectIsSaving,
  selectMessage,
  selectSuggestions,
} from "../../../machines/settings/profile-form.machine";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";

export type ProfileFormProps = {
  form: ActorRefFrom<typeof profileFormMachine>;
  /** Named as in Profile. */
  fields: (props: ProfileFieldsProps) => ReactNode;
};

export type ProfileFieldsProps = {
  me: User;
  /** What the server said of the drip name. */
  fault: string | null;
  /** Free ones, when it was taken. */
  suggestions: readonly string[];
  onDripNameEntered: () => void;
};

export function ProfileForm({ form, fields }: ProfileFormProps) {
  const me = useSelector(form, (snapshot) => snapshot.context.me);
  const fault = useSelector(form, selectMessage);
  const suggestions = useSelector(form, selectSuggestions);
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
      {fields({ me, fault, suggestions, onDripNameEntered: () => form.send({ type: "drip-name.entered" }) })}
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
