import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { lengthRule, readTime, textRules, timeRule } from "../../../../domain/schedule/event/event-fields";
import { weeklyTexts } from "../../../../domain/schedule/series/series-texts";
import type {
  WeeklyField,
  WeeklyFields as WeeklyFieldsValue,
} from "../../../../domain/schedule/series/weekly";
import { selectWeeklyForm } from "../../../../machines/schedule/weekly.machine";
import { useGaps, useShownGaps } from "../../../controls/fields/use-gaps";
import { Button } from "../../../ui/base/button";
import { SectionHead } from "../../../ui/base/section-head";
import { FieldAction } from "../../../ui/fields/field-action";
import { Form } from "../../../ui/fields/form";
import { readForm } from "../../../ui/fields/form-reading";
import { ExtraFields } from "../event/event-extra-fields";
import { Arrival, Clock, Length } from "../event/event-time-fields";
import { StartsField, WhatField } from "../event/typed-fields";
import { WhereFields } from "../event/where-fields";
import { PlaceForm } from "../place/place-form";
import { useReturn } from "../place/places";
import { OtherTimes } from "./other-times";
import { RuleBounds, RuleDays } from "./rule-fields";
import { WeeklyFoot } from "./weekly-foot";
import type { WeeklyFieldsProps } from "./weekly-form-props";

/** The fields of weekly practice. */
export function WeeklyFields({
  weekly,
  isAway,
  teamId,
  today,
  places: placesMachine,
  dateField,
  ...props
}: WeeklyFieldsProps) {
  const { rule, fields: begun, times } = useSelector(weekly, selectWeeklyForm);
  const ref = useRef<HTMLFormElement>(null);
  const areGapsShown = useShownGaps(weekly) > 0;
  useGaps(ref, weekly);
  const places = useActorRef(placesMachine, { input: { teamId } });
  const [known] = useState(begun);
  const [chosen, setChosen] = useState(begun);
  const [isAdding, setAdding] = useState(false);
  const [isMore, setMore] = useState(false);
  const choose = (change: Partial<WeeklyFieldsValue>) => setChosen((before) => ({ ...before, ...change }));
  const judge = (field: WeeklyField, isFit: boolean) => weekly.send({ type: "field.judged", field, isFit });
  const focus = (what: string) => ref.current?.querySelector<HTMLElement>(what)?.focus();
  // The dialog opened before its fields were rendered, so the first one is focused here.
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  useReturn(isAdding, () => focus("[data-add-place]"));
  useReturn(isAway, () => focus('[type="submit"]'));
  useReturn(!isMore, () => focus('[name="title"]'));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { minutes, ...typed } = readForm(event.currentTarget, typedRules).values;
    const fields = {
      ...chosen,
      ...typed,
      ...(minutes !== undefined && { minutes: Number(minutes) }),
      notes: chosen.notes.trim(),
    };
    weekly.send({ type: "form.submitted", fields });
  };

  return (
    <>
      {isAdding && (
        <PlaceForm
          machine={props.place}
          onAdded={(place) => {
            places.send({ type: "place.added", place });
            choose({ venueId: place.id });
            setAdding(false);
          }}
          onLeft={() => setAdding(false)}
        />
      )}
      <Form ref={ref} onSubmit={submit} noValidate style={isAdding || isAway ? away : undefined}>
        <RuleDays
          rule={rule}
          areGapsShown={areGapsShown}
          onToggled={(weekday) => weekly.send({ type: "day.toggled", weekday })}
        />
        <StartsField
          defaultTime={known.time}
          onJudged={({ value, problem }) => {
            judge("time", problem === null);
            choose({ time: problem === null ? (readTime(value) ?? "") : "" });
          }}
        />
        <OtherTimes
          weekdays={rule.weekdays}
          times={times}
          onEntered={(weekday, time) => weekly.send({ type: "time.entered", weekday, time })}
          onJudged={judge}
        />
        <Length
          value={chosen.minutes}
          onChosen={(minutes) => choose({ minutes })}
          onJudged={(isFit) => judge("length", isFit)}
        />
        <Arrival value={chosen.arriveMinutes} onChosen={(arriveMinutes) => choose({ arriveMinutes })} />
        <Clock
          value={chosen.timeZone}
          list={props.listTimeZones}
          onChosen={(timeZone) => choose({ timeZone })}
        />
        <WhereFields
          places={places}
          venueId={chosen.venueId}
          detail={known.venueDetail}
          onChosen={choose}
          onAdding={() => setAdding(true)}
          onJudged={(isFit) => judge("venueDetail", isFit)}
        />
        <SectionHead level={3}>{weeklyTexts.season}</SectionHead>
        <RuleBounds
          rule={rule}
          areGapsShown={areGapsShown}
          dateField={dateField}
          onChanged={(change) => weekly.send({ type: "rule.changed", change })}
          onJudged={judge}
        />
        {isMore ? (
          <>
            <WhatField
              kind="practice"
              defaultText={known.title}
              onJudged={({ problem }) => judge("title", problem === null)}
            />
            <ExtraFields known={known} chosen={chosen} onChosen={choose} onJudged={judge} />
          </>
        ) : (
          <FieldAction data-quiet="">
            <Button kind="quiet" onClick={() => setMore(true)}>
              {weeklyTexts.more}
            </Button>
          </FieldAction>
        )}
        <WeeklyFoot
          weekly={weekly}
          form={{ rule, fields: chosen, times }}
          areGapsShown={areGapsShown}
          today={today}
        />
      </Form>
    </>
  );
}

const away = { display: "none" } as const;
const typedRules = {
  ...textRules,
  time: timeRule,
  minutes: lengthRule,
};
