import { Suspense, useState } from "react";
import { type Car, type EventSeat, freeWays, rideLine, ridersOf } from "../../../domain/ride/event-rides";
import { rideTexts } from "../../../domain/ride/ride-texts";
import type { MyPart } from "../../../domain/schedule/answer/answering";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { CarIcon } from "../../ui/ride/car-icon";
import { AskDriver, type AskPlayer } from "./ask-driver";
import { AlongRow, RenewRow, RiderRow } from "./car-people";
import type { RideRowProps } from "./ride-row-props";

export type CarRowProps = RideRowProps & {
  car: Car;
  seats: readonly EventSeat[];
  /** The own players who come. */
  parts: readonly MyPart[];
  isStaff: boolean;
};

/** A car: when it leaves, how many seats are free and who else is aboard. */
export function CarRow({ car, seats, parts, isStaff, ...row }: CarRowProps) {
  const [opened, setOpened] = useState<"ask" | "form" | "end" | null>(null);
  const close = () => setOpened(null);
  const saved = (details: EventDetails, said: string) => {
    close();
    row.onSaid(said);
    row.onSaved(details);
  };
  const players = parts.flatMap(({ membership_id: membershipId, first_name: name }): AskPlayer[] => {
    const ways = freeWays(car, seats, membershipId);
    return ways.length === 0 ? [] : [{ membershipId, name, ways }];
  });
  // A driver gives up the seat of their own child in its own row.
  const riders = ridersOf(car, seats).filter(({ isOwn }) => !(car.isMine && isOwn));
  return (
    <>
      <ListRow
        start={<CarIcon />}
        title={car.isMine ? rideTexts.you : car.driverName}
        detail={car.ways.map(rideLine).join("\n")}
        end={
          <>
            {car.isMine && (
              <>
                <Button
                  kind="quiet"
                  aria-expanded={opened === "end"}
                  onClick={() => setOpened(opened === "end" ? null : "end")}
                >
                  {rideTexts.end}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`${rideTexts.change}, ${rideTexts.you}`}
                  aria-expanded={opened === "form"}
                  onClick={() => setOpened(opened === "form" ? null : "form")}
                >
                  {rideTexts.change}
                </Button>
              </>
            )}
            {!car.isMine && players.length > 0 && (
              <Button
                kind="secondary"
                aria-expanded={opened === "ask"}
                onClick={() => setOpened(opened === "ask" ? null : "ask")}
              >
                {rideTexts.with(car.driverName)}
              </Button>
            )}
          </>
        }
        below={
          (opened === "ask" && <AskDriver car={car} players={players} {...row} onLeft={close} />) ||
          (opened === "form" && (
            <Suspense>
              <row.forms.CarForm
                details={row.details}
                car={car}
                hold={row.hold}
                onSaved={saved}
                onLeft={close}
              />
            </Suspense>
          )) ||
          (opened === "end" && (
            <Suspense>
              <row.forms.EndCar
                details={row.details}
                car={car}
                riders={riders.length}
                hold={row.hold}
                onSaved={saved}
                onLeft={close}
              />
            </Suspense>
          ))
        }
      />
      <RenewRow car={car} {...row} />
      {(car.isMine || isStaff) &&
        riders.map((rider) => <RiderRow key={rider.membershipId} car={car} rider={rider} {...row} />)}
      {!car.isMine && <AlongRow car={car} {...row} />}
    </>
  );
}
