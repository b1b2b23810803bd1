import { useSelector } from "@xstate/react";
import { selectSuggestions } from "../../../machines/drip-name/drip-name-field.machine";
import { Button } from "../../ui/base/button";
import { Chips } from "../../ui/base/chips";
import type { DripNameFieldProps } from "./drip-name-field";

/** Names that are free, instead of the taken one. */
export function Suggestions({ field }: Pick<DripNameFieldProps, "field">) {
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
