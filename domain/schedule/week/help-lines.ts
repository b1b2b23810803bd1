import { timeText } from "../../dates/wall-time";
import { isHeld, ownTurnText } from "../../duty/own-turn";
import { isAskingSeat, type Seat, seatLine } from "../../ride/seat-texts";
import type { MyPart, ScheduleEvent } from "../answer/answering";
import { isOwn } from "./agenda";

/** A line on a card: what the family brings, or who drives whom. */
export type HelpLine = { kind: "turn" | "ride"; text: string; isAsking: boolean };

/** What the family brings to an event and who drives whom; of one person, if the line is in their cell of the board. */
export function helpLines({ status, mine, drives = [] }: ScheduleEvent, person?: MyPart): HelpLine[] {
  if (status !== "on") return [];
  const parts = (person ? [person] : mine).filter(isOwn);
  const turns = parts
    .flatMap(({ turns: own = [] }) => own)
    .filter(isHeld)
    .map((turn): HelpLine => ({ kind: "turn", text: ownTurnText(turn), isAsking: false }));
  return [...turns, ...parts.flatMap(seatLines), ...(person ? [] : driveLines(drives))];
}

/** One line for both ways where the same driver drives both. */
function seatLines({ seats = [], first_name: name, child_id: child }: MyPart): HelpLine[] {
  const player = child === null ? "you" : name;
  const shown = seats.filter(({ state }) => state !== "off" && state !== "not_coming");
  return shown
    .filter((seat) => seat.way === "there" || !shown.some((other) => other !== seat && isSame(seat, other)))
    .map((seat) => ({ kind: "ride", text: seatLine(seat, player), isAsking: isAskingSeat(seat) }));
}

const isSame = (one: Seat, other: Seat) => one.state === other.state && one.driver_id === other.driver_id;

function driveLines(drives: NonNullable<ScheduleEvent["drives"]>): HelpLine[] {
  const stale = drives.find(({ is_current }) => !is_current);
  const ride = stale ?? drives[0];
  if (!ride) return [];
  const { leaves_local: leaves, seats, taken, is_current: isCurrent } = ride;
  const at = leaves ? ` at ${timeText(leaves)}` : "";
  return [
    {
      kind: "ride",
      text: isCurrent
        ? `You drive${at}, ${taken} of ${seats} seats taken`
        : "The plan changed. Still driving?",
      isAsking: !isCurrent,
    },
  ];
}
