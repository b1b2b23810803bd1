import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import {
  type KidField,
  type kidFormMachine,
  selectHasInitial,
  selectIsReady,
  selectKid,
} from "../../../machines/invitation/kid-form.machine";
import type { TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { ChildFields, readChild } from "../../controls/family/child-fields";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { LoneLink } from "../../ui/base/lone-link";
import { Form, FormButtons } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";

export type DateMachine = TypedDateFieldProps["machine"];
export type KidFormProps = {
  form: ActorRefFrom<typeof kidFormMachine>;
  dateField: DateMachine;
  yes: string;
  /** Label of the way back; null without one. */
  back: string | null;
};

/** The child who joins, with only the data that a team needs. */
export function KidForm({ form, dateField, yes, back }: KidFormProps) {
  const kid = useSelector(form, selectKid);
  const hasInitial = useSelector(form, selectHasInitial);
  const isReady = useSelector(form, selectIsReady);
  const [isAgreed, setAgreed] = useState(false);
  const [areGapsShown, setGapsShown] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const judge = (field: KidField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setGapsShown(true);
    const typed = readChild(event.currentTarget);
    form.send({
      type: "kid.submitted",
      kid: hasInitial ? typed : { ...typed, lastInitial: kid.lastInitial },
      idempotencyKey: crypto.randomUUID(),
      at: Date.now(),
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <ChildFields
        dateField={dateField}
        known={kid}
        hasInitial={hasInitial}
        firstNameLabel="Your child's first name"
        onJudged={judge}
      />
      <Tick
        name="statement"
        label="I'm their parent or guardian, and I agree to how Drip handles kids' data."
        isTicked={isAgreed}
        problem={areGapsShown && !isAgreed ? "Only a parent or guardian can do this." : null}
        onTicked={(isTicked) => {
          setAgreed(isTicked);
          judge("statement", isTicked);
        }}
      />
      <LoneLink href="/privacy#children" target="_blank" rel="noreferrer">
        How Drip handles kids' data
      </LoneLink>
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
