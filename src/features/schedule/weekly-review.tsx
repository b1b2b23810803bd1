import { useEffect, useRef } from "react";
import { oddNightText, seriesDayText, weeklyTexts } from "../../../domain/schedule/series-texts";
import type { Plan } from "../../../domain/schedule/weekly";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";

export type WeeklyReviewProps = {
  plan: Plan;
  time: string;
  onAccepted: () => void;
  onBack: () => void;
};

/** What the form could not know: nights on which the clock jumps over the hour. */
export function WeeklyReview({ plan, time, onAccepted, onBack }: WeeklyReviewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack $gap={4} ref={ref} tabIndex={-1} role="group" aria-label={weeklyTexts.review}>
      {plan.odd_nights.map((night) => (
        <InlineNotice key={night.day} tone="needs-you" title={oddNightText(night, time)} />
      ))}
      <Muted>{seriesDayText(plan.added)}</Muted>
      <DialogFoot>
        <Button kind="quiet" onClick={onBack}>
          {weeklyTexts.back}
        </Button>
        <Button onClick={onAccepted}>{weeklyTexts.put(plan.added.length)}</Button>
      </DialogFoot>
    </Stack>
  );
}
