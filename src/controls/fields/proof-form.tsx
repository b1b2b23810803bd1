import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../ui/base/button";
import { Muted } from "../../ui/base/page";
import { Form, FormButtons, HiddenUsername } from "../../ui/fields/form";

export type ProofFormProps = {
  /** `asking`: which provider can prove the person; `unknown`: that could not be read. */
  step: "asking" | "unknown" | "proving" | "sending";
  /** The provider that proves the person; empty: a password with us. */
  provider: string;
  emailAddress: string;
  /** What the proof is for. */
  explanation: ReactNode;
  action: string;
  isDangerous?: boolean;
  /** Null: the provider's window is asked. */
  onGiven: (password: string | null) => void;
  onBack: () => void;
  onRetried: () => void;
  /** The field of the password, named `password`. */
  field: (judge: (isFit: boolean) => void) => ReactNode;
};

/** Asks for the password or opens the provider's window, before something that a stolen session must not do. */
export function ProofForm({ step, provider, emailAddress, explanation, action, ...props }: ProofFormProps) {
  const [isFit, setFit] = useState(false);
  const isOwn = provider === "";
  const isReady = step === "proving" && (!isOwn || isFit);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The focused field shows its own problem.
    if (!isReady) return event.currentTarget.querySelector<HTMLElement>("[name=password]")?.focus();
    props.onGiven(isOwn ? String(new FormData(event.currentTarget).get("password") ?? "") : null);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <p>
        {explanation}{" "}
        {step !== "unknown" &&
          (isOwn ? "Your password, so that we know it's you." : `${provider} asks whether it's you.`)}
      </p>
      {step === "unknown" && <Muted role="alert">We couldn't check how you sign in.</Muted>}
      {isOwn && (step === "proving" || step === "sending") && (
        <>
          <HiddenUsername emailAddress={emailAddress} />
          {props.field(setFit)}
        </>
      )}
      <FormButtons>
        <Button kind="quiet" onClick={props.onBack}>
          Back
        </Button>
        {step === "unknown" ? (
          <Button onClick={props.onRetried}>Try again</Button>
        ) : (
          <Button
            {...(props.isDangerous && { kind: "danger" as const })}
            type="submit"
            isBusy={step === "asking" || step === "sending"}
            isUnready={!isReady}
          >
            {action}
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}
