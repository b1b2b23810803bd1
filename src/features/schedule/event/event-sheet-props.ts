import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { MyPart } from "../../../../domain/schedule/answer/answering";
import type { EventDetails, ScheduleEvent } from "../../../../domain/schedule/event/event-fields";
import type { EventAction } from "../../../../domain/schedule/event/event-sheet";
import type { TeamColours } from "../../../../domain/team/colours";
import type { EventSheetMachine } from "../../../../machines/schedule/event-sheet.machine";

export type EventSheetActor = ActorRefFrom<EventSheetMachine>;
type Opened = { href: string; onOpened: () => void };

export type EventSheetProps = {
  sheet: EventSheetActor;
  details: EventDetails;
  /** Null until the page has read its teams. */
  team: (TeamColours & { name: string }) | null;
  /** "Chicago time", and "15:00 your time", if the device's local time differs. */
  zone: string | null;
  ownTime: string | null;
  now: () => number;
  hold: (isHeld: boolean) => void;
  /** Renders the answer row of one of the caller's players. */
  answerOf: (event: ScheduleEvent, part: MyPart, onSaved: () => void) => ReactNode;
  /** For staff: each family and what is known of it, below the sum. */
  families: ReactNode;
  /** Who brings what and who drives whom, below who is in. */
  help: ReactNode;
  /** The way to the event's huddle. */
  talk: ReactNode;
  /** The notice of a change that can still be undone. */
  undoNotice: ReactNode;
  change: Opened;
  /** Link to the change of its series' rule. */
  rule: Opened;
  duplicate: Opened;
  /** Link to marking who came. */
  attendance: Opened;
  onCallOff: () => void;
  /** Opens the dialog that joins two rows of one player. */
  onSamePlayer: () => void;
  onAddressCopied: (address: string) => void;
  onShared: () => void;
  /** Opens the sheet of the public link; null for who may not share it. */
  onLink: (() => void) | null;
  /** Opens the ways into one's own calendar. */
  onCalendar: () => void;
};

export type Acting = EventSheetProps & { action: EventAction | null };
