import { useEffect, useRef, useState } from "react";
import { otherTimeRule, readTime } from "../../../../domain/schedule/event/event-fields";
import { daysIn, weekdayNames, weeklyTexts } from "../../../../domain/schedule/series/series-texts";
import { type DayTime, dayTimes, type OtherTimes as Times } from "../../../../domain/schedule/series/weekly";
import { TimeField } from "../../../controls/dates/time-field";
import { Button } from "../../../ui/base/button";
import { FieldAction } from "../../../ui/fields/field-action";
import { FieldPair } from "../../../ui/schedule/field-pair";

type OtherTimesProps = {
  weekdays: number;
  times: Times;
  onEntered: (weekday: number, time: string) => void;
  onJudged: (field: DayTime, isFit: boolean) => void;
};

/** Start times by weekday, for two or more days that differ. */
export function OtherTimes({ weekdays, times, onEntered, onJudged }: OtherTimesProps) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.querySelector("input")?.focus();
  }, [isOpen]);
  const days = daysIn(weekdays);
  if (days.length < 2) return null;
  if (!isOpen)
    return (
      <FieldAction data-quiet="">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {weeklyTexts.otherTime}
        </Button>
      </FieldAction>
    );
  return (
    <div ref={ref}>
      <FieldPair>
        {days.map((weekday) => (
          <DayStart
            key={weekday}
            weekday={weekday}
            begun={times[weekday] ?? ""}
            onEntered={onEntered}
            onJudged={onJudged}
          />
        ))}
      </FieldPair>
    </div>
  );
}

type DayStartProps = Pick<OtherTimesProps, "onEntered" | "onJudged"> & { weekday: number; begun: string };

function DayStart({ weekday, begun, onEntered, onJudged }: DayStartProps) {
  const field = dayTimes[weekday] ?? "time0";
  const [known] = useState(begun);
  return (
    <TimeField
      label={weeklyTexts.startsOn(weekdayNames[weekday] ?? "")}
      name={field}
      hint={weeklyTexts.otherTimeHint}
      rule={otherTimeRule}
      defaultTime={known}
      onJudged={({ value, problem }) => {
        onJudged(field, problem === null);
        onEntered(weekday, problem === null ? (readTime(value) ?? "") : "");
      }}
    />
  );
}
