import type { components } from "../../openapi";
import { timeText } from "../dates/wall-time";

type Item = components["schemas"]["WaitingItem"];

/** A ride under *Needs you*: "Kim can take Leo there", "Agreed for 9:00. Still fine for 14:00?". */
export function rideItemText(item: Partial<Item>): string {
  const { ways = [], child_first_name: child = "you", driver_name: driver = "Somebody" } = item;
  const back = ways.length === 1 && ways[0] === "back" ? " back" : "";
  switch (item.ride_state) {
    case "offered":
      return `${driver} can take ${child}${back || (ways.length > 1 ? " there and back" : " there")}.`;
    case "open_again":
    case "driver_open_again":
      return changedText(item);
    case "needs_company":
      return `${child} would be alone with ${driver}${back && " on the way back"}.`;
    default:
      return `Nobody drives ${child}${back} yet.`;
  }
}

function changedText({ ride_state, agreed_local: agreed, now_local: now }: Partial<Item>): string {
  const isDriver = ride_state === "driver_open_again";
  const still = isDriver ? "Still driving" : "Still fine";
  const [before, after] = [agreed, now].map((wall) => wall && timeText(wall));
  if (!before || !after) return `The plan changed. ${still}?`;
  return before === after
    ? `Agreed for another plan. ${still}?`
    : `Agreed for ${before}. ${still} ${isDriver ? "at" : "for"} ${after}?`;
}

/** Whom a changed ride is about: "Kim drives Leo", "You drive". */
export function rideItemAbout({
  ride_state,
  driver_name: driver,
  child_first_name: child,
  leaves_local: leaves,
}: Item) {
  if (ride_state === "driver_open_again") return "You drive";
  if (ride_state === "open_again") return `${driver ?? "Somebody"} drives ${child ?? "you"}`;
  return ride_state === "offered" && leaves ? `At ${timeText(leaves)}` : null;
}
