import { useEffect, useRef } from "react";
import { oddNightText, seriesDayText, weeklyTexts } from "../../../../domain/schedule/series/series-texts";
import type { Plan } from "../../../../domain/schedule/series/weekly";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted, Stack } from "../../../ui/base/page";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";

export type WeeklyReviewProps = {
  /** One plan for each start time, in order. */
  plans: readonly { plan: Plan; time: string }[];
  onAccepted: () => void;
  onBack: () => void;
};

/** Shows what only the server knows: nights on which clock changes skip the start time. */
export function WeeklyReview({ plans, onAccepted, onBack }: WeeklyReviewProps) {
  const added = plans.flatMap(({ plan }) => plan.added).sort();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack $gap={4} ref={ref} tabIndex={-1} role="group" aria-label={weeklyTexts.review}>
      {plans.flatMap(({ plan, time }) =>
        plan.odd_nights.map((night) => (
          <InlineNotice key={night.day} tone="needs-you" title={oddNightText(night, time)} />
        )),
      )}
      <Muted>{seriesDayText(added)}</Muted>
      <DialogFoot>
        <Button kind="quiet" onClick={onBack}>
          {weeklyTexts.back}
        </Button>
        <Button onClick={onAccepted}>{weeklyTexts.put(added.length)}</Button>
      </DialogFoot>
    </Stack>
  );
}
