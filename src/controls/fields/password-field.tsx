import { useActorRef, useSelector } from "@xstate/react";
import type { FieldRule } from "../../../domain/fields/field-rules";
import { selectProblem, selectText } from "../../../machines/fields/field-check";
import {
  passwordFieldMachine,
  selectIsCapsLockOn,
  selectIsShown,
} from "../../../machines/fields/password-field.machine";
import * as ui from "../../ui/fields/password-field";
import { type Clock, type OnJudged, problemMessage, useField } from "./use-field";

export type PasswordFieldProps = Pick<
  ui.PasswordFieldProps,
  "label" | "name" | "purpose" | "hasStrength" | "hint" | "isRequired" | "isDisabled"
> & {
  rule: FieldRule;
  /** Told each time the judgement changes. */
  onJudged?: OnJudged;
  clock?: Clock;
};

export function PasswordField({ rule, onJudged, clock, ...props }: PasswordFieldProps) {
  const actor = useActorRef(passwordFieldMachine, { input: { rule }, ...(clock ? { clock } : {}) });
  const text = useSelector(actor, selectText);
  const problem = useSelector(actor, selectProblem);
  const isShown = useSelector(actor, selectIsShown);
  const isCapsLockOn = useSelector(actor, selectIsCapsLockOn);
  const input = useField(actor, rule, onJudged);
  return (
    <ui.PasswordField
      {...props}
      inputRef={input}
      value={text}
      message={problemMessage(problem)}
      onEntered={(entered) => actor.send({ type: "text.entered", text: entered })}
      onLeft={() => actor.send({ type: "field.left" })}
      isShown={isShown}
      onRevealPressed={() => actor.send({ type: "reveal.pressed" })}
      isCapsLockOn={isCapsLockOn}
      onCapsLockSeen={(isOn) => actor.send({ type: "capsLock.seen", isOn })}
    />
  );
}
