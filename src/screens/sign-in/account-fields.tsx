import { useMemo, useState } from "react";
import { isMinorsDate } from "../../../domain/account/age";
import { minorTexts } from "../../../domain/sign-in/texts";
import { TypedDateField, type TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { PasswordField, type PasswordFieldProps } from "../../controls/fields/password-field";
import { TextField } from "../../controls/fields/text-field";
import type { JudgeName } from "../../features/drip-name/drip-name-form";
import { lengths, rules } from "../../features/sign-in/field-rules";
import type { JudgeField } from "../../features/sign-in/sign-up-step";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";

export type DateMachine = TypedDateFieldProps["machine"];

type SignUpFieldsProps = { judge: JudgeField; dateField: DateMachine; share: () => void };

/** The age is first, so that nobody types a password to be refused; a minor reads who goes first, before the form goes on. */
export function SignUpFields({ judge, dateField, share }: SignUpFieldsProps) {
  const [isMinor, setMinor] = useState(false);
  return (
    <>
      <BirthdayField
        dateField={dateField}
        rules={rules.dateOfBirth}
        judge={(isFit) => judge("dateOfBirth", isFit)}
        onMinor={setMinor}
      />
      <div role="status">
        {isMinor && (
          <InlineNotice
            title={minorTexts.title}
            actions={
              <Button kind="secondary" onClick={share}>
                {minorTexts.share}
              </Button>
            }
          >
            {minorTexts.why}
          </InlineNotice>
        )}
      </div>
      <NameFields judge={judge} />
      <NewPasswordFields judge={judge} />
    </>
  );
}

/** For signing up and for existing accounts. For the latter only the server checks the minimum age. */
export function BirthdayField({
  dateField,
  judge,
  onMinor,
  rules: given = rules.birthday,
}: {
  dateField: DateMachine;
  judge: (isFit: boolean) => void;
  /** Called with whether the date is a minor's. */
  onMinor?: (isMinor: boolean) => void;
  rules?: NonNullable<TypedDateFieldProps["rules"]>;
}) {
  return (
    <TypedDateField
      label="Date of birth"
      name="dateOfBirth"
      autoComplete="bday"
      machine={dateField}
      rules={given}
      onChange={({ startDate }, hasFailed) => {
        judge(!hasFailed);
        onMinor?.(isMinorsDate(startDate, Date.now()));
      }}
    />
  );
}

export function NameFields({ judge }: { judge: JudgeName }) {
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        isVerbatim
        enterKeyHint="next"
        isRequired
        max={lengths.firstName}
        rule={rules.firstName}
        onJudged={({ problem }) => judge("firstName", problem === null)}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        autoCapitalize="words"
        isVerbatim
        enterKeyHint="next"
        isRequired
        max={lengths.lastName}
        rule={rules.lastName}
        onJudged={({ problem }) => judge("lastName", problem === null)}
      />
    </>
  );
}

type JudgeNewPassword = (field: "password" | "repeatedPassword", isFit: boolean) => void;

type NewPasswordProps = {
  judge: JudgeNewPassword;
  label?: string;
  rule?: PasswordFieldProps["rule"];
};

/** A new password, twice. */
export function NewPasswordFields({ judge, label = "Password", rule = rules.newPassword }: NewPasswordProps) {
  const [first, setFirst] = useState("");
  const [matching, setMatching] = useState(() => rules.matching(""));
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        purpose="new-password"
        enterKeyHint="next"
        hasStrength
        rule={rule}
        onJudged={({ value, problem }) => {
          judge("password", problem === null);
          if (value === first) return;
          setFirst(value);
          setMatching(() => rules.matching(value));
        }}
      />
      <PasswordField
        label={`${label}, once more`}
        name="repeatedPassword"
        purpose="new-password"
        rule={matching}
        onJudged={({ problem }) => judge("repeatedPassword", problem === null)}
      />
    </>
  );
}

type JudgePasswordChange = (
  field: "currentPassword" | "password" | "repeatedPassword",
  isFit: boolean,
) => void;

type PasswordChangeProps = Required<Pick<PasswordFieldProps, "refusal">> & {
  present: string;
  currentPassword: string | null;
  judge: JudgePasswordChange;
};

/** The current password, labelled as the person knows it (omitted if the sign-in just used it), and the new one twice. */
export function PasswordChangeFields({ present, currentPassword, judge, refusal }: PasswordChangeProps) {
  const [typed, setTyped] = useState("");
  const known = currentPassword ?? typed;
  const rule = useMemo(() => rules.changedPassword(known), [known]);
  return (
    <>
      {currentPassword === null && (
        <PasswordField
          label={present}
          name="currentPassword"
          purpose="current-password"
          enterKeyHint="next"
          rule={rules.currentPassword}
          refusal={refusal}
          onJudged={({ value, problem }) => {
            judge("currentPassword", problem === null);
            setTyped(value);
          }}
        />
      )}
      <NewPasswordFields label="New password" judge={judge} rule={rule} />
    </>
  );
}

/** The current password, as a proof of identity. */
export const OwnPasswordField = ({
  judge,
  refusal,
}: {
  judge: (isFit: boolean) => void;
  refusal?: PasswordFieldProps["refusal"];
}) => (
  <PasswordField
    label="Password"
    name="password"
    purpose="current-password"
    rule={rules.currentPassword}
    {...(refusal !== undefined && { refusal })}
    onJudged={({ problem }) => judge(problem === null)}
  />
);
