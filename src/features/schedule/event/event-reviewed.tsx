import { answersOf, askedAgain, type ChangeReview } from "../../../../domain/schedule/event/change-review";
import { clockText, daysText, eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { scopeTexts } from "../../../../domain/schedule/series/plan-texts";
import { ChangeList } from "../../../ui/schedule/change-list";
import { wallIn } from "../../../ui/schedule/device-clock";
import { Subject } from "../../../ui/schedule/event-head";

/** Which event a form changes. */
export const ChangedEvent = ({ event }: Pick<EventDetails, "event">) => (
  <Subject>
    {eventTitle(event)}, {daysText(event)}, {clockText(event, wallIn)}
  </Subject>
);

type ReviewedProps = { of: EventDetails; review: ChangeReview };

/** What saving changes, and how many answers are asked again. */
export const Reviewed = ({ of, review: { rows, isMove } }: ReviewedProps) =>
  rows.length > 0 && (
    <ChangeList label={scopeTexts.what} rows={rows} note={isMove ? askedAgain(answersOf(of)) : null} />
  );
