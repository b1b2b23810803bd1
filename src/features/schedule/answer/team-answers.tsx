import type { ScheduleEvent } from "../../../../domain/schedule/event/event-fields";
import type { TeamColours } from "../../../../domain/team/colours";
import { SheetAnswer, type SheetAnswerProps } from "./sheet-answer";

export type TeamAnswersProps = Pick<SheetAnswerProps, "isStaff" | "onSaved"> & {
  event: ScheduleEvent;
  team: TeamColours;
};

/** The own players' answers at one event, on a page without the household's schedule. */
export const TeamAnswers = (props: TeamAnswersProps & Pick<SheetAnswerProps, "machine" | "now">) =>
  props.event.mine.map((part) => (
    <SheetAnswer key={props.event.id + part.membership_id} {...props} part={part} answers={{}} />
  ));
