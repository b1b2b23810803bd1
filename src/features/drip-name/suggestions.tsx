import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { type dripNameMachine, selectSuggestions } from "../../../machines/drip-name/drip-name.machine";
import { Button } from "../../ui/base/button";
import { Chips } from "../../ui/base/chips";

/** Names that are free, instead of the taken one. */
export function Suggestions({ form }: { form: ActorRefFrom<typeof dripNameMachine> }) {
  const suggestions = useSelector(form, selectSuggestions);
  if (suggestions.length === 0) return null;
  return (
    <Chips>
      <legend>These are free</legend>
      {suggestions.map((text) => (
        <Button key={text} kind="secondary" onClick={() => form.send({ type: "suggestion.chosen", text })}>
          {text}
        </Button>
      ))}
    </Chips>
  );
}
