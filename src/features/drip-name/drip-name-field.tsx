import { useSelector } from "@xstate/react";
import { useCallback, useRef } from "react";
import { limits } from "../../../domain/base/limits";
import { fitDripName } from "../../../domain/drip-name/drip-name";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import * as machine from "../../../machines/drip-name/drip-name-field.machine";
import { useReadAtSubmit } from "../../controls/fields/use-read-at-submit";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { TextField } from "../../ui/fields/text-field";
import { type DripNameActor, Suggestions } from "./suggestions";

export type DripNameFieldProps = {
  field: DripNameActor;
  hint: string;
  isReadOnly?: boolean;
};

/** Shows the name as it will be saved, without disallowed characters, and whether it is available. */
export function DripNameField({ field, hint, isReadOnly }: DripNameFieldProps) {
  const dripName = useSelector(field, machine.selectDripName);
  const message = useSelector(field, machine.selectDripNameMessage);
  const hasFault = useSelector(field, machine.selectHasFault);
  const isStripped = useSelector(field, machine.selectIsStripped);
  const isChecking = useSelector(field, machine.selectIsChecking);
  const input = useRef<HTMLInputElement>(null);

  // A browser may fill the field without an event, so it is read at submit and checked then.
  useReadAtSubmit(
    input,
    useCallback(
      (text) => {
        if (text === machine.selectDripName(field.getSnapshot())) return;
        field.send({ type: "drip-name.entered", text, typed: text });
      },
      [field],
    ),
  );
  return (
    <>
      <TextField
        label="Drip name"
        name="dripName"
        autoComplete="nickname"
        enterKeyHint="done"
        isVerbatim
        hint={hint}
        isRequired
        max={limits.dripName.max}
        fit={fitDripName}
        value={dripName}
        isChecking={isChecking}
        isReadOnly={isReadOnly}
        inputRef={input}
        message={message === null ? null : { tone: hasFault ? "problem" : "success", text: message }}
        onEntered={(text, typed) => field.send({ type: "drip-name.entered", text, typed })}
      />
      <VisuallyHidden role="status">
        {isStripped && message !== dripNameTexts.stripped ? dripNameTexts.stripped : ""}
      </VisuallyHidden>
      <Suggestions field={field} />
    </>
  );
}
