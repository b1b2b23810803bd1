import type { Car, Rider } from "../../../domain/ride/event-rides";
import { rideTexts } from "../../../domain/ride/ride-texts";
import type { RideWay } from "../../../domain/ride/seat-moves";
import { waysText } from "../../../domain/ride/seat-texts";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { CarIcon } from "../../ui/ride/car-icon";
import { PlayerCap } from "./player-cap";
import type { RideRowProps } from "./ride-row-props";
import { useSeat } from "./use-seat";

type OfCar = RideRowProps & { car: Car };

/** The driver agreed to other times: one press renews it. */
export function RenewRow({ car, ...row }: OfCar) {
  const { phase, isBusy, fault, move } = useSeat(row, { driverId: car.driverId });
  const stale = car.ways.filter(({ is_current }) => !is_current).map(({ way }) => way);
  if (!car.isMine || stale.length === 0) return null;
  return (
    <ListRow
      start={<CarIcon />}
      title={rideTexts.stale}
      detail={phase === "queued" ? answerTexts.queued : undefined}
      fault={fault}
      end={
        <Button isBusy={isBusy} onClick={() => move("agree", { driverId: car.driverId, ways: stale })}>
          {rideTexts.stillDriving}
        </Button>
      }
    />
  );
}

/** Who sits in the car, for the driver and for staff. */
export function RiderRow({ car, rider, ...row }: OfCar & { rider: Rider }) {
  const { membershipId, name, ways, isNotComing } = rider;
  const { phase, isBusy, fault, move } = useSeat(row, { membershipId });
  const text = isNotComing ? rideTexts.free : rideTexts.cantTake(name);
  return (
    <ListRow
      start={<PlayerCap row={row} membershipId={membershipId} name={name} />}
      title={name}
      detail={
        phase === "queued" ? answerTexts.queued : isNotComing ? rideTexts.notComing(name) : waysText(ways)
      }
      fault={fault}
      end={
        <Button
          kind="quiet"
          aria-label={`${text}, ${car.isMine ? rideTexts.you : car.driverName}`}
          isBusy={isBusy}
          onClick={() => move("drop", { membershipId, driverId: car.driverId, ways })}
        >
          {text}
        </Button>
      }
    />
  );
}

/** A second grown-up in somebody else's car, where one is missing. */
export function AlongRow({ car, ...row }: OfCar) {
  const { isBusy, fault, move } = useSeat(row, { driverId: car.driverId });
  const lonely = car.ways.filter(({ company, second }) => company === "none" && !second);
  const ways: readonly RideWay[] = (
    car.isSecondMine ? car.ways.filter(({ second }) => second?.is_me) : lonely
  ).map(({ way }) => way);
  if (ways.length === 0) return null;
  return (
    <ListRow
      start={<CarIcon />}
      title={car.isSecondMine ? rideTexts.youAlong(car.driverName) : rideTexts.needsAlong(car.driverName)}
      fault={fault}
      end={
        <Button
          kind={car.isSecondMine ? "quiet" : "secondary"}
          isBusy={isBusy}
          onClick={() => move(car.isSecondMine ? "quit" : "join", { driverId: car.driverId, ways })}
        >
          {car.isSecondMine ? rideTexts.notAlong : rideTexts.along}
        </Button>
      }
    />
  );
}
