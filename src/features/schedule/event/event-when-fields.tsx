import { useMemo } from "react";
import { timingNames } from "../../../../domain/schedule/event/change-review";
import type { EventTiming } from "../../../../domain/schedule/event/event";
import {
  type EventField,
  type EventForm as EventFormValue,
  findDayFault,
  isForTheRecord,
} from "../../../../domain/schedule/event/event-fields";
import { eventFormTexts } from "../../../../domain/schedule/event/event-texts";
import { TypedDateField } from "../../../controls/dates/typed-date-field";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { SectionHead } from "../../../ui/base/section-head";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { FieldPair } from "../../../ui/schedule/field-pair";
import type { EventFormProps } from "./event-form-props";
import { Arrival, Clock, Days, Length } from "./event-time-fields";
import { StartsField } from "./typed-fields";

type EventWhenFieldsProps = Pick<EventFormProps, "today" | "dateField" | "listTimeZones"> & {
  /** Initial values of the typed fields. */
  known: EventFormValue;
  chosen: EventFormValue;
  /** Whether submitting found missing fields. */
  areGapsShown: boolean;
  onChosen: (change: Partial<EventFormValue>) => void;
  onTimeChosen: (change: Partial<EventFormValue>) => void;
  onTiming: (timing: EventTiming) => void;
  onJudged: (field: EventField, isFit: boolean) => void;
};

/** Day, time, length and time zone. */
export function EventWhenFields({
  known,
  chosen,
  today,
  areGapsShown,
  dateField,
  listTimeZones,
  onChosen,
  onTimeChosen,
  onTiming,
  onJudged,
}: EventWhenFieldsProps) {
  const dayFault = findDayFault(chosen.day, today);
  return (
    <>
      <SectionHead level={3}>{eventFormTexts.when}</SectionHead>
      <FieldPair>
        <div>
          <TypedDateField
            label={chosen.timing === "day" ? "First day" : "Day"}
            name="day"
            machine={dateField}
            rules={required}
            value={useGivenDay(known.day)}
            isChecked={areGapsShown}
            onChange={({ startDate }, hasFailed) => {
              const day = startDate?.slice(0, 10) ?? "";
              onChosen({ day });
              onJudged("day", !hasFailed && day !== "" && findDayFault(day, today) === null);
            }}
          />
        </div>
        {chosen.timing === "timed" && (
          <StartsField
            defaultTime={known.time}
            onJudged={({ problem }) => onJudged("time", problem === null)}
          />
        )}
        {chosen.timing === "day" && <Days value={chosen.days} onChosen={(days) => onTimeChosen({ days })} />}
      </FieldPair>
      <ChoiceChips
        legend="The time"
        name="timing"
        options={timingChoices}
        value={chosen.timing}
        onChosen={(timing) => onTiming(timing as EventTiming)}
      />
      {dayFault !== null && (
        <InlineNotice role="alert" tone="needs-you" title={eventFormTexts.dayFaults[dayFault]} />
      )}
      {isForTheRecord(chosen.day, today) && dayFault === null && (
        <InlineNotice role="status" title={eventFormTexts.forTheRecord} />
      )}
      {chosen.timing === "timed" && (
        <>
          <Length
            value={chosen.minutes}
            onChosen={(minutes) => onTimeChosen({ minutes })}
            onJudged={(isFit) => onJudged("length", isFit)}
          />
          <Arrival
            value={chosen.arriveMinutes}
            onChosen={(arriveMinutes) => onTimeChosen({ arriveMinutes })}
          />
        </>
      )}
      <Clock value={chosen.timeZone} list={listTimeZones} onChosen={(timeZone) => onChosen({ timeZone })} />
    </>
  );
}

/** Keeps the value's identity, since the date field replaces what is typed when it gets a new object. */
function useGivenDay(day: string) {
  return useMemo(() => (day === "" ? undefined : { startDate: day, endDate: null }), [day]);
}

const required = { isRequired: true } as const;
const timingChoices = Object.entries(timingNames).map(([value, label]) => ({ value, label }));
