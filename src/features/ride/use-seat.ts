import { rideTexts } from "../../../domain/ride/ride-texts";
import { type GivenSeat, type SeatMove, seatKey } from "../../../domain/ride/seat-moves";
import { usePress } from "../../controls/base/use-press";
import type { RideRowProps } from "./ride-row-props";

type About = { membershipId?: string; driverId?: string };
type Sent = Pick<GivenSeat, "ways"> &
  Partial<Pick<GivenSeat, "membershipId" | "driverId" | "isEvery" | "isAlways" | "alone">>;

/** The presses about one player's seat, or about who rides along in one car. */
export function useSeat(
  {
    machine,
    details: { event },
    onSaved,
    onLost,
    onSaid,
  }: Pick<RideRowProps, "machine" | "details" | "onSaved" | "onLost" | "onSaid">,
  about: About,
) {
  const row = seatKey({ eventId: event.id, ...about });
  const { press, ...state } = usePress(machine, row, {
    onSaved: (saved) => {
      if (saved?.left_out)
        onSaid(rideTexts.leftOut(saved.left_out.map(({ starts_local }) => starts_local.slice(0, 10))));
      onSaved(saved);
    },
    onLost,
  });
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
