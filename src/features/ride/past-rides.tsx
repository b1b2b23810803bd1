import { type Car, type EventSeat, wayLine } from "../../../domain/ride/event-rides";
import { rideTexts } from "../../../domain/ride/ride-texts";
import { seatText } from "../../../domain/ride/seat-texts";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { CarIcon } from "../../ui/ride/car-icon";
import { PlayerCap } from "./player-cap";
import type { RideRowProps } from "./ride-row-props";

/** Who drove whom, to read alone. */
export const PastRides = ({
  row,
  cars,
  seats,
}: {
  row: RideRowProps;
  cars: readonly Car[];
  seats: readonly EventSeat[];
}) => (
  <RowGroup>
    {seats
      .filter(({ state, is_own }) => is_own && state === "agreed")
      .map((seat) => (
        <ListRow
          key={`${seat.membership_id}.${seat.way}`}
          start={<PlayerCap row={row} membershipId={seat.membership_id} name={seat.name} />}
          title={seatText(
            seat,
            seat.name,
            cars.some(({ isMine, driverId }) => isMine && driverId === seat.driver_id),
          )}
        />
      ))}
    {cars.map((car) => (
      <ListRow
        key={car.driverId}
        start={<CarIcon />}
        title={car.isMine ? rideTexts.you : car.driverName}
        detail={car.ways.map(wayLine).join("\n")}
      />
    ))}
  </RowGroup>
);
