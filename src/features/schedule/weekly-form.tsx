import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { weeklyTexts } from "../../../domain/schedule/series-texts";
import type { SeriesMade } from "../../../domain/schedule/weekly";
import type { PlacesMachine } from "../../../machines/schedule/places.machine";
import {
  selectIsOnItsWay,
  selectPlan,
  selectWeeklyForm,
  selectWeeklyStep,
  type WeeklyMachine,
} from "../../../machines/schedule/weekly.machine";
import type { TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Skeleton } from "../../ui/base/skeleton";
import type { PlaceFormProps } from "./place-form";
import { WeeklyFields } from "./weekly-fields";
import { WeeklyReview } from "./weekly-review";

export type WeeklyFormProps = {
  machine: WeeklyMachine;
  places: PlacesMachine;
  place: PlaceFormProps["machine"];
  dateField: TypedDateFieldProps["machine"];
  listTimeZones: () => readonly string[];
  teamId: string;
  timeZone: string;
  /** The day that clocks show there. */
  today: string;
  hold: (isHeld: boolean) => void;
  onMade: (made: SeriesMade) => void;
  onLeft: () => void;
};

/** A season of practices in one go. */
export function WeeklyForm({ machine, timeZone, today, hold, onMade, onLeft, ...props }: WeeklyFormProps) {
  const [input] = useState(() => ({ key: crypto.randomUUID(), timeZone, today }));
  const weekly = useActorRef(machine, { input });
  const step = useSelector(weekly, selectWeeklyStep);
  const plan = useSelector(weekly, selectPlan);
  const { fields } = useSelector(weekly, selectWeeklyForm);
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
  const isReviewed = step === "reviewing" && plan !== null;
  return (
    <>
      {isReviewed && (
        <WeeklyReview
          plan={plan}
          time={fields.time}
          onAccepted={() => weekly.send({ type: "plan.accepted" })}
          onBack={() => weekly.send({ type: "back.pressed" })}
        />
      )}
      <WeeklyFields {...props} weekly={weekly} isAway={isReviewed} today={input.today} />
    </>
  );
}
