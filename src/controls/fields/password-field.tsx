import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { FieldRule } from "../../../domain/fields/field-rules";
import { selectProblem, selectText } from "../../../machines/fields/field-check";
import {
  passwordFieldMachine,
  selectIsCapsLockOn,
  selectIsShown,
} from "../../../machines/fields/password-field.machine";
import * as ui from "../../ui/fields/password-field";
import { problemMessage } from "./problem-message";
import { type Clock, type OnJudged, useField } from "./use-field";

export type PasswordFieldProps = Pick<
  ui.PasswordFieldProps,
  "label" | "name" | "enterKeyHint" | "purpose" | "hasStrength" | "hint" | "isRequired" | "isDisabled"
> & {
  rule: FieldRule;
  /** Called when validity changes. */
  onJudged?: OnJudged;
  /** The server's error, shown in the field, which takes the focus. Each refusal is a new object. */
  refusal?: { readonly text: string } | null;
  clock?: Clock;
};

export function PasswordField({ rule, onJudged, refusal = null, clock, ...props }: PasswordFieldProps) {
  const actor = useActorRef(passwordFieldMachine, { input: { rule }, ...(clock ? { clock } : {}) });
  const text = useSelector(actor, selectText);
  const problem = useSelector(actor, selectProblem);
  const isShown = useSelector(actor, selectIsShown);
  const isCapsLockOn = useSelector(actor, selectIsCapsLockOn);
  const input = useField(actor, rule, onJudged);
  useEffect(() => {
    if (!refusal) return;
    actor.send({ type: "text.refused", problem: refusal.text });
    input.current?.focus();
  }, [actor, refusal, input]);
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
