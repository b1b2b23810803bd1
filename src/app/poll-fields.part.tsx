import type { ComponentType } from "react";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { PollFields, type PollFieldsProps } from "../features/feed/poll-fields";

/** The fields of a poll, loaded when the first one is asked: they bring the calendar. */
export function wirePollFields(): ComponentType<PollFieldsProps> {
  const dateField = dateFieldWith();
  return (props) => <PollFields {...props} dateField={dateField} />;
}
