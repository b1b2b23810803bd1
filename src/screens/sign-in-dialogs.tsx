import { useState } from "react";
import { DateField, type DateFieldProps } from "../features/date-picker/date-field";
import { ModalDialog } from "../features/dialogs/modal-dialog";
import type { JudgeName } from "../features/drip-name/drip-name-form";
import { DripNameForm, type DripNameFormProps } from "../features/drip-name/drip-name-form";
import { PasswordField } from "../features/fields/password-field";
import { TextField } from "../features/fields/text-field";
import { ChangePasswordForm, type ChangePasswordFormProps } from "../features/sign-in/change-password-form";
import { type EmailSignIn, EmailSteps, useEmailTitle } from "../features/sign-in/email-steps";
import { lengths, rules, sidelinedText } from "../features/sign-in/field-rules";
import type { JudgeField } from "../features/sign-in/sign-up-step";
import type { SignIn } from "../features/sign-in/use-sign-in";
import { Button } from "../ui/button";

export type DateMachine = DateFieldProps["machine"];

/** The e-mail dialog with its fields. */
export function EmailDialog({ dialog, dateField }: { dialog: EmailSignIn; dateField: DateMachine }) {
  const title = useEmailTitle(dialog);
  return (
    <ModalDialog isOpen title={title} onClosed={() => dialog.send({ type: "cancelled" })}>
      <EmailSteps
        dialog={dialog}
        passwordField={
          <PasswordField
            label="Password"
            name="password"
            purpose="current-password"
            rule={rules.currentPassword}
          />
        }
        signUpFields={(judge) => <SignUpFields judge={judge} dateField={dateField} />}
      />
    </ModalDialog>
  );
}

function SignUpFields({ judge, dateField }: { judge: JudgeField; dateField: DateMachine }) {
  const [dateOfBirth, setDateOfBirth] = useState("");
  return (
    <>
      <NameFields judge={judge} />
      <DateField
        label="Date of birth"
        machine={dateField}
        rules={rules.dateOfBirth}
        onChange={({ startDate }, hasFailed) => {
          setDateOfBirth(startDate?.slice(0, 10) ?? "");
          judge("dateOfBirth", !hasFailed);
        }}
      />
      <input type="hidden" name="dateOfBirth" value={dateOfBirth} />
      <NewPasswordFields judge={judge} />
    </>
  );
}

function NameFields({ judge }: { judge: JudgeName }) {
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
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
        isRequired
        max={lengths.lastName}
        rule={rules.lastName}
        onJudged={({ problem }) => judge("lastName", problem === null)}
      />
    </>
  );
}

type JudgeNewPassword = (field: "password" | "repeatedPassword", isFit: boolean) => void;

export function NewPasswordFields({ judge }: { judge: JudgeNewPassword }) {
  const [first, setFirst] = useState("");
  const [matching, setMatching] = useState(() => rules.matching(""));
  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        purpose="new-password"
        hasStrength
        rule={rules.newPassword}
        onJudged={({ value, problem }) => {
          judge("password", problem === null);
          if (value === first) return;
          setFirst(value);
          setMatching(() => rules.matching(value));
        }}
      />
      <PasswordField
        label="Password, once more"
        name="repeatedPassword"
        purpose="new-password"
        rule={matching}
        onJudged={({ problem }) => judge("repeatedPassword", problem === null)}
      />
    </>
  );
}

/** Stays until a name is claimed; signing out is the only other way. */
export function DripNameDialog({ form }: Pick<DripNameFormProps, "form">) {
  return (
    <ModalDialog
      isOpen
      isClosable={false}
      title="Claim your drip name"
      description="Short, public and all yours."
      onClosed={() => {}}
    >
      <DripNameForm form={form} nameFields={(judge) => <NameFields judge={judge} />} />
    </ModalDialog>
  );
}

/** Signed in, but with a role that holds no level here. */
export function SidelinedDialog({ signIn }: { signIn: SignIn }) {
  return (
    <ModalDialog
      isOpen
      isClosable={false}
      title="On the bench."
      description={sidelinedText}
      onClosed={() => {}}
    >
      <Button onClick={() => signIn.send({ type: "sign-out.pressed" })}>Sign out</Button>
    </ModalDialog>
  );
}

/** After a reset: a password of one's own before anything else. */
export function ChangePasswordDialog({ form }: Pick<ChangePasswordFormProps, "form">) {
  return (
    <ModalDialog
      isOpen
      isClosable={false}
      title="Pick a new password"
      description="The one from your mail was only on loan."
      onClosed={() => {}}
    >
      <ChangePasswordForm form={form} leave="Sign out">
        {(judge) => (
          <>
            <PasswordField
              label="Temporary password"
              name="currentPassword"
              purpose="current-password"
              rule={rules.currentPassword}
              onJudged={({ problem }) => judge("currentPassword", problem === null)}
            />
            <NewPasswordFields judge={judge} />
          </>
        )}
      </ChangePasswordForm>
    </ModalDialog>
  );
}
