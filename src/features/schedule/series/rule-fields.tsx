import { useMemo, useRef, useState } from "react";
import type { DateValue } from "../../../../domain/dates/date-value";
import {
  freeDaysText,
  rhythmChoices,
  shortWeekday,
  weekdayNames,
  weeklyTexts,
} from "../../../../domain/schedule/series/series-texts";
import { type FreeDays, hasWeekday, type WeeklyRule } from "../../../../domain/schedule/series/weekly";
import { DateField } from "../../../controls/dates/date-field";
import { TypedDateField, type TypedDateFieldProps } from "../../../controls/dates/typed-date-field";
import { SelectField } from "../../../controls/fields/select-field";
import { Stack } from "../../../ui/base/page";
import { FieldPair } from "../../../ui/schedule/field-pair";
import { FreeDaysList } from "../../../ui/schedule/free-days";
import { WeekdayChips } from "../../../ui/schedule/weekday-chips";

type DaysProps = {
  rule: WeeklyRule;
  /** Whether submitting found it missing. */
  areGapsShown: boolean;
  onToggled: (weekday: number) => void;
};

export const RuleDays = ({ rule: { weekdays }, areGapsShown, onToggled }: DaysProps) => (
  <WeekdayChips
    legend={weeklyTexts.days}
    name="weekdays"
    days={weekdayNames.map((name, weekday) => ({
      name,
      short: shortWeekday(weekday),
      isOn: hasWeekday(weekdays, weekday),
    }))}
    problem={areGapsShown && weekdays === 0 ? weeklyTexts.noWeekday : null}
    onToggled={onToggled}
  />
);

export type RuleBoundsProps = {
  rule: WeeklyRule;
  areGapsShown: boolean;
  dateField: TypedDateFieldProps["machine"];
  /** False for an existing series, whose first day does not change. */
  hasFirst?: boolean;
  onChanged: (change: Partial<WeeklyRule>) => void;
  onJudged: (field: "first" | "last", isFit: boolean) => void;
};

/** First and last day, rhythm, and free days. */
export function RuleBounds({
  rule,
  hasFirst = true,
  areGapsShown,
  dateField,
  onChanged,
  onJudged,
}: RuleBoundsProps) {
  const [begun] = useState(rule);
  const bound = (field: "first" | "last", label: string) => (
    <Bound
      label={label}
      name={field}
      begun={begun[field]}
      areGapsShown={areGapsShown}
      dateField={dateField}
      onChanged={(day, hasFailed) => {
        onChanged({ [field]: day });
        onJudged(field, !hasFailed && day !== "");
      }}
    />
  );
  return (
    <>
      <FieldPair>
        {hasFirst && bound("first", weeklyTexts.first)}
        {bound("last", weeklyTexts.last)}
      </FieldPair>
      <SelectField
        label={weeklyTexts.rhythm}
        isRequired
        options={rhythmChoices}
        value={String(rule.everyWeeks)}
        onChange={(weeks) => weeks && onChanged({ everyWeeks: Number(weeks) })}
      />
      <FreeDaysField free={rule.free} dateField={dateField} onChanged={(free) => onChanged({ free })} />
    </>
  );
}

type BoundProps = {
  label: string;
  name: string;
  begun: string;
  areGapsShown: boolean;
  dateField: TypedDateFieldProps["machine"];
  onChanged: (day: string, hasFailed: boolean) => void;
};

export function Bound({ label, name, begun, areGapsShown, dateField, onChanged }: BoundProps) {
  // A new object would replace what is typed.
  const value = useMemo(() => (begun === "" ? undefined : { startDate: begun, endDate: null }), [begun]);
  return (
    <div>
      <TypedDateField
        label={label}
        name={name}
        machine={dateField}
        rules={required}
        value={value}
        isChecked={areGapsShown}
        onChange={({ startDate }, hasFailed) => onChanged(startDate?.slice(0, 10) ?? "", hasFailed)}
      />
    </div>
  );
}

const required = { isRequired: true } as const;
const nothing = (): DateValue => ({ startDate: null, endDate: null });

type FreeDaysFieldProps = {
  free: readonly FreeDays[];
  dateField: TypedDateFieldProps["machine"];
  onChanged: (free: readonly FreeDays[]) => void;
};

/** Adds each picked range to the list and clears the field. */
function FreeDaysField({ free, dateField, onChanged }: FreeDaysFieldProps) {
  const [value, setValue] = useState(nothing);
  const ref = useRef<HTMLDivElement>(null);
  return (
    <Stack $gap={1} ref={ref}>
      <DateField
        label={weeklyTexts.free}
        hint={weeklyTexts.freeWhy}
        machine={dateField}
        mode="range"
        value={value}
        onChange={({ startDate, endDate }) => {
          const from = startDate?.slice(0, 10);
          if (from === undefined) return;
          const added = { from, to: endDate?.slice(0, 10) ?? from };
          if (!free.some((one) => one.from === added.from && one.to === added.to))
            onChanged([...free, added].sort((one, other) => (one.from < other.from ? -1 : 1)));
          setValue(nothing);
        }}
      />
      {free.length > 0 && (
        <FreeDaysList
          label={weeklyTexts.free}
          items={free.map((days) => ({
            text: freeDaysText(days),
            dropLabel: weeklyTexts.dropFree(days),
          }))}
          onDropped={(index) => {
            onChanged(free.filter((_, each) => each !== index));
            // The pressed button is unmounted.
            ref.current?.querySelector("input")?.focus();
          }}
        />
      )}
    </Stack>
  );
}
