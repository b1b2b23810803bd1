import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { type EventKind, type EventTiming, eventKinds, kindNames } from "../../../domain/schedule/event";
import {
  changeOf,
  type EventDetails,
  type EventField,
  type EventForm as EventFormValue,
  findDayFault,
  fitOf,
  formOf,
  isForTheRecord,
  kitRule,
  lengthRule,
  opponentRule,
  timeRule,
  titleRule,
  usualOf,
  venueDetailRule,
} from "../../../domain/schedule/event-fields";
import type { Told } from "../../../domain/schedule/event-sheet";
import { eventFormTexts } from "../../../domain/schedule/event-texts";
import { clockText, daysText, eventTitle } from "../../../domain/schedule/event-words";
import { titleLength, venueDetailLength } from "../../../domain/schedule/limits";
import { type EventWish, scopesOf } from "../../../domain/schedule/scope";
import { selectSaved, selectTheirs } from "../../../machines/base/saved-form.setup";
import { type eventFormMachine, selectIsEventUnready } from "../../../machines/schedule/event-form.machine";
import type { PlacesMachine } from "../../../machines/schedule/places.machine";
import type { ScopeMachine } from "../../../machines/schedule/scope.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { TypedDateField, type TypedDateFieldProps } from "../../controls/dates/typed-date-field";
import { useHold } from "../../controls/dialogs/held-dialog";
import { TextField } from "../../controls/fields/text-field";
import { useGaps, useToldGaps } from "../../controls/fields/use-gaps";
import { InlineNotice } from "../../ui/base/inline-notice";
import { SectionHead } from "../../ui/base/section-head";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Form } from "../../ui/fields/form";
import { readForm } from "../../ui/fields/form-reading";
import { FieldPair } from "../../ui/schedule/field-pair";
import { ExtraFields } from "./event-extra-fields";
import { Arrival, Clock, Days, Length } from "./event-time-fields";
import { PlaceForm, type PlaceFormProps } from "./place-form";
import { Places, useReturn } from "./places";
import { ScopeChoice } from "./scope-choice";

export type EventFormProps = {
  machine: typeof eventFormMachine;
  places: PlacesMachine;
  place: PlaceFormProps["machine"];
  dateField: TypedDateFieldProps["machine"];
  listTimeZones: () => readonly string[];
  teamId: string;
  /** What is changed; null for something new. */
  saved: EventDetails | null;
  /** What something new begins with. */
  begun: EventFormValue;
  /** The day that clocks show there. */
  today: string;
  hold: (isHeld: boolean) => void;
  /** Asks what a change of one of a series is meant for. */
  scope: ScopeMachine;
  onSaved: (before: EventDetails | null, after: EventDetails, how: HowSaved) => void;
  onLeft: () => void;
};

/** What was changed with it, and whether that can be undone. */
export type HowSaved = Pick<Told, "scope" | "isForGood">;

/** An event that is put on the books, or changed. */
export function EventForm({ machine, hold, onSaved, onLeft, ...props }: EventFormProps) {
  const { saved, begun } = props;
  const [input] = useState(() => ({
    key: crypto.randomUUID(),
    saved,
    ...(saved === null && { fit: fitOf(begun) }),
  }));
  const how = useRef<HowSaved>({});
  const form = useSavedForm(machine, input, (output) =>
    output.kind === "saved" ? onSaved(saved, output.saved, how.current) : onLeft(),
  );
  useHold(hold, useIsSaving(form));
  const shown = useSelector(form, selectSaved);
  return (
    <Fields
      key={shown?.event.version}
      {...props}
      form={form}
      how={how}
      known={shown === null ? begun : formOf(shown)}
    />
  );
}

type FieldsProps = Omit<EventFormProps, "machine" | "hold" | "onSaved" | "onLeft" | "begun"> & {
  form: ActorRefFrom<typeof eventFormMachine>;
  how: RefObject<HowSaved>;
  known: EventFormValue;
};

