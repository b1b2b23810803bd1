import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { weekdayNames, weeklyTexts } from "../../../../domain/schedule/series/series-texts";
import { seriesOf } from "../../../../domain/schedule/series/weekly";
import {
  selectIsOnItsWay,
  selectPlans,
  selectWeeklyForm,
  selectWeeklyStep,
} from "../../../../machines/schedule/weekly.machine";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { Skeleton } from "../../../ui/base/skeleton";
import { WeeklyFields } from "./weekly-fields";
import type { WeeklyFormProps } from "./weekly-form-props";
import { WeeklyReview } from "./weekly-review";

/** Creates a season of weekly practices. */
export function WeeklyForm({ machine, timeZone, today, hold, onMade, onLeft, ...props }: WeeklyFormProps) {
  const [input] = useState(() => ({ keys: weekdayNames.map(() => crypto.randomUUID()), timeZone, today }));
  const weekly = useActorRef(machine, { input });
  const step = useSelector(weekly, selectWeeklyStep);
  const plans = useSelector(weekly, selectPlans);
  const form = useSelector(weekly, selectWeeklyForm);
  useHold(hold, useSelector(weekly, selectIsOnItsWay));
  const tell = useEffectEvent(() => {
    const { output } = weekly.getSnapshot();
    if (output) output.kind === "saved" ? onMade(output.made) : onLeft();
  });
  useEffect(() => {
    const subscription = weekly.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [weekly]);
  if (step === "opening") return <Skeleton rows={4} label={weeklyTexts.opening} />;
  const isReviewed = step === "reviewing";
  return (
    <>
      {isReviewed && (
        <WeeklyReview
          plans={seriesOf(form, input.today).flatMap(({ fields }, index) => {
            const plan = plans[index];
            return plan ? [{ plan, time: fields.time }] : [];
          })}
          onAccepted={() => weekly.send({ type: "plan.accepted" })}
          onBack={() => weekly.send({ type: "back.pressed" })}
        />
      )}
      <WeeklyFields {...props} weekly={weekly} isAway={isReviewed} today={input.today} />
    </>
  );
}
