import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useState } from "react";
import type { ActorRefFrom } from "xstate";
import {
  selectProver,
  selectStep,
  type signOutEverywhereMachine,
} from "../../../machines/session/sign-out-everywhere.machine";
import { Button } from "../../ui/base/button";
import { Muted } from "../../ui/base/page";
import { Form, FormButtons, HiddenUsername } from "../../ui/fields/form";

export type SignOutEverywhereProps = {
  form: ActorRefFrom<typeof signOutEverywhereMachine>;
  emailAddress: string;
  /** The field of the password, named `password`. */
  children: (judge: (isFit: boolean) => void) => ReactNode;
};

/** Explains the effect, and asks for the password or opens the provider's window. */
export function SignOutEverywhere({ form, emailAddress, children }: SignOutEverywhereProps) {
  const step = useSelector(form, selectStep);
  const provider = useSelector(form, selectProver);
  const [isFit, setFit] = useState(false);
  const isOwn = provider === "";
  const isReady = step === "proving" && (!isOwn || isFit);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The focused field shows its own problem.
    if (!isReady) return event.currentTarget.querySelector<HTMLElement>("[name=password]")?.focus();
    const password = isOwn ? String(new FormData(event.currentTarget).get("password") ?? "") : null;
    form.send({ type: "proof.given", password });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <p>
        Every phone, tablet and computer you're signed in on goes back to the entrance, this one too.{" "}
        {step !== "unknown" &&
          (isOwn ? "Your password, so that we know it's you." : `${provider} asks whether it's you.`)}
      </p>
      {step === "unknown" && <Muted role="alert">We couldn't check how you sign in.</Muted>}
      {isOwn && (step === "proving" || step === "ending") && (
        <>
          <HiddenUsername emailAddress={emailAddress} />
          {children(setFit)}
        </>
      )}
      <FormButtons>
        <Button kind="quiet" onClick={() => form.send({ type: "left" })}>
          Back
        </Button>
        {step === "unknown" ? (
          <Button onClick={() => form.send({ type: "retry.pressed" })}>Try again</Button>
        ) : (
          <Button
            kind="danger"
            type="submit"
            isBusy={step === "asking" || step === "ending"}
            isUnready={!isReady}
          >
            Sign out everywhere
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}
