import { useSelector } from "@xstate/react";
import { type FormEvent, useRef, useState } from "react";
import { optionalSpotFields, spotFields } from "../../../domain/team/spot";
import { selectIsUnready } from "../../../machines/base/saved-form.setup";
import type { spotFormMachine } from "../../../machines/team/spot-form.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { useGaps } from "../../controls/fields/use-gaps";
import { Muted } from "../../ui/base/page";
import { Form } from "../../ui/fields/form";
import { readSpot, SpotFields } from "./spot-fields";

const selectIsSpotUnready = selectIsUnready(spotFields);

export type SpotFormProps = {
  machine: typeof spotFormMachine;
  hold: (isHeld: boolean) => void;
  onKept: (firstName: string, mails: number) => void;
  onLeft: () => void;
};

/** Adds a spot for an expected player, and mails invitations to the guardians. */
export function SpotForm({ machine, hold, onKept, onLeft }: SpotFormProps) {
  const [input] = useState(() => ({ key: crypto.randomUUID(), saved: null, fit: optionalSpotFields }));
  const kept = useRef("");
  const form = useSavedForm(machine, input, (output) =>
    output.kind === "saved" ? onKept(kept.current, output.saved.invited) : onLeft(),
  );
  useHold(hold, useIsSaving(form));
  const isUnready = useSelector(form, selectIsSpotUnready);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const spot = readSpot(event.currentTarget);
    kept.current = spot.firstName;
    form.send({ type: "form.submitted", form: spot });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <Muted>A mail goes to each address. Whoever says yes first takes the spot.</Muted>
      <SpotFields onJudged={(field, isFit) => form.send({ type: "field.judged", field, isFit })} />
      <SavedFormFoot of={form} isUnready={isUnready} save="Save and send" isAtEdge />
    </Form>
  );
}
