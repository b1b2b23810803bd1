import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  selectProver,
  selectStep,
  type signOutEverywhereMachine,
} from "../../../machines/session/sign-out-everywhere.machine";
import { ProofForm, type ProofFormProps } from "../../controls/fields/proof-form";

export type SignOutEverywhereProps = Pick<ProofFormProps, "emailAddress" | "field"> & {
  form: ActorRefFrom<typeof signOutEverywhereMachine>;
};

/** Explains the effect, and asks for the password or opens the provider's window. */
export function SignOutEverywhere({ form, ...props }: SignOutEverywhereProps) {
  const step = useSelector(form, selectStep);
  return (
    <ProofForm
      {...props}
      step={step === "ending" ? "sending" : step === "over" ? "asking" : step}
      provider={useSelector(form, selectProver)}
      explanation="Every phone, tablet and computer you're signed in on goes back to the entrance, this one too."
      action="Sign out everywhere"
      isDangerous
      onGiven={(password) => form.send({ type: "proof.given", password })}
      onBack={() => form.send({ type: "left" })}
      onRetried={() => form.send({ type: "retry.pressed" })}
    />
  );
}
