import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import type { NameField } from "../../../domain/drip-name/drip-name-form";
import * as machine from "../../../machines/drip-name/drip-name.machine";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { DripNameField } from "./drip-name-field";

export type JudgeName = (field: NameField, isFit: boolean) => void;
export type DripNameFormProps = {
  form: ActorRefFrom<typeof machine.dripNameMachine>;
  /** First and last name, for accounts without. */
  nameFields: (judge: JudgeName) => ReactNode;
  /** For accounts without a date of birth; named dateOfBirth. */
  birthdayField: (judge: (isFit: boolean) => void) => ReactNode;
};

export function DripNameForm({ form, nameFields, birthdayField }: DripNameFormProps) {
  const isBusy = useSelector(form, machine.selectIsBusy);
  const canClaim = useSelector(form, machine.selectCanClaim);
  const isProposing = useSelector(form, machine.selectIsProposing);
  const needsNames = useSelector(form, machine.selectNeedsNames);
  const needsBirthday = useSelector(form, machine.selectNeedsBirthday);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: NameField | "dateOfBirth") => String(data.get(name) ?? "").trim();
    form.send({
      type: "claim.submitted",
      names: { firstName: read("firstName"), lastName: read("lastName") },
      dateOfBirth: read("dateOfBirth"),
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      {needsNames && nameFields((field, isFit) => form.send({ type: "name.judged", field, isFit }))}
      <DripNameField
        field={form}
        hint="Letters, digits and underscores. It's yours alone on Drip."
        isReadOnly={isBusy}
      />
      {needsBirthday && birthdayField((isFit) => form.send({ type: "birthday.judged", isFit }))}
      <FormButtons>
        <Button kind="quiet" onClick={() => form.send({ type: "sign-out.pressed" })}>
          Sign out
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={!canClaim}>
          {isProposing ? "That's me" : "Claim it"}
        </Button>
      </FormButtons>
    </Form>
  );
}
