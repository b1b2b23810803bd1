import { useMemo } from "react";
import { limits } from "../../../domain/base/limits";
import { childFirstNameRule, lastInitialRule } from "../../../domain/family/child";
import type { ChildForm } from "../../../domain/family/child-form";
import { familyCodeTexts } from "../../../domain/family/code-texts";
import { childTexts } from "../../../domain/family/texts";
import { TypedDateField, type TypedDateFieldProps } from "../dates/typed-date-field";
import { TextField } from "../fields/text-field";

export type ChildFieldsProps = {
  dateField: TypedDateFieldProps["machine"];
  /** Initial values. */
  known: ChildForm;
  hasInitial?: boolean;
  /** Says whose first name it is, where one's own could be meant. */
  firstNameLabel?: string;
  onJudged: (field: keyof ChildForm, isFit: boolean) => void;
};

/** The fields of a child, limited to what a team needs. */
export function ChildFields(props: ChildFieldsProps) {
  const { dateField, known, hasInitial = true, firstNameLabel = "First name", onJudged } = props;
  const born = known.dateOfBirth;
  const birthday = useMemo(() => (born ? { startDate: born, endDate: null } : undefined), [born]);
  return (
    <>
      <TextField
        label={firstNameLabel}
        name="firstName"
        hint="What the team calls them."
        autoComplete="off"
        autoCapitalize="words"
        isVerbatim
        enterKeyHint="next"
        isRequired
        max={limits.firstName.max}
        rule={childFirstNameRule}
        defaultText={known.firstName}
        onJudged={({ problem }) => onJudged("firstName", problem === null)}
      />
      {hasInitial && (
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
          defaultText={known.lastInitial}
          onJudged={({ problem }) => onJudged("lastInitial", problem === null)}
        />
      )}
      <TypedDateField
        label="Date of birth"
        name="dateOfBirth"
        hint="Only you and their other guardians see it."
        machine={dateField}
        rules={kidsAge}
        value={birthday}
        onChange={(_, hasFailed) => onJudged("dateOfBirth", !hasFailed)}
      />
    </>
  );
}

export function readChild(form: HTMLFormElement): ChildForm {
  const data = new FormData(form);
  const read = (name: keyof ChildForm) => String(data.get(name) ?? "");
  return {
    firstName: childFirstNameRule(read("firstName")).value,
    lastInitial: lastInitialRule(read("lastInitial")).value,
    dateOfBirth: read("dateOfBirth"),
  };
}

const kidsAge = {
  isRequired: true,
  when: "past",
  maximumAge: limits.ageOfAdult - 1,
  tooOld: familyCodeTexts.CHILD_403_AGE,
} as const;
