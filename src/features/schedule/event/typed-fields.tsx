import { type EventKind, kindNames } from "../../../../domain/schedule/event/event";
import { textFields, timeRule } from "../../../../domain/schedule/event/event-fields";
import { TextField, type TextFieldProps } from "../../../controls/fields/text-field";

type TypedProps = Required<Pick<TextFieldProps, "defaultText" | "onJudged">>;

/** The field for the start time, on a 24-hour or 12-hour clock. */
export const StartsField = (props: TypedProps) => (
  <TextField
    label="Starts"
    name="time"
    hint="Like 5:30 pm"
    isVerbatim
    isRequired
    enterKeyHint="next"
    rule={timeRule}
    {...props}
  />
);

/** The field for the title; if empty, the kind is the title. */
export const WhatField = ({ kind, ...props }: TypedProps & { kind: EventKind }) => (
  <TextField
    label="What"
    name="title"
    hint={`Without words it's "${kindNames[kind]}".`}
    isVerbatim
    autoCapitalize="sentences"
    enterKeyHint="next"
    {...textFields.title}
    {...props}
  />
);
