import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { changesBetween } from "../../../domain/family/child-changes";
import type { ChildField } from "../../../domain/family/child-form";
import { childTexts } from "../../../domain/family/texts";
import { selectSaved } from "../../../machines/base/saved-form.setup";
import { type childFormMachine, selectIsChildUnready } from "../../../machines/family/child-form.machine";
import { SavedFormFoot } from "../../controls/base/saved-form-foot";
import type { TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { ChildFields, readChild } from "../../controls/family/child-fields";
import { useGaps, useShownGaps } from "../../controls/fields/use-gaps";
import { Link } from "../../ui/base/link";
import { Form } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";

export type ChildFormProps = {
  form: ActorRefFrom<typeof childFormMachine>;
  dateField: TypedDateFieldProps["machine"];
  /** Initial of the person's own last name, as the default. */
  lastInitial: string;
};

/** Creates or changes a child's profile, with only the data that a team needs. */
export function ChildForm({ form, dateField, lastInitial }: ChildFormProps) {
  const saved = useSelector(form, selectSaved);
  const isUnready = useSelector(form, selectIsChildUnready);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const judge = (field: ChildField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.send({ type: "form.submitted", form: readChild(event.currentTarget) });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <ChildFields
        key={saved?.version}
        dateField={dateField}
        known={{
          firstName: saved?.first_name ?? "",
          lastInitial: saved?.last_initial ?? lastInitial,
          dateOfBirth: saved?.date_of_birth ?? "",
        }}
        onJudged={judge}
      />
      {saved === null && <Statement form={form} onJudged={(isFit) => judge("statement", isFit)} />}
      <SavedFormFoot
        of={form}
        isUnready={isUnready}
        save={saved === null ? "Add" : "Save"}
        theirs={(theirs) => saved && changesBetween(saved, theirs).join(" ")}
      />
    </Form>
  );
}

function Statement({
  form,
  onJudged,
}: Pick<ChildFormProps, "form"> & { onJudged: (isFit: boolean) => void }) {
  const [isTicked, setTicked] = useState(false);
  const areGapsShown = useShownGaps(form) > 0;
  return (
    <Tick
      name="statement"
      label={
        <>
          I'm their parent or guardian, and I agree to{" "}
          <Link href="/privacy" target="_blank">
            how Drip handles kids' data
          </Link>
          .
        </>
      }
      isTicked={isTicked}
      problem={areGapsShown && !isTicked ? childTexts.guardiansOnly : null}
      onTicked={(isTickedNow) => {
        setTicked(isTickedNow);
        onJudged(isTickedNow);
      }}
    />
  );
}
