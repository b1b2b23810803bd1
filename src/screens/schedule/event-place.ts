import type { ComponentType, ReactNode } from "react";
import type { AbsenceReview } from "../../../domain/absence/absence";
import type { MyPart } from "../../../domain/schedule/answer/answering";
import type { ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import type { EventKey, UndoableChange } from "../../../domain/schedule/event/event-sheet";
import type { SeriesMade } from "../../../domain/schedule/series/weekly";
import type { components } from "../../../openapi";
import type { TalkAboutProps } from "../../features/huddle/talk-about";
import type { SamePlayerProps } from "../../features/schedule/answer/same-player";
import type { CallOffProps } from "../../features/schedule/event/call-off";
import type { EventFormProps } from "../../features/schedule/event/event-form-props";
import type { EventReadProps } from "../../features/schedule/event/event-read";
import type { SeriesMadeMachine } from "../../features/schedule/notice/made-notice";
import type { UndoNoticeMachine } from "../../features/schedule/notice/use-undo-notice";

/** The machines of the dialogs over the schedule, and the device's functions for them. */
export type EventMachines = {
  sheet: EventReadProps["machine"];
  callOff: CallOffProps["machine"];
  samePlayer: SamePlayerProps["machine"];
  undoNotice: UndoNoticeMachine;
  talk: TalkAboutProps["machine"];
  /** Which families know of a change, for staff; its code is loaded on first use. */
  WhoKnows: ComponentType<{ eventKey: EventKey; noticeVersion: number; onSaved: () => void }>;
  /** Whether the person reaches huddles. */
  mayTalk: () => boolean;
  /** The event form; its code is loaded on first use. */
  FormDialog: ComponentType<EventFormDialogProps>;
  /** Weekly practice, loaded in the same way. */
  WeeklyDialog: ComponentType<WeeklyDialogProps>;
  /** Copying series of last season, loaded in the same way. */
  CopyDialog: ComponentType<WeeklyDialogProps>;
  /** The change of a series' rule, loaded in the same way. */
  RuleDialog: ComponentType<RuleDialogProps>;
  /** Saying that people are away, loaded in the same way. */
  AwayDialog: ComponentType<AwayDialogProps>;
  /** One's calendar links, loaded in the same way. */
  LinksDialog: ComponentType<LinksDialogProps>;
  /** Marking who came, loaded in the same way. */
  AttendanceDialog: ComponentType<AttendanceDialogProps>;
  /** Importing a list, loaded in the same way. */
  ImportDialog: ComponentType<ImportDialogProps>;
  made: SeriesMadeMachine;
  /** Opens the device's share sheet, or copies the text. */
  share: (shared: { title: string; text: string; path: string }) => void;
  copy: (text: string) => Promise<boolean>;
};

/** What the dialogs take from the page below. */
export type EventPlace = {
  /** Null until the page has read them. */
  teams: readonly components["schemas"]["ScheduleTeam"][] | null;
  events: readonly ScheduleEvent[];
  /** The local day in the team's zone. */
  today: string;
  now: () => number;
  /** Renders the answer row of one of the caller's players. */
  answerOf: (event: ScheduleEvent, part: MyPart, onSaved: () => void) => ReactNode;
};

export type EventFormDialogProps = {
  /** The form in the URL, if any. */
  wanted: "new" | "change" | null;
  query: URLSearchParams;
  sheet: EventMachines["sheet"];
  place: EventPlace;
  onSaved: EventFormProps["onSaved"];
  onClosed: () => void;
};

export type WeeklyDialogProps = {
  isOpen: boolean;
  /** As the address names it. */
  teamId: string | null;
  place: EventPlace;
  onMade: (made: readonly SeriesMade[]) => void;
  onClosed: () => void;
};

export type RuleDialogProps = {
  /** As the address names it. */
  eventKey: string | null;
  sheet: EventMachines["sheet"];
  place: EventPlace;
  /** Called with the undo notice; null if families are not notified. */
  onSaved: (done: UndoableChange | null) => void;
  onClosed: () => void;
};

export type AwayDialogProps = {
  /** As the address names it: the absence to be changed, or empty for a new one. Null: closed. */
  wanted: string | null;
  place: Pick<EventPlace, "today">;
  /** Another notice stands where this one's would. */
  hasNotice: boolean;
  /** Called when absences were said, or changed with this result. */
  onChanged: (changed: AbsenceReview | null) => void;
  /** Called when one was ended, with what stands again. */
  onEnded: (review: AbsenceReview | null) => void;
  onClosed: () => void;
};

export type ImportDialogProps = {
  isOpen: boolean;
  /** As the address names it. */
  teamId: string | null;
  place: Pick<EventPlace, "teams" | "today">;
  /** Called with what to announce, once all rows are saved. */
  onSaved: (text: string) => void;
  onClosed: () => void;
};

export type LinksDialogProps = { isOpen: boolean; onClosed: () => void };
export type AttendanceDialogProps = {
  /** As the address names it. */
  eventKey: string | null;
  place: Pick<EventPlace, "teams" | "now">;
  onClosed: () => void;
};
