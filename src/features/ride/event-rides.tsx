import { Suspense, useState } from "react";
import {
  carsOf,
  type EventSeat,
  freeIn,
  type Ride,
  type SeatGroup,
  seatGroups,
} from "../../../domain/ride/event-rides";
import { rideTexts } from "../../../domain/ride/ride-texts";
import type { RideWay } from "../../../domain/ride/seat-moves";
import { waysText } from "../../../domain/ride/seat-texts";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import { isOwn } from "../../../domain/schedule/week/agenda";
import { Button } from "../../ui/base/button";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { HelpRows } from "../../ui/duty/help-rows";
import { CarRow } from "./car-row";
import { OwnSeat } from "./own-seats";
import { PastRides } from "./past-rides";
import { PlayerCap } from "./player-cap";
import type { RideRowProps } from "./ride-row-props";
import { useSeat } from "./use-seat";

export type EventRidesProps = RideRowProps & { now: number };

/** Who drives whom to an event: the own players, the cars, and who still needs a ride. */
export function EventRides({ now, ...row }: EventRidesProps) {
  const { event, rides = [], seats = [], may_take_back } = row.details;
  const [isOffering, setOffering] = useState(false);
  const cars = carsOf(rides);
  const mine = cars.find(({ isMine }) => isMine);
  const own = event.mine.filter((part) => isOwn(part) && part.answer !== "no");
  const seatsOf = (id: string) => seats.filter(({ membership_id }) => membership_id === id);
  const isOpen = event.status === "on" && Date.parse(event.ends_at) > now;
  if (!isOpen && rides.length + seats.length === 0) return null;
  if (!isOpen)
    return (
      <section aria-label={rideTexts.title}>
        <SectionHead level={3}>{rideTexts.title}</SectionHead>
        {event.status === "called_off" ? (
          <Muted>{rideTexts.off}</Muted>
        ) : (
          <PastRides row={row} cars={cars} seats={seats} />
        )}
      </section>
    );
  const wanted = seatGroups(seats.filter(({ state, is_own }) => state === "wanted" && !is_own));
  return (
    <section aria-label={rideTexts.title}>
      <SectionHead level={3}>{rideTexts.title}</SectionHead>
      <Stack $gap={3}>
        {cars.length === 0 && <Muted>{rideTexts.none}</Muted>}
        {(own.length > 0 || cars.length > 0 || wanted.length > 0) && (
          <HelpRows>
            <RowGroup>
              {event.mine
                .filter((part) => own.includes(part) || seatsOf(part.membership_id).length > 0)
                .map((part) => (
                  <OwnSeat
                    key={part.membership_id}
                    {...row}
                    part={part}
                    mine={own.includes(part) ? mine : undefined}
                    seats={seatsOf(part.membership_id)}
                    openWays={own.includes(part) ? openWays(seatsOf(part.membership_id)) : []}
                  />
                ))}
              {cars.map((car) => (
                <CarRow
                  key={car.driverId}
                  {...row}
                  car={car}
                  seats={seats}
                  parts={own}
                  isStaff={may_take_back !== undefined}
                />
              ))}
              {wanted.map((group) => (
                <WantedRow
                  key={`${group.seat.membership_id}.${group.ways.join()}`}
                  {...row}
                  group={group}
                  ways={mine ? takenBy(mine.ways, group) : []}
                  driverId={mine?.driverId}
                />
              ))}
            </RowGroup>
          </HelpRows>
        )}
        {!mine && !isOffering && (
          <div>
            <Button kind="secondary" onClick={() => setOffering(true)}>
              {rideTexts.offer}
            </Button>
          </div>
        )}
        {isOffering && !mine && (
          <Suspense>
            <row.forms.CarForm
              details={row.details}
              car={null}
              hold={row.hold}
              onSaved={(details, said) => {
                setOffering(false);
                row.onSaid(said);
                row.onSaved(details);
              }}
              onLeft={() => setOffering(false)}
            />
          </Suspense>
        )}
        {cars.length > 0 && <Muted>{rideTexts.order}</Muted>}
      </Stack>
    </section>
  );
}

const bothWays: readonly RideWay[] = ["there", "back"];
const openWays = (seats: readonly EventSeat[]) =>
  bothWays.filter((way) => !seats.some((seat) => seat.way === way));

/** The ways on which one's own car has a seat for who wants one. */
const takenBy = (rides: readonly Ride[], { ways }: SeatGroup) =>
  ways.filter((way) => rides.some((ride) => ride.way === way && freeIn(ride) > 0));

type WantedRowProps = RideRowProps & {
  group: SeatGroup;
  /** Those of one's own car; none without one. */
  ways: readonly RideWay[];
  driverId: string | undefined;
};

/** Another family's player who needs a ride, for who drives. */
function WantedRow({ group, ways, driverId, ...row }: WantedRowProps) {
  const { membership_id: membershipId, name } = group.seat;
  const { phase, isBusy, fault, move } = useSeat(row, { membershipId });
  return (
    <ListRow
      start={<PlayerCap row={row} membershipId={membershipId} name={name} />}
      title={rideTexts.wanted(name, waysText(group.ways))}
      detail={phase === "queued" ? answerTexts.queued : undefined}
      fault={fault}
      end={
        ways.length > 0 &&
        driverId !== undefined && (
          <Button
            kind="secondary"
            isBusy={isBusy}
            onClick={() => move("take", { membershipId, driverId, ways })}
          >
            {rideTexts.take(name)}
          </Button>
        )
      }
    />
  );
}
