import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { dripNameMachine } from "../../../machines/drip-name/drip-name.machine";
import {
  type dripNameFieldMachine,
  selectSuggestions,
} from "../../../machines/drip-name/drip-name-field.machine";
import { Button } from "../../ui/base/button";
import { Chips } from "../../ui/base/chips";

/** The machine of the field, alone or within the form of the drip name. */
export type DripNameActor = ActorRefFrom<typeof dripNameFieldMachine> | ActorRefFrom<typeof dripNameMachine>;

/** Available names to use instead of the taken one. */
export function Suggestions({ field }: { field: DripNameActor }) {
  const suggestions = useSelector(field, selectSuggestions);
  if (suggestions.length === 0) return null;
  return (
    <Chips>
      <legend>These are free</legend>
      {suggestions.map((text) => (
        <Button key={text} kind="secondary" onClick={() => field.send({ type: "suggestion.chosen", text })}>
          {text}
        </Button>
      ))}
    </Chips>
  );
}
