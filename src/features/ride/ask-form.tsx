import { type FormEvent, useState } from "react";
import { rideTexts } from "../../../domain/ride/ride-texts";
import type { RideWay } from "../../../domain/ride/seat-moves";
import { wayNames } from "../../../domain/ride/seat-texts";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import { Button } from "../../ui/base/button";
import { Muted } from "../../ui/base/page";
import { Form, FormButtons } from "../../ui/fields/form";
import { Tick, Ticks } from "../../ui/fields/tick";
import { EveryTick } from "./every-tick";

export type AskFormProps = {
  /** The ways on which the player can ask. */
  ways: readonly RideWay[];
  /** What asking shows to others. */
  note?: string;
  event: ScheduleEvent;
  isBusy: boolean;
  onAsked: (asked: { ways: readonly RideWay[]; isEvery: boolean }) => void;
  onLeft: () => void;
};

/** Which way; both are ticked, so that one press is enough. */
export function AskForm({ ways: offered, note, event, isBusy, onAsked, onLeft }: AskFormProps) {
  const [left, setLeft] = useState<readonly RideWay[]>([]);
  const [isEvery, setEvery] = useState(false);
  const ways = offered.filter((way) => !left.includes(way));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ways.length > 0) onAsked({ ways, isEvery });
  };
  return (
    <Form onSubmit={submit}>
      {offered.length > 1 && (
        <Ticks>
          <legend>{rideTexts.ways}</legend>
          {offered.map((way) => (
            <Tick
              key={way}
              name={way}
              label={wayNames[way]}
              isTicked={!left.includes(way)}
              onTicked={(isTicked) =>
                setLeft(isTicked ? left.filter((each) => each !== way) : [...left, way])
              }
            />
          ))}
        </Ticks>
      )}
      <EveryTick event={event} isTicked={isEvery} onTicked={setEvery} />
      {note && <Muted>{note}</Muted>}
      <FormButtons>
        <Button kind="quiet" onClick={onLeft}>
          {rideTexts.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy} isUnready={ways.length === 0}>
          {rideTexts.ask}
        </Button>
      </FormButtons>
    </Form>
  );
}
