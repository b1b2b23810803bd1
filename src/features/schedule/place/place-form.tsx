import { useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  addressLength,
  addressRule,
  newPlaceFit,
  type PlaceField,
  placeCategories,
  placeNameLength,
  placeNameRule,
  type Venue,
  type VenueCategory,
} from "../../../../domain/schedule/place";
import {
  type placeFormMachine,
  selectIsPlaceUnready,
} from "../../../../machines/schedule/place-form.machine";
import { SavedFormFoot } from "../../../controls/base/saved-form-foot";
import { useSavedForm } from "../../../controls/base/use-saved-form";
import { TextField } from "../../../controls/fields/text-field";
import { useGaps } from "../../../controls/fields/use-gaps";
import { SectionHead } from "../../../ui/base/section-head";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { Form } from "../../../ui/fields/form";
import { readForm } from "../../../ui/fields/form-reading";

export type PlaceFormProps = {
  machine: typeof placeFormMachine;
  onAdded: (place: Venue) => void;
  onLeft: () => void;
};

/** Adds a venue to the team. */
export function PlaceForm({ machine, onAdded, onLeft }: PlaceFormProps) {
  const [input] = useState(() => ({ key: crypto.randomUUID(), saved: null, fit: newPlaceFit }));
  const form = useSavedForm(machine, input, (output) =>
    output.kind === "saved" ? onAdded(output.saved) : onLeft(),
  );
  const isUnready = useSelector(form, selectIsPlaceUnready);
  const [category, setCategory] = useState<VenueCategory>("field");
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  const judge = (field: PlaceField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { values } = readForm(event.currentTarget, rules);
    form.send({ type: "form.submitted", form: { ...values, category } });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <SectionHead level={3}>Add a place</SectionHead>
      <TextField
        label="Name"
        name="name"
        hint="What the team calls it."
        autoCapitalize="words"
        isVerbatim
        isRequired
        enterKeyHint="next"
        max={placeNameLength}
        rule={placeNameRule}
        onJudged={({ problem }) => judge("name", problem === null)}
      />
      <ChoiceChips
        legend="Kind of place"
        name="category"
        options={categoryChoices}
        value={category}
        onChosen={(value) => setCategory(value as VenueCategory)}
      />
      <TextField
        label="Address"
        name="address"
        hint="For whoever drives there."
        autoCapitalize="words"
        isVerbatim
        max={addressLength}
        rule={addressRule}
        onJudged={({ problem }) => judge("address", problem === null)}
      />
      <SavedFormFoot of={form} isUnready={isUnready} save="Add it" leave="Back" isAtEdge />
    </Form>
  );
}

const rules = { name: placeNameRule, address: addressRule };
const categoryChoices = Object.entries(placeCategories).map(([value, label]) => ({ value, label }));
