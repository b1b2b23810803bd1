import type { ComponentType, ReactNode } from "react";
import type { MyPart } from "../../../domain/schedule/answering";
import type { ScheduleEvent } from "../../../domain/schedule/event-fields";
import type { Told } from "../../../domain/schedule/event-sheet";
import type { SeriesMade } from "../../../domain/schedule/weekly";
import type { components } from "../../../openapi";
import type { CallOffProps } from "../../features/schedule/call-off";
import type { EventFormProps } from "../../features/schedule/event-form";
import type { EventReadProps } from "../../features/schedule/event-read";
import type { SeriesMadeMachine } from "../../features/schedule/made-notice";
import type { SamePlayerProps } from "../../features/schedule/same-player";
import type { ToldMachine } from "../../features/schedule/use-told";

/** The charts behind what opens over the schedule, and what the device does for them. */
export type EventCharts = {
  sheet: EventReadProps["machine"];
  callOff: CallOffProps["machine"];
  samePlayer: SamePlayerProps["machine"];
  told: ToldMachine;
  /** The form of an event; its code comes when it is first wanted. */
  FormDialog: ComponentType<EventFormDialogProps>;
  /** Weekly practice, in the same way. */
  WeeklyDialog: ComponentType<WeeklyDialogProps>;
  /** Another rule for a series, in the same way. */
  RuleDialog: ComponentType<RuleDialogProps>;
  made: SeriesMadeMachine;
  /** By the device's own sheet, else as a copied text. */
  share: (shared: { title: string; text: string; path: string }) => void;
  copy: (text: string) => Promise<boolean>;
};

/** What the page below knows already. */
export type EventPlace = {
  /** Null until the page has read them. */
  teams: readonly components["schemas"]["ScheduleTeam"][] | null;
  events: readonly ScheduleEvent[];
  /** The day that clocks show there. */
  today: string;
  /** A row to answer in, for one of the caller's own. */
  answerOf: (event: ScheduleEvent, part: MyPart, onSaved: () => void) => ReactNode;
};

export type EventFormDialogProps = {
  /** Whether the address asks for a form, and which. */
  wanted: "new" | "change" | null;
  query: URLSearchParams;
  sheet: EventCharts["sheet"];
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
  sheet: EventCharts["sheet"];
  place: EventPlace;
  /** With what families are told; null where they are told nothing. */
  onSaved: (done: Told | null) => void;
  onClosed: () => void;
};
