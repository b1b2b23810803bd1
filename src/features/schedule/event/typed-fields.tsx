import { hourText } from "../../../../domain/dates/clock";
import { type EventKind, kindNames } from "../../../../domain/schedule/event/event";
import { textFields, timeRule } from "../../../../domain/schedule/event/event-fields";
import { eventFormTexts } from "../../../../domain/schedule/event/event-texts";
import { TimeField, type TimeFieldProps } from "../../../controls/dates/time-field";
import { TextField, type TextFieldProps } from "../../../controls/fields/text-field";

type TypedProps = Required<Pick<TextFieldProps, "defaultText" | "onJudged">>;

/** The field for the start time. */
export const StartsField = (props: Pick<TimeFieldProps, "defaultTime" | "onJudged">) => (
  <TimeField
    label="Starts"
    name="time"
    hint={eventFormTexts.likeTime(hourText("17:30"))}
    isRequired
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
