import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import type { EventKind, EventTiming } from "../../../domain/schedule/event";
import {
  changeOf,
  type EventDetails,
  type EventField,
  type EventForm as EventFormValue,
  lengthRule,
  textRules,
  timeRule,
  usualOf,
} from "../../../domain/schedule/event-fields";
import { addWords } from "../../../domain/schedule/event-texts";
import { clockText, daysText, eventTitle } from "../../../domain/schedule/event-words";
import { type EventWish, scopesOf } from "../../../domain/schedule/scope";
import { selectTheirs } from "../../../machines/base/saved-form.setup";
import { type eventFormMachine, selectIsEventUnready } from "../../../machines/schedule/event-form.machine";
import { SavedFormFoot } from "../../controls/base/saved-form-foot";
import { useGaps, useToldGaps } from "../../controls/fields/use-gaps";
import { Form } from "../../ui/fields/form";
import { readForm } from "../../ui/fields/form-reading";
import { wallIn } from "../../ui/schedule/device-clock";
import { ExtraFields } from "./event-extra-fields";
import type { EventFormProps, HowSaved } from "./event-form-props";
import { EventWhatFields } from "./event-what-fields";
import { EventWhenFields } from "./event-when-fields";
import { PlaceForm } from "./place-form";
import { useReturn } from "./places";
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
  const isTold = useToldGaps(form) > 0;
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  // Focus the title instead of the chips before it or the close button.
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name="title"]')?.focus(), []);
  const places = useActorRef(placesMachine, { input: { teamId } });
  const [chosen, setChosen] = useState(known);
  /** After a choice of length a change of kind no longer sets its default. */
  const [isTimeChosen, setTimeChosen] = useState(saved !== null);
  const [isAdding, setAdding] = useState(false);
  /** The submitted form while its scope is asked. */
  const [wish, setWish] = useState<EventFormValue | null>(null);
  const choose = (change: Partial<EventFormValue>) => setChosen((before) => ({ ...before, ...change }));
  const chooseTime = (change: Partial<EventFormValue>) => {
    setTimeChosen(true);
    choose(change);
  };
  const judge = (field: EventField, isFit: boolean) => form.send({ type: "field.judged", field, isFit });
  useReturn(isAdding, () => ref.current?.querySelector<HTMLElement>("[data-add-place]")?.focus());
  useReturn(wish !== null, () => ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());

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
    how.current = { ...done, time: wished.time };
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
        <EventWhatFields known={known} chosen={chosen} onKind={setKind} onChosen={choose} onJudged={judge} />
        <EventWhenFields
          known={known}
          chosen={chosen}
          today={today}
          isTold={isTold}
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
        <ExtraFields known={known} chosen={chosen} onChosen={choose} onJudged={judge} />
        <SavedFormFoot
          of={form}
          isAtEdge
          isUnready={isUnready}
          save={saved === null ? addWords[chosen.kind] : "Save"}
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

const away = { display: "none" } as const;

const typedRules = {
  ...textRules,
  time: timeRule,
  minutes: lengthRule,
};
