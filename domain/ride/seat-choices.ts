import { rideTexts } from "./ride-texts";
import type { SeatMove } from "./seat-moves";
import type { Seat } from "./seat-texts";

/** A button of a family beside its player's seat. */
export type SeatChoice = {
  move: SeatMove;
  text: string;
  /** The answer that settles it. */
  kind?: "secondary";
  /** Leaves this driver alone: the player still wants a ride. */
  staysWanted?: true;
  /** A guardian lets the driver drive the child alone at this event. */
  isAlone?: true;
};

const no: SeatChoice = { move: "leave", text: rideTexts.no, staysWanted: true };

/** Of the driver, after a change of the event. */
export const renewChoice: SeatChoice = { move: "agree", text: rideTexts.stillDriving, kind: "secondary" };

export function choicesOf({ state }: Pick<Seat, "state">): readonly SeatChoice[] {
  switch (state) {
    case "wanted":
      return [{ move: "leave", text: rideTexts.dontNeed }];
    case "offered":
      return [no, { move: "agree", text: rideTexts.yes, kind: "secondary" }];
    case "open_again":
      return [no, { move: "agree", text: rideTexts.stillFine, kind: "secondary" }];
    case "agreed":
      return [{ move: "leave", text: rideTexts.giveUp }];
    case "needs_company":
      return [
        { move: "leave", text: rideTexts.giveUp },
        { move: "agree", text: rideTexts.alone, kind: "secondary", isAlone: true },
      ];
    case "not_coming":
      return [{ move: "leave", text: rideTexts.free }];
    case "off":
      return [];
  }
}
