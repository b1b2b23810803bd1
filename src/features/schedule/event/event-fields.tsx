import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { changeWord, reviewOf } from "../../../../domain/schedule/event/change-review";
import type { EventKind, EventTiming } from "../../../../domain/schedule/event/event";
import { clockText, daysText, eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import {
  changeOf,
  type EventDetails,
  type EventField,
  type EventForm as EventFormValue,
  lengthRule,
  textRules,
  timeRule,
  usualOf,
} from "../../../../domain/schedule/event/event-fields";
import { addWord, eventFormTexts } from "../../../../domain/schedule/event/event-texts";
import { type EventChangeRequest, scopesOf } from "../../../../domain/schedule/series/scope";
import { selectTheirs } from "../../../../machines/base/saved-form.setup";
import {
  type eventFormMachine,
  selectIsEventUnready,
} from "../../../../machines/schedule/event-form.machine";
import { selectPlaces } from "../../../../machines/schedule/places.machine";
import { SavedFormFoot } from "../../../controls/base/saved-form-foot";
import { useGaps, useShownGaps } from "../../../controls/fields/use-gaps";
import { Button } from "../../../ui/base/button";
import { FieldAction } from "../../../ui/fields/field-action";
import { Form } from "../../../ui/fields/form";
import { readForm } from "../../../ui/fields/form-reading";
import { wallIn } from "../../../ui/schedule/device-clock";
import { PlaceForm } from "../place/place-form";
import { useReturn } from "../place/places";
import { ExtraFields } from "./event-extra-fields";
import type { EventFormProps, HowSaved } from "./event-form-props";
import { ChangedEvent, Reviewed } from "./event-reviewed";
import { EventWhatFields } from "./event-what-fields";
import { EventWhenFields } from "./event-when-fields";
import { ScopeChoice } from "./scope-choice";
import { WhereFields } from "./where-fields";

export type EventFieldsProps = Omit<EventFormProps, "machine" | "hold" | "onSaved" | "onLeft" | "begun"> & {
  form: ActorRefFrom<typeof eventFormMachine>;
  how: RefObject<HowSaved>;
  known: EventFormValue;
};

/** All fields of an event, and the question of a change's scope. */
export function EventFields({
  form,
  how,
  known,
  saved,
  today,
  teamId,
  places: placesMachine,
  ...props
}: EventFieldsProps) {
  const isUnready = useSelector(form, selectIsEventUnready);
  const areGapsShown = useShownGaps(form) > 0;
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const isChange = saved !== null;
  // A change begins at the time; a new event at its title, instead of the chips before it or the close button.
  useEffect(() => {
    const at = (name: string) => ref.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const first = isChange ? (at("time") ?? at("day")) : at("title");
    first?.focus();
    if (isChange) first?.select();
  }, [isChange]);
  const places = useActorRef(placesMachine, { input: { teamId } });
  const [chosen, setChosen] = useState(known);
  /** The typed fields as they last could be read, for the review above the buttons. */
  const [typed, setTyped] = useState<Partial<EventFormValue>>({});
  /** Whether a change shows all fields. */
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (isMore) ref.current?.querySelector<HTMLInputElement>('[name="title"]')?.focus();
  }, [isMore]);
  /** After a choice of length a change of kind no longer sets its default. */
  const [isTimeChosen, setTimeChosen] = useState(saved !== null);
  const [isAdding, setAdding] = useState(false);
  /** The submitted form while its scope is asked. */
  const [toReview, setToReview] = useState<EventFormValue | null>(null);
  const choose = (change: Partial<EventFormValue>) => setChosen((before) => ({ ...before, ...change }));
  const chooseTime = (change: Partial<EventFormValue>) => {
    setTimeChosen(true);
    choose(change);
  };
  const judge = (field: EventField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  useReturn(isAdding, () => ref.current?.querySelector<HTMLElement>("[data-add-place]")?.focus());
  useReturn(toReview !== null, () => ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());

  /** Marks fields that are no longer shown as valid. */
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
    const submitted = {
      ...chosen,
      ...readTyped(event.currentTarget),
      day: String(new FormData(event.currentTarget).get("day") ?? ""),
      notes: chosen.notes.trim(),
    };
    if (isReadyIn(form) && scopesOf(submitted, seenIn(form), today).length > 1) setToReview(submitted);
    else send(submitted, {});
  };
  const send = (submitted: EventChangeRequest, done: HowSaved) => {
    how.current = { ...done, time: submitted.time };
    form.send({ type: "form.submitted", form: submitted });
  };
  const seen = seenIn(form);
  const teamPlaces = useSelector(places, selectPlaces);
  const shown = { ...chosen, ...typed };
  const review = seen && reviewOf(toReview ?? shown, seen, teamPlaces);
  const change = toReview !== null && seen !== null ? changeOf(toReview, seen) : null;

  const what = (
    <EventWhatFields known={known} chosen={chosen} onKind={setKind} onChosen={choose} onJudged={judge} />
  );

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
      {toReview !== null && seen !== null && review !== null && change !== null && (
        <ScopeChoice
          machine={props.scope}
          subject={{ details: seen, change }}
          review={review}
          scopes={scopesOf(toReview, seen, today)}
          onChosen={(wide, isForGood) => {
            setToReview(null);
            send(wide === null ? toReview : { ...toReview, wide }, { scope: wide?.scope, isForGood });
          }}
          onLeft={() => setToReview(null)}
        />
      )}
      <Form
        ref={ref}
        onInput={({ target, currentTarget }) => {
          // Not for a select: drawn between its two events, it would lose the choice.
          if (target instanceof HTMLInputElement) setTyped({ ...typed, ...readTyped(currentTarget) });
        }}
        onSubmit={submit}
        noValidate
        style={isAdding || toReview ? away : undefined}
      >
        {seen !== null ? <ChangedEvent event={seen.event} /> : what}
        <EventWhenFields
          known={known}
          chosen={chosen}
          today={today}
          areGapsShown={areGapsShown}
          dateField={props.dateField}
          listTimeZones={props.listTimeZones}
          onChosen={choose}
          onTimeChosen={chooseTime}
          onTiming={(timing) => {
            chooseTime({ timing });
            hideTime(timing);
          }}
          onJudged={judge}
        />
        <WhereFields
          places={places}
          venueId={chosen.venueId}
          detail={known.venueDetail}
          onChosen={choose}
          onAdding={() => setAdding(true)}
          onJudged={(isFit) => judge("venueDetail", isFit)}
        />
        {isChange && !isMore && (
          <FieldAction data-quiet="">
            <Button kind="quiet" onClick={() => setMore(true)}>
              {eventFormTexts.more}
            </Button>
          </FieldAction>
        )}
        {isChange && isMore && what}
        {(!isChange || isMore) && (
          <ExtraFields known={known} chosen={chosen} onChosen={choose} onJudged={judge} />
        )}
        <SavedFormFoot
          of={form}
          isAtEdge
          isUnready={isUnready}
          review={review && seen && <Reviewed of={seen} review={review} />}
          save={
            review === null
              ? addWord(chosen.kind)
              : changeWord(review, chosen.kind, scopesOf(shown, seen, today).length > 1)
          }
          theirs={(theirs) => <Theirs {...theirs} />}
        />
      </Form>
    </>
  );
}

/** The base version of the change: the other person's after a conflict. */
const seenIn = (form: EventFieldsProps["form"]) => {
  const snapshot = form.getSnapshot();
  return selectTheirs(snapshot) ?? snapshot.context.saved;
};
const isReadyIn = (form: EventFieldsProps["form"]) => !selectIsEventUnready(form.getSnapshot());

/** The other person's version after a conflict. */
const Theirs = ({ event }: EventDetails) => (
  <>
    By now it says: {eventTitle(event)}, {daysText(event)}, {clockText(event, wallIn)}
    {event.venue && `, ${event.venue.name}`}
    {event.venue_detail && `, ${event.venue_detail}`}.
  </>
);

/** The typed fields that can be read; of one that is half typed the last value stays. */
function readTyped(form: HTMLFormElement): Partial<EventFormValue> {
  const { values, problems } = readForm(form, typedRules);
  const { minutes, ...texts } = Object.fromEntries(
    Object.entries(values).filter(([name]) => !(name in problems)),
  );
  return { ...texts, ...(minutes !== undefined && { minutes: Number(minutes) }) };
}

const away = { display: "none" } as const;

const typedRules = {
  ...textRules,
  time: timeRule,
  minutes: lengthRule,
};
