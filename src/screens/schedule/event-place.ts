import type { ComponentType, ReactNode } from "react";
import type { Announcement } from "../../../domain/base/announcement";
import type { MyPart } from "../../../domain/schedule/answer/answering";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event/event-fields";
import type { EventKey, UndoableChange } from "../../../domain/schedule/event/event-sheet";
import type { SeriesMade } from "../../../domain/schedule/series/weekly";
import type { DialogName } from "../../../domain/shell/dialogs";
import type { TeamColours } from "../../../domain/team/colours";
import type { components } from "../../../openapi";
import type { TalkAboutProps } from "../../features/huddle/talk-about";
import type { SamePlayerProps } from "../../features/schedule/answer/same-player";
import type { CallOffProps } from "../../features/schedule/event/call-off";
import type { EventFormProps } from "../../features/schedule/event/event-form-props";
import type { EventReadProps } from "../../features/schedule/event/event-read";
import type { SeriesMadeMachine } from "../../features/schedule/notice/made-notice";
import type { UndoNoticeActor } from "../../features/schedule/notice/undo-notice";
import type { UndoNoticeMachine } from "../../features/schedule/notice/use-undo-notice";
import type { AddToCalendarProps } from "../../features/share/add-to-calendar";
import type { ShareEventProps } from "../../features/share/share-event";
import type { DialogOf, DialogTable } from "../shell/page-dialogs";

export type EventHelpProps = {
  details: EventDetails;
  team: TeamColours | undefined;
  hold: (isHeld: boolean) => void;
  /** Called with the server's reply; null where the outbox sent it. */
  onSaved: (details: EventDetails | null) => void;
  /** Somebody was quicker: what is shown is to be read again. */
  onLost: () => void;
  onSaid: (text: string) => void;
};

/** The machines of the dialogs over the schedule, and the device's functions for them. */
export type EventMachines = {
  sheet: EventReadProps["machine"];
  callOff: CallOffProps["machine"];
  samePlayer: SamePlayerProps["machine"];
  undoNotice: UndoNoticeMachine;
  talk: TalkAboutProps["machine"];
  /** Which families know of a change, for staff; its code is loaded on first use. */
  WhoKnows: ComponentType<{ eventKey: EventKey; noticeVersion: number; onSaved: () => void }>;
  /** Who brings what, and who drives whom; their code is loaded on first use. */
  Duties: ComponentType<EventHelpProps>;
  Rides: ComponentType<EventHelpProps>;
  /** The sheet of an event's public link, and the ways into a calendar; their code is loaded on first use. */
  ShareEvent: ComponentType<Pick<ShareEventProps, "eventKey" | "hold" | "onLeft">>;
  AddToCalendar: ComponentType<Omit<AddToCalendarProps, "machine" | "ownCalendar">>;
  /** Whether the person reaches huddles. */
  mayTalk: () => boolean;
  /** The dialogs whose code is loaded on first use. */
  dialogs: DialogTable<Exclude<DialogName<"schedule">, "event" | "off"> | "new=weekly", EventPage>;
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

/** What the dialogs use of the page. */
export type EventPage = EventPlace & {
  machines: EventMachines;
  announce: (said: Announcement) => void;
  say: (text: string) => void;
  refresh: () => void;
  /** The URL of another dialog. */
  to: (change: Readonly<Record<string, string>>) => string;
  /** Opens a URL. */
  open: (href: string) => void;
  /** Opens another dialog in place of this one. */
  replace: (change: Readonly<Record<string, string>>) => void;
  undoNotice: UndoNoticeActor;
  /** The undo notice of the open event. */
  notice: ReactNode;
  /** Whether a notice is shown where an absence's would be. */
  hasNotice: boolean;
  onShared: (done: UndoableChange) => void;
  onChangeMade: (done: UndoableChange) => void;
  /** Called with the new series, which closes the dialog. */
  onSeriesMade: (made: readonly SeriesMade[]) => void;
  /** Called by the event form, which closes it. */
  onSaved: EventFormProps["onSaved"];
};

/** A dialog over the schedule, with the parts of the page that it uses. */
export type ScheduleDialog<Part extends keyof EventPage> = DialogOf<Pick<EventPage, Part>>;
