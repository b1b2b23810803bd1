import { useSelector } from "@xstate/react";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { limits } from "../../../domain/base/limits";
import { childFirstNameRule, lastInitialRule } from "../../../domain/family/child";
import { type FieldRule, textRule } from "../../../domain/fields/field-rules";
import { isShirtNumber } from "../../../domain/team/roster";
import { optionalSpotFields, type SpotField, spotFields } from "../../../domain/team/spot";
import { memberTexts, spotTexts } from "../../../domain/team/texts";
import { selectIsUnready } from "../../../machines/base/saved-form.setup";
import type { spotFormMachine } from "../../../machines/team/spot-form.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { TextField } from "../../controls/fields/text-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Muted } from "../../ui/base/page";
import { Form } from "../../ui/fields/form";
import { readForm } from "../../ui/fields/form-reading";

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
  const [typed, setTyped] = useState<Addresses>(noAddresses);
  const rules = useAddressRules(typed);
  const judge = (field: SpotField) => (isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { values } = readForm(event.currentTarget, { ...nameRules, ...rules });
    kept.current = values.firstName;
    form.send({
      type: "form.submitted",
      form: {
        firstName: values.firstName,
        lastInitial: values.lastInitial,
        number: values.number,
        emailAddresses: addressFields.map((field) => values[field]).filter((address) => address !== ""),
      },
    });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <Muted>A mail goes to each address. Whoever says yes first takes the spot.</Muted>
      <TextField
        label="First name"
        name="firstName"
        hint="What the team calls them."
        autoCapitalize="words"
        isVerbatim
        isRequired
        enterKeyHint="next"
        max={limits.firstName.max}
        rule={childFirstNameRule}
        onJudged={({ problem }) => judge("firstName")(problem === null)}
      />
      <TextField
        label="Last initial"
        name="lastInitial"
        hint="One letter is all we keep."
        autoCapitalize="characters"
        isVerbatim
        isRequired
        enterKeyHint="next"
        rule={lastInitialRule}
        onJudged={({ problem }) => judge("lastInitial")(problem === null)}
      />
      <TextField
        label="Number"
        name="number"
        isVerbatim
        enterKeyHint="next"
        rule={numberRule}
        onJudged={({ problem }) => judge("number")(problem === null)}
      />
      {addressFields.map((field, index) => (
        <TextField
          key={field}
          label={index === 0 ? "Parent's e-mail" : `E-mail ${index + 1}`}
          name={field}
          kind="email"
          autoComplete="off"
          max={limits.emailAddress.max}
          rule={rules[field]}
          onJudged={({ value, problem }) => {
            setTyped((before) => (before[field] === value ? before : { ...before, [field]: value }));
            judge(field)(problem === null);
          }}
        />
      ))}
      <SavedFormFoot of={form} isUnready={isUnready} save="Save and send" isAtEdge />
    </Form>
  );
}

const addressFields = ["address1", "address2", "address3"] as const;
type Addresses = Readonly<Record<(typeof addressFields)[number], string>>;
const noAddresses: Addresses = { address1: "", address2: "", address3: "" };

const addressRule = textRule({ kind: "email", max: limits.emailAddress.max });

/** Rejects an address that an earlier field already contains. */
function useAddressRules({ address1, address2 }: Addresses): Record<keyof Addresses, FieldRule> {
  return useMemo(() => {
    const after =
      (...before: readonly string[]): FieldRule =>
      (text) => {
        const reading = addressRule(text);
        const isTwice = before.some(
          (address) => address !== "" && address.toLowerCase() === reading.value.toLowerCase(),
        );
        return reading.problem === null && isTwice ? { ...reading, problem: spotTexts.twice } : reading;
      };
    return { address1: addressRule, address2: after(address1), address3: after(address1, address2) };
  }, [address1, address2]);
}

export const numberRule: FieldRule = (text) => {
  const value = text.trim();
  return { value, problem: value === "" || isShirtNumber(value) ? null : memberTexts.number };
};

const nameRules = { firstName: childFirstNameRule, lastInitial: lastInitialRule, number: numberRule };
