import type { components } from "../../openapi";
import { timeText } from "../dates/wall-time";
import type { RideWay } from "./seat-moves";

type Schemas = components["schemas"];

/** A player's place on one way, as far as words need it. */
export type Seat = Pick<Schemas["MySeat"], "way" | "state"> &
  Partial<Pick<Schemas["MySeat"], "driver_id" | "driver_name" | "is_me" | "leaves_local" | "meeting_point">> &
  Pick<Schemas["Seat"], "agreed_local" | "consent_by" | "company">;

export const wayNames: Readonly<Record<RideWay, string>> = { there: "There", back: "Back" };

/** "there", "back", "there and back". */
export const waysText = (ways: readonly RideWay[]) =>
  ways.length > 1 ? "there and back" : ways[0] === "back" ? "back" : "there";

const atText = ({
  leaves_local: leaves,
  meeting_point: point,
}: Pick<Seat, "leaves_local" | "meeting_point">) =>
  [leaves && ` at ${timeText(leaves)}`, point && `, ${point}`].filter(Boolean).join("");

/** "Kim drives Leo at 9:10, library car park"; of one's own children and oneself. */
export function seatText(seat: Seat, player: string, isMyCar = seat.is_me === true): string {
  const name = seat.driver_name ?? "Somebody";
  const driver = isMyCar ? "You" : name;
  const back = seat.way === "back" ? " back" : "";
  switch (seat.state) {
    case "off":
      return "Called off: no ride";
    case "not_coming":
      return `${player} isn't coming`;
    case "wanted":
      return `Nobody drives ${player}${back} yet`;
    case "offered":
      return `${driver} can take ${player}${back || " there"}`;
    case "agreed":
      return `${driver} ${isMyCar ? "drive" : "drives"} ${player}${back}${atText(seat)}`;
    case "needs_company":
      return `${player} would be alone with ${name}${back && " on the way back"}`;
    case "open_again":
      if (isMyCar) return `The plan changed. Still driving ${player}${back}?`;
      return seat.agreed_local
        ? `Agreed with ${name} for ${timeText(seat.agreed_local)}. Still fine?`
        : `The plan changed. Still fine with ${name}${back && " on the way back"}?`;
  }
}

/** Whether the family has something to settle; orange on a card. */
export const isAskingSeat = ({ state }: Pick<Seat, "state">) =>
  state === "wanted" || state === "offered" || state === "needs_company" || state === "open_again";

/** On a card: "Who drives Leo?" in orange, or who does. */
export const seatLine = (seat: Seat, player: string): string =>
  seat.state === "wanted"
    ? `Who drives ${player}${seat.way === "back" ? " back" : ""}?`
    : seatText(seat, player);
