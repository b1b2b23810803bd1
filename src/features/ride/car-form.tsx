import { useSelector } from "@xstate/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  backMinutes,
  baseOf,
  type CarForm as CarFormValue,
  carFormOf,
  isPointTooLong,
  newCar,
  ownRiders,
  type SavedCar,
  seatChoices,
  thereMinutes,
} from "../../../domain/ride/car-form";
import { carTexts, leavesText } from "../../../domain/ride/car-texts";
import type { Car } from "../../../domain/ride/event-rides";
import { meetingPointLength } from "../../../domain/ride/limits";
import { rideTexts } from "../../../domain/ride/ride-texts";
import type { RideWay } from "../../../domain/ride/seat-moves";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { type CarFormMachine, selectIsCarUnready } from "../../../machines/ride/car-form.machine";
import { SavedFormFoot, useIsSaving } from "../../controls/base/saved-form-foot";
import { useSavedForm } from "../../controls/base/use-saved-form";
import { useHold } from "../../controls/dialogs/held-dialog";
import { useGaps } from "../../controls/fields/use-gaps";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { Form } from "../../ui/fields/form";
import { Select } from "../../ui/fields/select";
import { TextField } from "../../ui/fields/text-field";
import { Tick } from "../../ui/fields/tick";
import { EveryTick } from "./every-tick";

export type CarFormProps = {
  machine: CarFormMachine;
  details: EventDetails;
  /** The car to change; null for a new one. */
  car: Car | null;
  hold: (isHeld: boolean) => void;
  onSaved: (details: EventDetails, said: string) => void;
  onLeft: () => void;
};

/** Seats in one's own car: which way, how many, when it leaves and where. */
export function CarForm({ machine, details, car: begun, hold, onSaved, onLeft }: CarFormProps) {
  const { event } = details;
  const [input] = useState(() => ({
    key: crypto.randomUUID(),
    saved: { details, leftOut: [] },
    fit: ["meetingPoint" as const],
  }));
  const form = useSavedForm(machine, input, (over) =>
    over.kind === "saved" ? onSaved(over.saved.details, saidOf(over.saved, carTexts.saved)) : onLeft(),
  );
  const isUnready = useSelector(form, selectIsCarUnready);
  useHold(hold, useIsSaving(form));
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, form);
  const [children] = useState(() => ownRiders(details));
  const [car, setCar] = useState<CarFormValue>(() => ({
    ...(begun ? carFormOf(begun) : newCar),
    riders: children.map(({ membership_id }) => membership_id),
  }));
  const change = (part: Partial<CarFormValue>) => setCar((before) => ({ ...before, ...part }));
  const isTooLong = isPointTooLong(car.meetingPoint);
  useEffect(
    () => form.send({ type: "field.judged", field: "meetingPoint", isFit: !isTooLong }),
    [form, isTooLong],
  );
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    form.send({ type: "form.submitted", form: { ...car, meetingPoint: car.meetingPoint.trim() } });
  };
  const leaving = (way: RideWay, label: string, choices: readonly number[]) =>
    car.ways.includes(way) && (
      <Select
        label={label}
        name={way}
        isRequired
        value={String(car.minutes[way])}
        placeholder={label}
        options={[...new Set([...choices, car.minutes[way]])]
          .sort((one, other) => one - other)
          .map((minutes) => ({
            value: String(minutes),
            label: leavesText(way, baseOf(event, way), minutes),
          }))}
        onChosen={(minutes) => change({ minutes: { ...car.minutes, [way]: Number(minutes) } })}
      />
    );
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <ChoiceChips
        legend={rideTexts.ways}
        name="ways"
        options={waysChoices}
        value={car.ways.join()}
        onChosen={(ways) => change({ ways: ways.split(",") as RideWay[] })}
      />
      <ChoiceChips
        legend={carTexts.seats}
        name="seats"
        options={seatChoices.map((seats) => ({ value: String(seats), label: String(seats) }))}
        value={String(car.seats)}
        onChosen={(seats) => change({ seats: Number(seats) })}
      />
      {children.map(({ membership_id: id, first_name: name }) => (
        <Tick
          key={id}
          name={`rider-${id}`}
          label={carTexts.ridesAlong(name)}
          isTicked={car.riders.includes(id)}
          onTicked={(isTicked) =>
            change({ riders: isTicked ? [...car.riders, id] : car.riders.filter((each) => each !== id) })
          }
        />
      ))}
      {leaving("there", carTexts.leaves, thereMinutes)}
      {leaving("back", carTexts.leavesBack, backMinutes)}
      <TextField
        label={carTexts.point}
        name="point"
        hint={carTexts.pointHint}
        value={car.meetingPoint}
        max={meetingPointLength}
        message={isTooLong ? { tone: "problem", text: carTexts.pointLength } : null}
        onEntered={(meetingPoint) => change({ meetingPoint })}
      />
      <EveryTick
        event={event}
        isTicked={car.scope === "later"}
        onTicked={(isEvery) => change({ scope: isEvery ? "later" : "one" })}
      />
      <SavedFormFoot of={form} isUnready={isUnready} save={carTexts.save} />
    </Form>
  );
}

const saidOf = ({ leftOut }: SavedCar, saved: string) =>
  leftOut.length > 0 ? rideTexts.leftOut(leftOut) : saved;

const waysChoices = [
  { value: "there,back", label: "There and back" },
  { value: "there", label: "There" },
  { value: "back", label: "Back" },
];

export type EndCarProps = Omit<CarFormProps, "car"> & { car: Car; riders: number };

/** Takes one's own car from the list, after a word about who loses a ride. */
export function EndCar({ machine, details, car, riders, hold, onSaved, onLeft }: EndCarProps) {
  const [input] = useState(() => ({
    key: crypto.randomUUID(),
    saved: { details, leftOut: [] },
    fit: ["meetingPoint" as const],
  }));
  const form = useSavedForm(machine, input, (over) =>
    over.kind === "saved" ? onSaved(over.saved.details, saidOf(over.saved, carTexts.ended)) : onLeft(),
  );
  useHold(hold, useIsSaving(form));
  const [scope, setScope] = useState<CarFormValue["scope"]>("one");
  return (
    <Form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        form.send({ type: "form.submitted", form: { ...carFormOf(car), scope, isEnded: true } });
      }}
    >
      <EveryTick
        event={details.event}
        isTicked={scope === "later"}
        onTicked={(isEvery) => setScope(isEvery ? "later" : "one")}
      />
      <SavedFormFoot
        of={form}
        isUnready={false}
        save={carTexts.endSure}
        review={<p>{carTexts.endWhy(riders)}</p>}
      />
    </Form>
  );
}
