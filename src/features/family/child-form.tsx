import { useSelector } from "@xstate/react";
import { type FormEvent, Fragment, useMemo, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { limits } from "../../../domain/base/limits";
import { childFirstNameRule, lastInitialRule } from "../../../domain/family/child";
import { changesBetween } from "../../../domain/family/child-changes";
import type { ChildField } from "../../../domain/family/child-form";
import { familyCodeTexts } from "../../../domain/family/code-texts";
import { childTexts } from "../../../domain/family/texts";
import { selectSaved } from "../../../machines/base/saved-form.setup";
import { type childFormMachine, selectIsChildUnready } from "../../../machines/family/child-form.machine";
import { SavedFormFoot } from "../../controls/base/saved-form-foot";
import { TypedDateField, type TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { TextField } from "../../controls/fields/text-field";
import { useGaps, useToldGaps } from "../../controls/fields/use-gaps";
import { Link } from "../../ui/base/link";
import { Form } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";

export type ChildFormProps = {
  form: ActorRefFrom<typeof childFormMachine>;
  dateField: TypedDateFieldProps["machine"];
  /** That of one's own last name: most often it is the kid's as well. */
  lastInitial: string;
};

/** A new kid, or what is known of one: as little as a team needs. */
export function ChildForm({ form, dateField, lastInitial }: ChildFormProps) {
  const saved = useSelector(form, selectSaved);
  const isUnready = useSelector(form, selectIsChildUnready);
  const ref = useRef<HTMLFormElement>(null);
  const born = saved?.date_of_birth;
  const birthday = useMemo(() => (born ? { startDate: born, endDate: null } : undefined), [born]);
  useGaps(ref, form);
  const judge = (field: ChildField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: ChildField) => String(data.get(name) ?? "");
    form.send({
      type: "form.submitted",
      form: {
        firstName: childFirstNameRule(read("firstName")).value,
        lastInitial: lastInitialRule(read("lastInitial")).value,
        dateOfBirth: read("dateOfBirth"),
      },
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <Fragment key={saved?.version}>
        <TextField
          label="First name"
          name="firstName"
          hint="What the team calls them."
          autoComplete="off"
          autoCapitalize="words"
          isVerbatim
          enterKeyHint="next"
          isRequired
          max={limits.firstName.max}
          rule={childFirstNameRule}
          defaultText={saved?.first_name ?? ""}
          onJudged={({ problem }) => judge("firstName", problem === null)}
        />
        <TextField
          label="Last initial"
          name="lastInitial"
          hint={childTexts.oneLetter}
          autoComplete="off"
          autoCapitalize="characters"
          isVerbatim
          enterKeyHint="next"
          isRequired
          rule={lastInitialRule}
          defaultText={saved?.last_initial ?? lastInitial}
          onJudged={({ problem }) => judge("lastInitial", problem === null)}
        />
        <TypedDateField
          label="Date of birth"
          name="dateOfBirth"
          hint="Only you and their other guardians see it."
          machine={dateField}
          rules={kidsAge}
          value={birthday}
          onChange={(_, hasFailed) => judge("dateOfBirth", !hasFailed)}
        />
      </Fragment>
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
  const isTold = useToldGaps(form) > 0;
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
      problem={isTold && !isTicked ? childTexts.guardiansOnly : null}
      onTicked={(isTickedNow) => {
        setTicked(isTickedNow);
        onJudged(isTickedNow);
      }}
    />
  );
}

const kidsAge = {
  isRequired: true,
  when: "past",
  maximumAge: limits.ageOfAdult - 1,
  tooOld: familyCodeTexts.CHILD_403_AGE,
} as const;
