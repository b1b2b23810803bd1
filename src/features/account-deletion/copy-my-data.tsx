import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { User } from "../../../domain/account/user";
import { ownDataTexts } from "../../../domain/account-deletion/own-data";
import {
  type copyMyDataMachine,
  selectProver,
  selectStep,
} from "../../../machines/account-deletion/copy-my-data.machine";
import { ProofForm, type ProofFormProps } from "../../controls/fields/proof-form";
import { Button } from "../../ui/base/button";
import { Muted, Stack } from "../../ui/base/page";
import { FormButtons } from "../../ui/fields/form";

/** A part of the settings, loaded when it is first shown. */
export type OwnDataProps = { me: User; onBack: () => void };

export type CopyMyDataProps = OwnDataProps & {
  machine: typeof copyMyDataMachine;
  field: ProofFormProps["field"];
};

/** The password or the provider's window, then the file. */
export function CopyMyData({ machine, me, onBack, field }: CopyMyDataProps) {
  const actor = useActorRef(machine, { input: { me } });
  const step = useSelector(actor, selectStep);
  const provider = useSelector(actor, selectProver);
  useEffect(() => {
    if (step === "over") onBack();
  }, [step, onBack]);
  if (step === "saving" || step === "ready")
    return (
      <Stack $gap={4}>
        <Stack $gap={2} role="status">
          <p>{ownDataTexts.ready}</p>
          <Muted>{ownDataTexts.where}</Muted>
        </Stack>
        <FormButtons>
          <Button kind="quiet" onClick={() => actor.send({ type: "left" })}>
            Back
          </Button>
          <Button kind="secondary" onClick={() => actor.send({ type: "save.pressed" })}>
            {ownDataTexts.again}
          </Button>
        </FormButtons>
      </Stack>
    );
  return (
    <ProofForm
      step={stepOf[step]}
      provider={provider}
      emailAddress={me.email_address}
      explanation={ownDataTexts.what}
      action={ownDataTexts.get}
      onGiven={(password) => actor.send({ type: "proof.given", password })}
      onBack={() => actor.send({ type: "left" })}
      onRetried={() => actor.send({ type: "retry.pressed" })}
      field={field}
    />
  );
}

const stepOf = {
  asking: "asking",
  unknown: "unknown",
  proving: "proving",
  reading: "sending",
  limited: "sending",
  over: "asking",
} as const;
