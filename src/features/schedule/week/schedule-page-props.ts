import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import type { NeedsYouEvent } from "../../../../domain/schedule/needs-you-events";
import type { ScheduleWindow, Whose } from "../../../../domain/schedule/week/agenda";
import type { ReceiptsMachine } from "../../../../machines/schedule/receipts.machine";
import type { ScheduleMachine } from "../../../../machines/schedule/schedule.machine";
import type { CardPorts } from "./agenda";

export type ScheduleView = "agenda" | "week";

/** The URL's parameters. */
export type SchedulePlace = Whose & { view: ScheduleView; day: string | null };

export type SchedulePageProps = {
  schedule: ActorRefFrom<ScheduleMachine>;
  place: SchedulePlace;
  onMoved: (change: Partial<SchedulePlace>) => void;
  isWide: boolean;
  hrefOf: CardPorts["hrefOf"];
  onOpened: CardPorts["onOpened"];
  /** Staff's button on the card of an event that is near. */
  callOff?: ((event: ScheduleEvent) => ReactNode) | undefined;
  /** Who is away, above the days. */
  away?: ((window: ScheduleWindow) => ReactNode) | undefined;
  /** URL of the dialog that says so; absent for who may not. */
  awayHref: string;
  /** URL of the month, which can be printed. */
  monthHref: string;
  /** URL of one's calendar links; null for a minor, who makes none. */
  linksHref: string | null;
  /** Staff's button to create: next to the title, or floating above the lower edge on phones. */
  compose?: ReactNode;
  /** URL of first base, to join a team by a code; and of the staff's forms. */
  joinHref: string;
  /** Minors are added to a team by their guardians. */
  isMinor: boolean;
  newHref: (kind: "weekly" | "copy" | "import" | "game" | "practice") => string;
  /** Clashes that were dismissed on this device. */
  hiddenClashes: { read: () => readonly string[]; add: (key: string) => void };
  /** Whether the line of *Needs you* was there last time; null where that is not known. */
  lineRoom: { read: () => boolean | null; keep: (isThere: boolean) => void };
  /** What Home and Dings list; null before it is read. */
  needsYou: readonly NeedsYouEvent[] | null;
  /** Families that staff have to call. */
  callLists: ReactNode;
  /** Whether a usual yes that is paused still holds. */
  usualAsked: ReactNode;
  receipts: ReceiptsMachine;
  /** Called when a *Got it* is saved. */
  onGotIt: () => void;
  /** The offer of push, shown after it. */
  pushSubscription: ReactNode;
  now: () => number;
};

export type WithWindow = SchedulePageProps & { window: ScheduleWindow; panelId: string };
