import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { type emailSignInMachine, selectStep } from "../../../machines/sign-in/email-sign-in.machine";
import { selectIsMailed } from "../../../machines/sign-in/password-step.machine";
import { AddressStep } from "./address-step";
import { PasswordStep, type PasswordStepProps } from "./password-step";
import { type JudgeField, SignUpStep } from "./sign-up-step";

export type EmailSignIn = ActorRefFrom<typeof emailSignInMachine>;
export type EmailStepsProps = {
  dialog: EmailSignIn;
  onGoogle: () => void;
  /** An invitation is open already. */
  isInvited: boolean;
  passwordField: PasswordStepProps["children"];
  signUpFields: (judge: JudgeField) => ReactNode;
};

const titles = {
  opening: "What's your e-mail?",
  address: "What's your e-mail?",
  password: "Welcome back",
  signUp: "Join the squad",
  over: "See you in there",
} as const;

export function useEmailTitle(dialog: EmailSignIn) {
  const step = useSelector(dialog, selectStep);
  const password = useSelector(dialog, ({ children }) => children.password);
  const isMailed = useSelector(password, (snapshot) => snapshot !== undefined && selectIsMailed(snapshot));
  return isMailed ? "Check your inbox" : titles[step];
}

/** The steps of the e-mail sign-in dialog. */
export function EmailSteps({ dialog, onGoogle, isInvited, passwordField, signUpFields }: EmailStepsProps) {
  const { address, password, signUp } = useSelector(dialog, (snapshot) => snapshot.children);
  const wayOut = {
    onCancelled: () => dialog.send({ type: "cancelled" }),
    onAddressPressed: () => dialog.send({ type: "address.pressed" }),
  };
  if (address)
    return (
      <AddressStep
        step={address}
        isInvited={isInvited}
        onCancelled={wayOut.onCancelled}
        onGoogle={onGoogle}
      />
    );
  if (password)
    return (
      <PasswordStep step={password} {...wayOut}>
        {passwordField}
      </PasswordStep>
    );
  if (signUp)
    return (
      <SignUpStep step={signUp} {...wayOut}>
        {signUpFields}
      </SignUpStep>
    );
  return null;
}
