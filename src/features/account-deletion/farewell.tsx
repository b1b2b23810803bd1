import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import type { User } from "../../../domain/account/user";
import { farewellTexts } from "../../../domain/account-deletion/farewell";
import {
  type farewellMachine,
  selectConsequences,
  selectDueAt,
  selectProver,
  selectStep,
} from "../../../machines/account-deletion/farewell.machine";
import { ProofForm, type ProofFormProps } from "../../controls/fields/proof-form";
import { Button } from "../../ui/base/button";
import { Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { FormButtons } from "../../ui/fields/form";
import { FarewellForm } from "./farewell-form";

export type FarewellProps = {
  me: User;
  onBack: () => void;
  /** The server ended all sessions. */
  onGone: (dueAt: string) => void;
  machine: typeof farewellMachine;
  field: ProofFormProps["field"];
  /** A page on which somebody else can be named instead. */
  onOpened: (href: string) => void;
};

/** The end of an account: what goes along, the drip name, then the password or the provider's window. */
export function Farewell({ machine, me, onBack, onGone, onOpened, field }: FarewellProps) {
  const actor = useActorRef(machine, { input: { me } });
  const step = useSelector(actor, selectStep);
  const provider = useSelector(actor, selectProver);
  const consequences = useSelector(actor, selectConsequences);
  const dueAt = useSelector(actor, selectDueAt);
  useEffect(() => {
    if (step === "left") onBack();
    if (step === "gone") onGone(dueAt);
  }, [step, dueAt, onBack, onGone]);
  const back = () => actor.send({ type: "back.pressed" });
  if (step === "unread")
    return (
      <Stack $gap={4}>
        <p role="alert">{farewellTexts.unread}</p>
        <Buttons onBack={back}>
          <Button onClick={() => actor.send({ type: "retry.pressed" })}>Try again</Button>
        </Buttons>
      </Stack>
    );
  if (step === "deciding" && consequences)
    return (
      <FarewellForm
        farewell={actor}
        consequences={consequences}
        dripName={me.drip_name ?? ""}
        onOpened={onOpened}
      />
    );
  if (step === "reading" || step === "deciding") return <Skeleton rows={4} label={farewellTexts.title} />;
  return (
    <ProofForm
      step={stepOf[step]}
      provider={provider}
      emailAddress={me.email_address}
      explanation={farewellTexts.proof}
      action={farewellTexts.row}
      isDangerous
      onGiven={(password) => actor.send({ type: "proof.given", password })}
      onBack={back}
      onRetried={() => actor.send({ type: "retry.pressed" })}
      field={field}
    />
  );
}

const Buttons = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <FormButtons>
    <Button kind="quiet" onClick={onBack}>
      Back
    </Button>
    {children}
  </FormButtons>
);

const stepOf = {
  asking: "asking",
  unknown: "unknown",
  proving: "proving",
  leaving: "sending",
  limited: "sending",
  gone: "sending",
  left: "asking",
} as const;
