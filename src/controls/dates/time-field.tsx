import { useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import { halvesOf, shownTimeRule, typedTime } from "../../../domain/schedule/event/event-fields";
import { selectProblem, selectText } from "../../../machines/fields/field-check";
import { textFieldMachine } from "../../../machines/fields/text-field.machine";
import { Button } from "../../ui/base/button";
import { FieldAction } from "../../ui/fields/field-action";
import * as ui from "../../ui/fields/text-field";
import { problemMessage } from "../fields/problem-message";
import type { TextFieldProps } from "../fields/text-field";
import { useField } from "../fields/use-field";

export type TimeFieldProps = Pick<
  TextFieldProps,
  "label" | "name" | "hint" | "isRequired" | "rule" | "onJudged"
> & {
  /** As "17:30". */
  defaultTime: string;
};

/** A time of day on the page's clock. One that may be morning or evening is asked about. */
export function TimeField({ rule, defaultTime, onJudged, ...props }: TimeFieldProps) {
  const shown = useMemo(() => shownTimeRule(rule), [rule]);
  const field = useActorRef(textFieldMachine, { input: { rule: shown, text: typedTime(defaultTime) } });
  const text = useSelector(field, selectText);
  const input = useField(field, shown, onJudged);
  const problem = useSelector(field, selectProblem);
  const halves = halvesOf(text);
  return (
    <div>
      <ui.TextField
        {...props}
        isVerbatim
        enterKeyHint="next"
        inputRef={input}
        value={text}
        message={halves && problem !== null ? { tone: "question", text: problem } : problemMessage(problem)}
        onEntered={(entered) => field.send({ type: "text.entered", text: entered })}
        onLeft={() => field.send({ type: "field.left" })}
      />
      {halves && (
        <FieldAction data-answers="">
          {halves.map((half) => (
            <Button
              key={half}
              kind="secondary"
              onClick={() => {
                field.send({ type: "text.read", text: half });
                input.current?.focus();
              }}
            >
              {half}
            </Button>
          ))}
        </FieldAction>
      )}
    </div>
  );
}
