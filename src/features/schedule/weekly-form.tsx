import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import {
  kitRule,
  lengthRule,
  readTime,
  timeRule,
  titleRule,
  venueDetailRule,
} from "../../../domain/schedule/event-fields";
import { titleLength, venueDetailLength } from "../../../domain/schedule/limits";
import { ruleProblemTexts, seriesLine, weeklyTexts } from "../../../domain/schedule/series-texts";
import {
  daysOfRule,
  findRuleProblem,
  type SeriesMade,
  type WeeklyField,
  type WeeklyFields,
  type WeeklyForm as WeeklyFormValue,
} from "../../../domain/schedule/weekly";
import type { PlacesMachine } from "../../../machines/schedule/places.machine";
import {
  selectIsOnItsWay,
  selectIsWeeklyUnready,
  selectPlan,
  selectWeeklyForm,
  selectWeeklyRefusal,
  selectWeeklyStep,
  type WeeklyMachine,
} from "../../../machines/schedule/weekly.machine";
import type { TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { useHold } from "../../controls/dialogs/held-dialog";
import { TextField } from "../../controls/fields/text-field";
import { useGaps, useToldGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { SectionHead } from "../../ui/base/section-head";
import { Skeleton } from "../../ui/base/skeleton";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { Form } from "../../ui/fields/form";
import { readForm } from "../../ui/fields/form-reading";
import { Sum } from "../../ui/schedule/sum";
import { ExtraFields } from "./event-extra-fields";
import { Arrival, Clock, Length } from "./event-time-fields";
import { PlaceForm, type PlaceFormProps } from "./place-form";
import { Places, useReturn } from "./places";
import { RuleBounds, RuleDays } from "./rule-fields";
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
      <Fields {...props} weekly={weekly} isAway={isReviewed} today={input.today} />
    </>
  );
}

type FieldsProps = Pick<
  WeeklyFormProps,
  "places" | "place" | "dateField" | "listTimeZones" | "teamId" | "today"
> & {
  weekly: ActorRefFrom<WeeklyMachine>;
  /** The review stands in its place. */
  isAway: boolean;
};

function Fields({ weekly, isAway, teamId, today, places: placesMachine, dateField, ...props }: FieldsProps) {
  const { rule, fields: begun } = useSelector(weekly, selectWeeklyForm);
  const ref = useRef<HTMLFormElement>(null);
  const isTold = useToldGaps(weekly) > 0;
  useGaps(ref, weekly);
  const places = useActorRef(placesMachine, { input: { teamId } });
  const [known] = useState(begun);
  const [chosen, setChosen] = useState(begun);
  const [isAdding, setAdding] = useState(false);
  const [isMore, setMore] = useState(false);
  const choose = (change: Partial<WeeklyFields>) => setChosen((before) => ({ ...before, ...change }));
  const judge = (field: WeeklyField, isFit: boolean) => weekly.send({ type: "field.judged", field, isFit });
  const focus = (what: string) => ref.current?.querySelector<HTMLElement>(what)?.focus();
  // The dialog was there before its fields were.
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
          isTold={isTold}
          onToggled={(weekday) => weekly.send({ type: "day.toggled", weekday })}
        />
        <TextField
          label="Starts"
          name="time"
          hint="17:30, or 5:30 pm."
          isVerbatim
          isRequired
          enterKeyHint="next"
          rule={timeRule}
          defaultText={known.time}
          onJudged={({ value, problem }) => {
            judge("time", problem === null);
            choose({ time: readTime(value) ?? "" });
          }}
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
        <SectionHead level={3}>Where</SectionHead>
        <Places
          of={places}
          value={chosen.venueId}
          onChosen={(venueId) => choose({ venueId })}
          onAdding={() => setAdding(true)}
        />
        <TextField
          label="Field or court"
          name="venueDetail"
          isVerbatim
          enterKeyHint="next"
          max={venueDetailLength}
          rule={venueDetailRule}
          defaultText={known.venueDetail}
          onJudged={({ problem }) => judge("detail", problem === null)}
        />
        <SectionHead level={3}>{weeklyTexts.season}</SectionHead>
        <RuleBounds
          rule={rule}
          isTold={isTold}
          dateField={dateField}
          onChanged={(change) => weekly.send({ type: "rule.changed", change })}
          onJudged={judge}
        />
        {isMore ? (
          <>
            <TextField
              label="What"
              name="title"
              hint={`Without words it's "Practice".`}
              isVerbatim
              autoCapitalize="sentences"
              enterKeyHint="next"
              max={titleLength}
              rule={titleRule}
              defaultText={known.title}
              onJudged={({ problem }) => judge("title", problem === null)}
            />
            <ExtraFields kit={known.kit} chosen={chosen} onChosen={choose} onJudged={judge} />
          </>
        ) : (
          <p>
            <Button kind="quiet" onClick={() => setMore(true)}>
              {weeklyTexts.more}
            </Button>
          </p>
        )}
        <Foot weekly={weekly} form={{ rule, fields: chosen }} isTold={isTold} today={today} />
      </Form>
    </>
  );
}

type FootProps = Pick<FieldsProps, "weekly" | "today"> & { form: WeeklyFormValue; isTold: boolean };

/** What it comes to, at the lower edge beside the button. */
function Foot({ weekly, form: { rule, fields }, isTold, today }: FootProps) {
  const isBusy = useSelector(weekly, selectIsOnItsWay);
  const isUnready = useSelector(weekly, selectIsWeeklyUnready);
  const refusal = useSelector(weekly, selectWeeklyRefusal);
  const days = daysOfRule(rule, today);
  const problem = findRuleProblem(rule, today);
  // Nobody has to begin with the days.
  const isQuiet = problem === "no_weekday" && !isTold;
  return (
    <>
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      <DialogFoot>
        <Sum isProblem={problem !== null && !isQuiet}>{sumOf()}</Sum>
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => weekly.send({ type: "left" })}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={isUnready}>
          {weeklyTexts.put(days.length)}
        </Button>
      </DialogFoot>
    </>
  );

  function sumOf(): ReactNode {
    if (isQuiet) return weeklyTexts.notYet;
    if (problem !== null) return ruleProblemTexts[problem];
    return seriesLine({ rule, days, time: fields.time || null, minutes: fields.minutes });
  }
}

const away = { display: "none" } as const;
const typedRules = {
  title: titleRule,
  time: timeRule,
  minutes: lengthRule,
  venueDetail: venueDetailRule,
  kit: kitRule,
};
