import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { keyOf, type UndoableChange } from "../../../../domain/schedule/event/event-sheet";
import {
  daysToCome,
  hasEarlier,
  type RuleNotificationPlan,
  type RuleRequest,
  type RuleSubject,
} from "../../../../domain/schedule/series/series-rule";
import {
  ruleProblemTexts,
  ruleRows,
  ruleShareLine,
  ruleTexts,
  toComeLine,
} from "../../../../domain/schedule/series/series-texts";
import { chosenRuleOf, findRuleProblem, type Series } from "../../../../domain/schedule/series/weekly";
import {
  type SeriesRuleMachine,
  selectIsRuleUnready,
  selectRulePlan,
  selectRuleRefusal,
  selectRuleRequest,
  selectRuleStep,
} from "../../../../machines/schedule/series-rule.machine";
import type { TypedDateFieldProps } from "../../../controls/dates/typed-date-field";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { useGaps, useShownGaps } from "../../../controls/fields/use-gaps";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { Form } from "../../../ui/fields/form";
import { Sum } from "../../../ui/schedule/sum";
import { useReturn } from "../place/places";
import { PlanReview } from "./plan-review";
import { RuleBounds, RuleDays } from "./rule-fields";

export type RuleFormProps = {
  machine: SeriesRuleMachine;
  dateField: TypedDateFieldProps["machine"];
  /** One of the series' events. */
  details: EventDetails;
  series: Series;
  today: string;
  hold: (isHeld: boolean) => void;
  /** Called with the undo notice; null if families are not notified. */
  onSaved: (done: UndoableChange | null) => void;
  onLeft: () => void;
};

/** Changes the days, the end or the free days of a series. */
export function RuleForm({ machine, dateField, details, series, today, hold, ...props }: RuleFormProps) {
  const [input] = useState<{ subject: RuleSubject; today: string }>(() => ({
    subject: { ...keyOf(details.event), series },
    today,
  }));
  const actor = useActorRef(machine, { input });
  const step = useSelector(actor, selectRuleStep);
  const { rule, fromDay } = useSelector(actor, selectRuleRequest);
  const plan = useSelector(actor, selectRulePlan);
  const refusal = useSelector(actor, selectRuleRefusal);
  const isUnready = useSelector(actor, selectIsRuleUnready);
  const areGapsShown = useShownGaps(actor) > 0;
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, actor);
  useHold(hold, step === "saving" || step === "over");
  const tell = useEffectEvent(() => {
    const { output, context } = actor.getSnapshot();
    if (output?.kind === "left") props.onLeft();
    else if (output) props.onSaved(output.told && toldOf(details, output.told, context.request));
  });
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [actor]);
  // The dialog opened before its fields were rendered, so the first one is focused here.
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  const isReviewed = (step === "reviewing" || step === "saving" || step === "over") && plan !== null;
  useReturn(isReviewed, () => ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  const problem = findRuleProblem(rule, today, true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted" });
  };
  return (
    <>
      {isReviewed && (
        <PlanReview
          plan={plan}
          rows={ruleRows(chosenRuleOf(series.rule), rule)}
          kind={details.event.kind}
          time={series.fields.starts_local}
          own={plan.kept_own}
          keepsOwn
          isBusy={step !== "reviewing"}
          onAccepted={() => actor.send({ type: "plan.accepted" })}
          onBack={() => actor.send({ type: "back.pressed" })}
        />
      )}
      <Form ref={ref} onSubmit={submit} noValidate style={isReviewed ? away : undefined}>
        <RuleDays
          rule={rule}
          areGapsShown={areGapsShown}
          onToggled={(weekday) => actor.send({ type: "day.toggled", weekday })}
        />
        <RuleBounds
          rule={rule}
          hasFirst={false}
          areGapsShown={areGapsShown}
          dateField={dateField}
          onChanged={(change) => actor.send({ type: "rule.changed", change })}
          onJudged={(field, isFit) => actor.send({ type: "field.judged", field, isFit })}
        />
        {hasEarlier(details, today) && (
          <ChoiceChips
            legend={ruleTexts.reach}
            name="reach"
            options={reaches}
            value={fromDay === null ? "all" : "here"}
            onChosen={(reach) =>
              actor.send({
                type: "reach.chosen",
                fromDay: reach === "here" ? details.event.first_day : null,
              })
            }
          />
        )}
        {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
        <DialogFoot>
          <Sum isProblem={problem !== null}>
            {problem === null
              ? toComeLine(rule, daysToCome({ rule, fromDay }, today))
              : ruleProblemTexts[problem]}
          </Sum>
          <Button
            kind="quiet"
            aria-disabled={step === "planning"}
            onClick={() => actor.send({ type: "left" })}
          >
            Cancel
          </Button>
          <Button type="submit" isBusy={step === "planning"} isUnready={isUnready}>
            {ruleTexts.next}
          </Button>
        </DialogFoot>
      </Form>
    </>
  );
}

/** A change of rule cannot be undone: the old rule would not restore the moved, added and deleted events. */
const toldOf = (
  details: EventDetails,
  told: NonNullable<RuleNotificationPlan>,
  request: RuleRequest,
): UndoableChange => ({
  what: "changed",
  before: details,
  after: { ...details, told },
  isForGood: true,
  line: ruleShareLine(eventTitle(details.event), request),
});

const reaches = [
  { value: "here", label: ruleTexts.here },
  { value: "all", label: ruleTexts.all },
] as const;
const away = { display: "none" } as const;
