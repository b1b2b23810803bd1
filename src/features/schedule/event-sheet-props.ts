import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { MyPart } from "../../../domain/schedule/answering";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event-fields";
import type { EventDeed } from "../../../domain/schedule/event-sheet";
import type { EventSheetMachine } from "../../../machines/schedule/event-sheet.machine";

export type EventSheetActor = ActorRefFrom<EventSheetMachine>;
type Opened = { href: string; onOpened: () => void };

export type EventSheetProps = {
  sheet: EventSheetActor;
  details: EventDetails;
  teamName: string | null;
  /** "15:00 your time", where the device's clock shows something else. */
  ownClock: string | null;
  hold: (isHeld: boolean) => void;
  /** One of the caller's own, with what was answered for them. */
  answerOf: (event: ScheduleEvent, part: MyPart, onSaved: () => void) => ReactNode;
  /** What was just done to it. */
  told: ReactNode;
  change: Opened;
  /** Another rule for its series. */
  rule: Opened;
  duplicate: Opened;
  onCallOff: () => void;
  /** Two rows of the roster are one player. */
  onSamePlayer: () => void;
  onAddressCopied: (address: string) => void;
  onShared: () => void;
};

export type Acting = EventSheetProps & { deed: EventDeed | null };
