import { type GivenSeat, type SeatMove, seatKey } from "../../../domain/ride/seat-moves";
import { usePress } from "../../controls/base/use-press";
import type { RideRowProps } from "./ride-row-props";

type About = { membershipId?: string; driverId?: string };
type Sent = Pick<GivenSeat, "ways"> &
  Partial<Pick<GivenSeat, "membershipId" | "driverId" | "isAlways" | "alone">>;

/** The presses about one player's seat, or about who rides along in one car. */
export function useSeat(
  {
    machine,
    details: { event },
    onSaved,
    onLost,
  }: Pick<RideRowProps, "machine" | "details" | "onSaved" | "onLost">,
  about: About,
) {
  const row = seatKey({ eventId: event.id, ...about });
  const { press, ...state } = usePress(machine, row, { onSaved, onLost });
  return {
    ...state,
    isBusy: state.phase === "sending",
    fault: state.phase === "lost" || state.phase === "refused" ? state.refusal : null,
    move: (move: SeatMove, sent: Sent) =>
      press({
        teamId: event.team_id,
        eventId: event.id,
        eventVersion: event.version,
        move,
        ...sent,
      }),
  };
}
