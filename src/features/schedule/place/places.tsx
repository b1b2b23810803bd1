import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { eventFormTexts } from "../../../../domain/schedule/event/event-texts";
import {
  type PlacesMachine,
  selectPlaces,
  selectPlacesStep,
} from "../../../../machines/schedule/places.machine";
import { Button } from "../../../ui/base/button";
import { PlusIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { ChoiceChips } from "../../../ui/fields/choice-chips";
import { FieldAction } from "../../../ui/fields/field-action";

export type PlacesProps = {
  of: ActorRefFrom<PlacesMachine>;
  value: string | null;
  onChosen: (venueId: string | null) => void;
  onAdding: () => void;
};

/** Choice of the team's venues, with a button to add one. */
export function Places({ of, value, onChosen, onAdding }: PlacesProps) {
  const step = useSelector(of, selectPlacesStep);
  const places = useSelector(of, selectPlaces);
  return (
    <>
      {step === "unknown" && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={eventFormTexts.placesFailed}
          actions={
            <Button kind="secondary" onClick={() => of.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      {places.length > 0 && (
        <ChoiceChips
          legend="Place"
          name="venue"
          options={[
            ...places.map(({ id, name }) => ({ value: id, label: name })),
            { value: "", label: "Not set yet" },
          ]}
          value={value ?? ""}
          onChosen={(id) => onChosen(id === "" ? null : id)}
        />
      )}
      {step === "known" && (
        <FieldAction>
          <Button kind="secondary" icon={<PlusIcon size={20} />} data-add-place="" onClick={onAdding}>
            Add a place
          </Button>
        </FieldAction>
      )}
    </>
  );
}

/** Calls back when the form that replaced this one is closed. */
export function useReturn(isAway: boolean, onReturned: () => void) {
  const wasAway = useRef(false);
  const tell = useEffectEvent(onReturned);
  useEffect(() => {
    if (wasAway.current && !isAway) tell();
    wasAway.current = isAway;
  }, [isAway]);
}
