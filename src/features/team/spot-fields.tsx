import { useMemo, useState } from "react";
import { emailRule } from "../../../domain/account/email-address";
import { limits } from "../../../domain/base/limits";
import { childFirstNameRule, lastInitialRule } from "../../../domain/family/child";
import type { FieldReading, FieldRule } from "../../../domain/fields/field-rules";
import { isShirtNumber } from "../../../domain/team/roster";
import type { SpotField, SpotForm } from "../../../domain/team/spot";
import { memberTexts, spotTexts } from "../../../domain/team/texts";
import { TextField } from "../../controls/fields/text-field";
import { readForm } from "../../ui/fields/form-reading";

export type SpotFieldsProps = {
  spot?: SpotForm;
  onJudged?: (field: SpotField, isFit: boolean) => void;
};

/** The fields of a spot: name, number and addresses. */
export function SpotFields({ spot = emptySpot, onJudged = () => {} }: SpotFieldsProps) {
  const [typed, setTyped] = useState<Addresses>(() => addressesOf(spot));
  const rules = useAddressRules(typed);
  const judge =
    (field: SpotField) =>
    ({ problem }: FieldReading) =>
      onJudged(field, problem === null);
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        defaultText={spot.firstName}
        hint="What the team calls them."
        autoCapitalize="words"
        isVerbatim
        isRequired
        enterKeyHint="next"
        max={limits.firstName.max}
        rule={childFirstNameRule}
        onJudged={judge("firstName")}
      />
      <TextField
        label="Last initial"
        name="lastInitial"
        defaultText={spot.lastInitial}
        hint="One letter is all we keep."
        autoCapitalize="characters"
        isVerbatim
        isRequired
        enterKeyHint="next"
        rule={lastInitialRule}
        onJudged={judge("lastInitial")}
      />
      <TextField
        label="Number"
        name="number"
        defaultText={spot.number}
        isVerbatim
        enterKeyHint="next"
        rule={numberRule}
        onJudged={judge("number")}
      />
      {addressFields.map((field, index) => (
        <TextField
          key={field}
          label={index === 0 ? "Parent's e-mail" : `E-mail ${index + 1}`}
          name={field}
          defaultText={spot.emailAddresses[index] ?? ""}
          kind="email"
          autoComplete="off"
          max={limits.emailAddress.max}
          rule={rules[field]}
          onJudged={({ value, problem }) => {
            setTyped((before) => (before[field] === value ? before : { ...before, [field]: value }));
            onJudged(field, problem === null);
          }}
        />
      ))}
    </>
  );
}

const emptySpot: SpotForm = { firstName: "", lastInitial: "", number: "", emailAddresses: [] };
const addressFields = ["address1", "address2", "address3"] as const;
type Addresses = Readonly<Record<(typeof addressFields)[number], string>>;

const addressesOf = ({
  emailAddresses: [address1 = "", address2 = "", address3 = ""],
}: SpotForm): Addresses => ({
  address1,
  address2,
  address3,
});

const addressRule = emailRule();

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

const rulesAtSubmit: Record<SpotField, FieldRule> = {
  firstName: childFirstNameRule,
  lastInitial: lastInitialRule,
  number: numberRule,
  address1: addressRule,
  address2: addressRule,
  address3: addressRule,
};

/** What is typed in the fields. */
export function readSpot(form: HTMLFormElement): SpotForm {
  const { firstName, lastInitial, number, ...addresses } = readForm(form, rulesAtSubmit).values;
  const emailAddresses = addressFields.map((field) => addresses[field]).filter((address) => address !== "");
  return { firstName, lastInitial, number, emailAddresses };
}
