import { useSelector } from "@xstate/react";
import type { FormEvent, ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { limits } from "../../../domain/base/limits";
import type { NameField } from "../../../domain/drip-name/drip-name-form";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import * as chart from "../../../machines/drip-name/drip-name.machine";
import { Button } from "../../ui/base/button";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";
import { Suggestions } from "./suggestions";

export type JudgeName = (field: NameField, isFit: boolean) => void;
export type DripNameFormProps = {
  form: ActorRefFrom<typeof chart.dripNameMachine>;
  /** First and last name, for who has none yet. */
  nameFields: (judge: JudgeName) => ReactNode;
};

export function DripNameForm({ form, nameFields }: DripNameFormProps) {
  const dripName = useSelector(form, chart.selectDripName);
  const message = useSelector(form, chart.selectMessage);
  const hasFault = useSelector(form, chart.selectHasFault);
  const isStripped = useSelector(form, chart.selectIsStripped);
  const isChecking = useSelector(form, chart.selectIsChecking);
  const isBusy = useSelector(form, chart.selectIsBusy);
  const canClaim = useSelector(form, chart.selectCanClaim);
  const needsNames = useSelector(form, chart.selectNeedsNames);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: NameField) => String(data.get(name) ?? "").trim();
    form.send({
      type: "claim.submitted",
      names: { firstName: read("firstName"), lastName: read("lastName") },
    });
  };
  return (
    <Form onSubmit={submit} noValidate>
      {needsNames && nameFields((field, isFit) => form.send({ type: "name.judged", field, isFit }))}
      <TextField
        label="Drip name"
        name="dripName"
        autoComplete="nickname"
        autoCapitalize="none"
        hint="Letters, digits and underscores. It's how your team finds you."
        isRequired
        max={limits.dripName.max}
        value={dripName}
        isChecking={isChecking}
        isReadOnly={isBusy}
        message={message === null ? null : { tone: hasFault ? "problem" : "success", text: message }}
        onEntered={(text) => form.send({ type: "drip-name.entered", text })}
      />
      <VisuallyHidden role="status">{isStripped ? dripNameTexts.stripped : ""}</VisuallyHidden>
      <Suggestions form={form} />
      <FormButtons>
        <Button kind="quiet" onClick={() => form.send({ type: "sign-out.pressed" })}>
          Sign out
        </Button>
        <Button type="submit" isBusy={isBusy} aria-disabled={!canClaim}>
          Claim it
        </Button>
      </FormButtons>
    </Form>
  );
}