function Fields({ form, how, known, saved, today, teamId, places: placesMachine, ...props }: FieldsProps) {
  const isUnready = useSelector(form, selectIsEventUnready);
  const isTold = useToldGaps(form) > 0;
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  // What is typed first, not the chips before it, nor what closes the dialog.
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name="title"]')?.focus(), []);
  const places = useActorRef(placesMachine, { input: { teamId } });
  const [chosen, setChosen] = useState(known);
  /** Somebody chose how long it takes: another kind no longer brings its own. */
  const [isTimeChosen, setTimeChosen] = useState(saved !== null);
  const [isAdding, setAdding] = useState(false);
  /** Waits for what it is meant for. */
  const [wish, setWish] = useState<EventFormValue | null>(null);
  const choose = (change: Partial<EventFormValue>) => setChosen((before) => ({ ...before, ...change }));
  const chooseTime = (change: Partial<EventFormValue>) => {
    setTimeChosen(true);
    choose(change);
  };
  const judge = (field: EventField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  useReturn(isAdding, () => ref.current?.querySelector<HTMLElement>("[data-add-place]")?.focus());
  useReturn(wish !== null, () => ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  const dayFault = findDayFault(chosen.day, today);

  /** A field that is no longer shown can lack nothing. */
  const hideTime = (timing: EventTiming) => {
    if (timing === "timed") return;
    judge("time", true);
    judge("length", true);
  };
  const setKind = (kind: EventKind) => {
    const usual = isTimeChosen ? null : usualOf(kind);
    choose({ kind, ...usual });
    if (kind !== "game") judge("opponent", true);
    if (usual) hideTime(usual.timing);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { minutes, ...typed } = readForm(event.currentTarget, typedRules).values;
    const wished = {
      ...chosen,
      ...typed,
      day: String(new FormData(event.currentTarget).get("day") ?? ""),
      ...(minutes !== undefined && { minutes: Number(minutes) }),
      notes: chosen.notes.trim(),
    };
    if (isReadyIn(form) && scopesOf(wished, seenIn(form), today).length > 1) setWish(wished);
    else send(wished, {});
  };
  const send = (wished: EventWish, done: HowSaved) => {
    how.current = done;
    form.send({ type: "form.submitted", form: wished });
  };
  const seen = seenIn(form);
  const change = wish !== null && seen !== null ? changeOf(wish, seen) : null;

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
      {wish !== null && seen !== null && change !== null && (
        <ScopeChoice
          machine={props.scope}
          subject={{ details: seen, change }}
          scopes={scopesOf(wish, seen, today)}
          onChosen={(wide, isForGood) => {
            setWish(null);
            send(wide === null ? wish : { ...wish, wide }, { scope: wide?.scope, isForGood });
          }}
          onLeft={() => setWish(null)}
        />
      )}
      <Form ref={ref} onSubmit={submit} noValidate style={isAdding || wish ? away : undefined}>
        <ChoiceChips
          legend="Kind"
          name="kind"
          options={kindChoices}
          value={chosen.kind}
          onChosen={(kind) => setKind(kind as EventKind)}
        />
        <TextField
          label="What"
          name="title"
          hint={`Without words it's "${kindNames[chosen.kind]}".`}
          isVerbatim
          autoCapitalize="sentences"
          enterKeyHint="next"
          max={titleLength}
          rule={titleRule}
          defaultText={known.title}
          onJudged={({ problem }) => judge("title", problem === null)}
        />
        {chosen.kind === "game" && (
          <>
            <TextField
              label="Against"
              name="opponent"
              isVerbatim
              autoCapitalize="words"
              enterKeyHint="next"
              max={titleLength}
              rule={opponentRule}
              defaultText={known.opponent}
              onJudged={({ problem }) => judge("opponent", problem === null)}
            />
            <ChoiceChips
              legend="Where it's played"
              name="side"
              options={sideChoices}
              value={chosen.side ?? ""}
              onChosen={(side) => choose({ side: sideOf(side) })}
            />
          </>
        )}
        <SectionHead level={3}>When</SectionHead>
        <ChoiceChips
          legend="The time"
          name="timing"
          options={timingChoices}
          value={chosen.timing}
          onChosen={(timing) => {
            chooseTime({ timing: timing as EventTiming });
            hideTime(timing as EventTiming);
          }}
        />
        <FieldPair>
          <div>
            <TypedDateField
              label={chosen.timing === "day" ? "First day" : "Day"}
              name="day"
              machine={props.dateField}
              rules={required}
              value={useGivenDay(known.day)}
              isChecked={isTold}
              onChange={({ startDate }, hasFailed) => {
                const day = startDate?.slice(0, 10) ?? "";
                choose({ day });
                judge("day", !hasFailed && day !== "" && findDayFault(day, today) === null);
              }}
            />
          </div>
          {chosen.timing === "timed" && (
            <TextField
              label="Starts"
              name="time"
              hint="17:30, or 5:30 pm."
              isVerbatim
              isRequired
              enterKeyHint="next"
              rule={timeRule}
              defaultText={known.time}
              onJudged={({ problem }) => judge("time", problem === null)}
            />
          )}
          {chosen.timing === "day" && <Days value={chosen.days} onChosen={(days) => chooseTime({ days })} />}
        </FieldPair>
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
              onChosen={(minutes) => chooseTime({ minutes })}
              onJudged={(isFit) => judge("length", isFit)}
            />
            <Arrival
              value={chosen.arriveMinutes}
              onChosen={(arriveMinutes) => chooseTime({ arriveMinutes })}
            />
          </>
        )}
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
        <ExtraFields kit={known.kit} chosen={chosen} onChosen={choose} onJudged={judge} />
        <SavedFormFoot
          of={form}
          isAtEdge
          isUnready={isUnready}
          save={saved === null ? "Put it on the books" : "Save"}
          theirs={(theirs) => <Theirs {...theirs} />}
        />
      </Form>
    </>
  );
}

/** What a change starts from: as somebody else left it, where the form shows that. */
const seenIn = (form: FieldsProps["form"]) => {
  const snapshot = form.getSnapshot();
  return selectTheirs(snapshot) ?? snapshot.context.saved;
};
const isReadyIn = (form: FieldsProps["form"]) => !selectIsEventUnready(form.getSnapshot());

/** The date field takes another value as a wish to replace what is typed. */
function useGivenDay(day: string) {
  return useMemo(() => (day === "" ? undefined : { startDate: day, endDate: null }), [day]);
}

/** As somebody else left it. */
const Theirs = ({ event }: EventDetails) => (
  <>
    By now it says: {eventTitle(event)}, {daysText(event)}, {clockText(event)}
    {event.venue && `, ${event.venue.name}`}
    {event.venue_detail && `, ${event.venue_detail}`}.
  </>
);

const required = { isRequired: true } as const;
const away = { display: "none" } as const;

const typedRules = {
  title: titleRule,
  opponent: opponentRule,
  time: timeRule,
  minutes: lengthRule,
  venueDetail: venueDetailRule,
  kit: kitRule,
};

const kindChoices = eventKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));
const timingChoices: { value: EventTiming; label: string }[] = [
  { value: "timed", label: "At a time" },
  { value: "day", label: "All day" },
  { value: "open", label: "To come" },
];
const sideChoices = [
  { value: "home", label: "Home" },
  { value: "away", label: "Away" },
  { value: "neutral", label: "Neutral ground" },
  { value: "", label: "To come" },
];
const sideOf = (value: string): EventFormValue["side"] =>
  value === "home" || value === "away" || value === "neutral" ? value : null;
