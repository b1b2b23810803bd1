import { useEffect, useRef } from "react";
import { askedAgain, type ReviewRow } from "../../../../domain/schedule/event/change-review";
import type { EventKind } from "../../../../domain/schedule/event/event";
import {
  ownDays,
  ownLine,
  planDays,
  planLine,
  planSpan,
  planWord,
  scopeTexts,
} from "../../../../domain/schedule/series/plan-texts";
import { oddNightText } from "../../../../domain/schedule/series/series-texts";
import type { Plan } from "../../../../domain/schedule/series/weekly";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted, Stack } from "../../../ui/base/page";
import { SectionHead } from "../../../ui/base/section-head";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { ChangeList } from "../../../ui/schedule/change-list";
import { Unfolding } from "../../../ui/schedule/unfolding";

export type PlanReviewProps = {
  plan: Plan;
  /** What changes, in words. */
  rows: readonly ReviewRow[];
  kind: EventKind;
  /** The entered start: "02:30". */
  time: string;
  /** Events with field groups of their own. */
  own: Plan["kept_own"];
  keepsOwn: boolean;
  isBusy: boolean;
  /** Left out if the choice is fixed. */
  onOwnSwitched?: (keepsOwn: boolean) => void;
  onAccepted: () => void;
  onBack: () => void;
};

/** Reviews what a change will do to the events of a series. */
export function PlanReview({
  plan,
  rows,
  kind,
  time,
  own,
  keepsOwn,
  isBusy,
  onOwnSwitched,
  onAccepted,
  onBack,
}: PlanReviewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const span = planSpan(plan);
  const answers = askedAgain(plan.answers_for_old_time);
  const ownLineText = ownLine(own);
  return (
    <Stack $gap={3} ref={ref} tabIndex={-1} role="group" aria-label={scopeTexts.review}>
      <SectionHead level={3}>{scopeTexts.review}</SectionHead>
      <p role="status">
        <b>{planLine(plan, kind)}</b>
        {span && ` ${span}.`}
      </p>
      <ChangeList label={scopeTexts.what} rows={rows} note={answers} />
      <Unfolding title={scopeTexts.whichOnes} lists={listsOf(plan, own)} />
      {plan.odd_nights.map((night) => (
        <InlineNotice key={night.day} tone="needs-you" title={oddNightText(night, time)} />
      ))}
      {ownLineText && !onOwnSwitched && <Muted>{ownLineText}</Muted>}
      {ownLineText && onOwnSwitched && (
        <ChoiceChips
          legend={ownLineText}
          name="own"
          options={ownChoices}
          value={keepsOwn ? "keep" : "change"}
          onChosen={(value) => onOwnSwitched(value === "keep")}
        />
      )}
      <DialogFoot>
        <Button kind="quiet" aria-disabled={isBusy} onClick={onBack}>
          {scopeTexts.back}
        </Button>
        <Button isBusy={isBusy} onClick={onAccepted}>
          {planWord(plan)}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** The plan's lists, with the events that keep or lose their own groups. */
const listsOf = (plan: Plan, own: Plan["kept_own"]) => [
  ...planDays(plan),
  ...(own.length > 0 ? [{ label: scopeTexts.theirOwn, days: ownDays(own) }] : []),
];

const ownChoices = [
  { value: "keep", label: scopeTexts.keepTheirs },
  { value: "change", label: scopeTexts.changeThemToo },
] as const;
