import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { limits } from "../../../domain/base/limits";
import { childFirstNameRule, lastInitialRule } from "../../../domain/family/child";
import { familyCodeTexts } from "../../../domain/family/code-texts";
import {
  type KidField,
  type kidFormMachine,
  selectHasInitial,
  selectIsReady,
  selectKid,
} from "../../../machines/invitation/kid-form.machine";
import { TypedDateField, type TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { TextField } from "../../controls/fields/text-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { Form, FormButtons } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";

export type DateMachine = TypedDateFieldProps["machine"];
export type KidFormProps = {
  form: ActorRefFrom<typeof kidFormMachine>;
  dateField: DateMachine;
  yes: string;
  /** What leads back; nothing where there is no place behind the form. */
  back: string | null;
};

/** The kid who comes along: as little as a team needs to know. */
export function KidForm({ form, dateField, yes, back }: KidFormProps) {
  const kid = useSelector(form, selectKid);
  const hasInitial = useSelector(form, selectHasInitial);
  const isReady = useSelector(form, selectIsReady);
  const [isAgreed, setAgreed] = useState(false);
  const [isTold, setTold] = useState(false);
  const [birthday] = useState(() => ({ startDate: kid.dateOfBirth || null, endDate: null }));
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const judge = (field: KidField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTold(true);
    const data = new FormData(event.currentTarget);
    const read = (name: KidField) => String(data.get(name) ?? "");
    form.send({
      type: "kid.submitted",
      kid: {
        firstName: childFirstNameRule(read("firstName")).value,
        lastInitial: hasInitial ? lastInitialRule(read("lastInitial")).value : kid.lastInitial,
        dateOfBirth: read("dateOfBirth"),
      },
      idempotencyKey: crypto.randomUUID(),
      at: Date.now(),
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
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
        defaultText={kid.firstName}
        onJudged={({ problem }) => judge("firstName", problem === null)}
      />
      {hasInitial && (
        <TextField
          label="Last initial"
          name="lastInitial"
          hint="One letter is all we keep."
          autoComplete="off"
          autoCapitalize="characters"
          isVerbatim
          enterKeyHint="next"
          isRequired
          rule={lastInitialRule}
          defaultText={kid.lastInitial}
          onJudged={({ problem }) => judge("lastInitial", problem === null)}
        />
      )}
      <TypedDateField
        label="Date of birth"
        hint="Only you and their other guardians see it."
        name="dateOfBirth"
        autoComplete="off"
        machine={dateField}
        rules={kidsAge}
        value={birthday}
        onChange={(_, hasFailed) => judge("dateOfBirth", !hasFailed)}
      />
      <Tick
        name="statement"
        label="I'm their parent or guardian, and I agree to how Drip handles kids' data."
        isTicked={isAgreed}
        problem={isTold && !isAgreed ? "Only a parent or guardian can do this." : null}
        onTicked={(isTicked) => {
          setAgreed(isTicked);
          judge("statement", isTicked);
        }}
      />
      <FormButtons>
        {back && (
          <Button kind="quiet" onClick={() => form.send({ type: "left" })}>
            {back}
          </Button>
        )}
        <Button type="submit" isUnready={!isReady}>
          {yes}
        </Button>
      </FormButtons>
    </Form>
  );
}

const kidsAge = {
  isRequired: true,
  when: "past",
  maximumAge: limits.ageOfAdult - 1,
  tooOld: familyCodeTexts.CHILD_403_AGE,
} as const;
