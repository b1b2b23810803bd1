import { useActorRef, useSelector } from "@xstate/react";
import type { FieldRule } from "../../../domain/fields/field-rules";
import { selectProblem, selectText } from "../../../machines/fields/field-check";
import { selectIsFit, textFieldMachine } from "../../../machines/fields/text-field.machine";
import * as ui from "../../ui/fields/text-field";
import { problemMessage } from "./problem-message";
import { type Clock, type OnJudged, useField } from "./use-field";

export type TextFieldProps = Omit<
  ui.TextFieldProps,
  "value" | "onEntered" | "onLeft" | "message" | "inputRef"
> & {
  rule: FieldRule;
  defaultText?: string;
  /** Called when validity changes. */
  onJudged?: OnJudged;
  /** Shown while the text is valid. */
  success?: string;
  clock?: Clock;
};

export function TextField({ rule, defaultText = "", onJudged, success, clock, ...props }: TextFieldProps) {
  const actor = useActorRef(textFieldMachine, {
    input: { rule, text: defaultText },
    ...(clock ? { clock } : {}),
  });
  const text = useSelector(actor, selectText);
  const problem = useSelector(actor, selectProblem);
  const isFit = useSelector(actor, selectIsFit);
  const input = useField(actor, rule, onJudged);
  return (
    <ui.TextField
      {...props}
      inputRef={input}
      value={text}
      message={isFit && success ? { tone: "success", text: success } : problemMessage(problem)}
      onEntered={(entered) => actor.send({ type: "text.entered", text: entered })}
      onLeft={() => actor.send({ type: "field.left" })}
    />
  );
}
