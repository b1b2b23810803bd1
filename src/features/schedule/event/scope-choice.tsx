import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type ChangeReview, verbOf } from "../../../../domain/schedule/event/change-review";
import { scopeTexts, scopeWord } from "../../../../domain/schedule/series/plan-texts";
import type { Scope, ScopeSubject, Wide } from "../../../../domain/schedule/series/scope";
import type { Plan } from "../../../../domain/schedule/series/weekly";
import {
  type ScopeMachine,
  selectKeepsOwn,
  selectOwn,
  selectPlannedScope,
  selectScopePlan,
  selectScopeRefusal,
  selectScopeStep,
} from "../../../../machines/schedule/scope.machine";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Stack } from "../../../ui/base/page";
import { SectionHead } from "../../../ui/base/section-head";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { ChangeList } from "../../../ui/schedule/change-list";
import { PlanReview } from "../series/plan-review";

export type ScopeChoiceProps = {
  machine: ScopeMachine;
  subject: ScopeSubject;
  review: ChangeReview;
  /** The options. */
  scopes: readonly Scope[];
  onChosen: (wide: Wide | null, isForGood: boolean) => void;
  onLeft: () => void;
};

/** Asks for the scope of a change, then shows its plan. */
export function ScopeChoice({ machine, subject, review, scopes, onChosen, onLeft }: ScopeChoiceProps) {
  const [input] = useState({ subject });
  const scope = useActorRef(machine, { input });
  const step = useSelector(scope, selectScopeStep);
  const plan = useSelector(scope, selectScopePlan);
  const own = useSelector(scope, selectOwn);
  const keepsOwn = useSelector(scope, selectKeepsOwn);
  const tell = useEffectEvent(() => {
    const { output, context } = scope.getSnapshot();
    if (output?.kind === "left") onLeft();
    else if (output?.kind === "this") onChosen(null, false);
    else if (output) onChosen(output.wide, losesOwn(context));
  });
  useEffect(() => {
    const subscription = scope.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [scope]);
  return step === "choosing" || plan === null ? (
    <Choice scope={scope} scopes={scopes} review={review} />
  ) : (
    <PlanReview
      plan={plan}
      rows={review.rows}
      kind={subject.details.event.kind}
      time={(subject.change.starts_local ?? subject.details.event.starts_local).slice(11, 16)}
      own={own}
      keepsOwn={keepsOwn}
      isBusy={step === "planning"}
      onOwnSwitched={(keeps) => scope.send({ type: "keep-own.switched", keepsOwn: keeps })}
      onAccepted={() => scope.send({ type: "plan.accepted" })}
      onBack={() => scope.send({ type: "back.pressed" })}
    />
  );
}

/** Whether events lose their own groups, which an undo could not restore. */
const losesOwn = ({ plan }: { plan: Plan | null }) => (plan?.own_lost ?? 0) > 0;

type ChoiceProps = { scope: ActorRefFrom<ScopeMachine>; scopes: readonly Scope[]; review: ChangeReview };

function Choice({ scope, scopes, review }: ChoiceProps) {
  const planned = useSelector(scope, selectPlannedScope);
  const refusal = useSelector(scope, selectScopeRefusal);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("button")?.focus(), []);
  return (
    <Stack $gap={3} ref={ref} role="group" aria-label={scopeTexts.title}>
      <SectionHead level={3}>{scopeTexts.title}</SectionHead>
      <ChangeList label={scopeTexts.what} rows={review.rows} />
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {scopes.map((each) => (
        <Button
          key={each}
          kind="secondary"
          isBusy={planned === each}
          aria-disabled={planned !== null && planned !== each}
          onClick={() => scope.send({ type: "scope.chosen", scope: each })}
        >
          {scopeWord(each, verbOf(review))}
        </Button>
      ))}
      <DialogFoot>
        <Button kind="quiet" aria-disabled={planned !== null} onClick={() => scope.send({ type: "left" })}>
          {scopeTexts.back}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
