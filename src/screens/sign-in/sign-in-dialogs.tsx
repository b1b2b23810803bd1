import type { ReactNode } from "react";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { PasswordField } from "../../controls/fields/password-field";
import {
  BirthdayForm,
  type BirthdayFormProps,
  useBirthdayQuestion,
} from "../../features/account/birthday-form";
import { DripNameForm, type DripNameFormProps } from "../../features/drip-name/drip-name-form";
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
} from "../../features/password/change-password-form";
import { type EmailSignIn, EmailSteps, useEmailTitle } from "../../features/sign-in/email-steps";
import { birthdayWords, rules, sidelinedText } from "../../features/sign-in/field-rules";
import type { SignIn } from "../../features/sign-in/use-sign-in";
import { Button } from "../../ui/base/button";
import {
  BirthdayField,
  type DateMachine,
  NameFields,
  OwnPasswordField,
  PasswordChangeFields,
  SignUpFields,
} from "./account-fields";

type Threaded = { thread?: ReactNode };
type EmailDialogProps = Threaded & {
  dialog: EmailSignIn;
  dateField: DateMachine;
  share: () => void;
  isInvited: boolean;
  onGoogle: () => void;
};

/** The e-mail dialog with its fields. */
export function EmailDialog({ dialog, dateField, share, isInvited, onGoogle, thread }: EmailDialogProps) {
  const title = useEmailTitle(dialog);
  return (
    <ModalDialog
      isOpen
      title={title}
      description={thread}
      onClosed={() => dialog.send({ type: "cancelled" })}
    >
      <EmailSteps
        dialog={dialog}
        onGoogle={onGoogle}
        isInvited={isInvited}
        passwordField={(refusal) => (
          <PasswordField
            label="Password"
            name="password"
            purpose="current-password"
            rule={rules.currentPassword}
            refusal={refusal}
          />
        )}
        signUpFields={(judge) => <SignUpFields judge={judge} dateField={dateField} share={share} />}
      />
    </ModalDialog>
  );
}

/** Not closable until a name is claimed, except by signing out. */
export function DripNameDialog({
  form,
  dateField,
  thread,
}: Pick<DripNameFormProps, "form"> & Threaded & { dateField: DateMachine }) {
  return (
    <ModalDialog
      isOpen
      isClosable={false}
      title="Claim your drip name"
      description={withThread(thread, "Short, public and all yours.")}
      onClosed={() => {}}
    >
      <DripNameForm
        form={form}
        nameFields={(judge) => <NameFields judge={judge} />}
        birthdayField={(judge) => <BirthdayField judge={judge} dateField={dateField} />}
      />
    </ModalDialog>
  );
}

/** For accounts that claimed a drip name before its dialog asked for the date. */
export function BirthdayDialog({
  form,
  dateField,
  thread,
}: Pick<BirthdayFormProps, "form"> & Threaded & { dateField: DateMachine }) {
  const { title, description } = useBirthdayQuestion(form);
  return (
    <ModalDialog
      isOpen
      isClosable={false}
      title={title}
      description={withThread(thread, description)}
      onClosed={() => {}}
    >
      <BirthdayForm form={form} passwordField={<OwnPasswordField judge={() => {}} />}>
        {(judge) => <BirthdayField judge={judge} dateField={dateField} />}
      </BirthdayForm>
    </ModalDialog>
  );
}

/** Shown after the server has deleted the account. */
export function TooYoungDialog({ signIn }: { signIn: SignIn }) {
  const leave = () => signIn.send({ type: "okay.pressed" });
  return (
    <ModalDialog isOpen title={birthdayWords.thanks} description={birthdayWords.tooYoung} onClosed={leave}>
      <Button onClick={leave}>Okay</Button>
    </ModalDialog>
  );
}

/** Shown to a signed-in user whose role has no level. */
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

/** Forces a new password after a reset. */
export function ChangePasswordDialog({ form, thread }: Pick<ChangePasswordFormProps, "form"> & Threaded) {
  return (
    <ModalDialog
      isOpen
      isClosable={false}
      title="Pick a new password"
      description={withThread(thread, "The one you came in with was only on loan.")}
      onClosed={() => {}}
    >
      <ChangePasswordForm form={form} leave="Sign out">
        {(fields) => <PasswordChangeFields present="Password you just used" {...fields} />}
      </ChangePasswordForm>
    </ModalDialog>
  );
}

const withThread = (thread: ReactNode, text: string) => (
  <>
    {thread}
    {text}
  </>
);
