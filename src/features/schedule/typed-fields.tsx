import { type EventKind, kindNames } from "../../../domain/schedule/event";
import { timeRule, titleRule } from "../../../domain/schedule/event-fields";
import { titleLength } from "../../../domain/schedule/limits";
import { TextField, type TextFieldProps } from "../../controls/fields/text-field";

type TypedProps = Required<Pick<TextFieldProps, "defaultText" | "onJudged">>;

/** When it starts, in the hours of the day or of its two halves. */
export const StartsField = (props: TypedProps) => (
  <TextField
    label="Starts"
    name="time"
    hint="17:30, or 5:30 pm."
    isVerbatim
    isRequired
    enterKeyHint="next"
    rule={timeRule}
    {...props}
  />
);

/** What it is called; without a name it has that of its kind. */
export const WhatField = ({ kind, ...props }: TypedProps & { kind: EventKind }) => (
  <TextField
    label="What"
    name="title"
    hint={`Without words it's "${kindNames[kind]}".`}
    isVerbatim
    autoCapitalize="sentences"
    enterKeyHint="next"
    max={titleLength}
    rule={titleRule}
    {...props}
  />
);
