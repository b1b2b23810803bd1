import { useState } from "react";
import {
  type Car,
  type EventSeat,
  freeWays,
  type Ride,
  type SeatGroup,
  seatGroups,
} from "../../../domain/ride/event-rides";
import { rideTexts } from "../../../domain/ride/ride-texts";
import { choicesOf, type SeatChoice } from "../../../domain/ride/seat-choices";
import type { RideWay, SeatMove } from "../../../domain/ride/seat-moves";
import { seatText, waysText } from "../../../domain/ride/seat-texts";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import type { MyPart } from "../../../domain/schedule/answer/answering";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { Tick } from "../../ui/fields/tick";
import { CapAvatar } from "../../ui/team/cap-avatar";
import { AskForm } from "./ask-form";
import type { RideRowProps } from "./ride-row-props";
import { useSeat } from "./use-seat";

export type OwnSeatProps = RideRowProps & {
  part: MyPart;
  seats: readonly EventSeat[];
  /** The ways on which the player has no seat yet. */
  openWays: readonly RideWay[];
  /** The reader's own car, if there is one. */
  mine: Car | undefined;
};

/** One own player's rides, and what the family can do about them. */
export function OwnSeat({ part, seats, openWays, mine, ...row }: OwnSeatProps) {
  const { membership_id: membershipId, first_name: name } = part;
  const { phase, said, isBusy, fault, move, retry } = useSeat(row, { membershipId });
  const [isAsking, setAsking] = useState(false);
  const [isAlways, setAlways] = useState(false);
  const groups = seatGroups(seats).map((group) => ({ ...group, ride: rideOf(group.seat, row.details) }));
  const player = part.child_id === null ? "you" : name;
  const send = ({ move: kind, staysWanted, isAlone }: SeatChoice, { ways, seat }: SeatGroup) =>
    move(kind, {
      membershipId,
      ways,
      ...((kind !== "leave" || staysWanted) && seat.driver_id !== undefined && { driverId: seat.driver_id }),
      ...(kind === "agree" && isAlways && { isAlways }),
      ...(isAlone &&
        !isAlways &&
        part.child_id && { alone: { childId: part.child_id, until: row.details.event.last_day } }),
    });
  const mayAsk = openWays.length > 0 && part.may_answer;
  const waysInMine = mine && part.child_id !== null ? freeWays(mine, seats, membershipId) : [];
  const cap = (
    <CapAvatar team={row.team} number={part.number} initial={[...name][0] ?? ""} isMine size={40} />
  );
  if (phase === "queued") return <ListRow start={cap} title={name} detail={answerTexts.queued} />;
  return (
    <>
      {groups.map(({ ride, ...group }) => (
        <ListRow
          key={group.ways.join()}
          start={cap}
          title={seatText({ ...group.seat, ...placeOf(ride) }, player, ride?.is_me)}
          isBusy={isBusy}
          end={
            <SeatButtons
              group={group}
              about={groups.length > 1 ? `${name}, ${waysText(group.ways)}` : name}
              sending={isBusy ? (said?.move ?? null) : null}
              onChosen={(choice) => send(choice, group)}
            />
          }
          below={
            part.child_id !== null &&
            (group.seat.state === "offered" || group.seat.state === "needs_company") && (
              <Tick
                name={`always-${membershipId}-${group.ways.join()}`}
                label={rideTexts.always(group.seat.driver_name ?? "", name)}
                detail={rideTexts.alwaysWhy}
                isTicked={isAlways}
                onTicked={setAlways}
              />
            )
          }
        />
      ))}
      {(mayAsk || waysInMine.length > 0 || fault !== null) && (
        <ListRow
          start={cap}
          title={name}
          detail={mayAsk && groups.length > 0 && rideTexts.nothingYet(waysText(openWays))}
          isBusy={isBusy}
          fault={fault}
          end={
            <>
              {phase === "refused" && (
                <Button kind="quiet" onClick={retry}>
                  {rideTexts.again}
                </Button>
              )}
              {mine && waysInMine.length > 0 && (
                <Button
                  kind="secondary"
                  isBusy={isBusy}
                  onClick={() => move("ask", { membershipId, driverId: mine.driverId, ways: waysInMine })}
                >
                  {rideTexts.take(name)}
                </Button>
              )}
              {mayAsk && waysInMine.length === 0 && (
                <Button
                  kind="secondary"
                  aria-label={`${rideTexts.need}, ${name}`}
                  aria-expanded={isAsking}
                  onClick={() => setAsking(!isAsking)}
                >
                  {rideTexts.need}
                </Button>
              )}
            </>
          }
          below={
            isAsking &&
            mayAsk && (
              <AskForm
                ways={openWays}
                note={rideTexts.shows(name)}
                event={row.details.event}
                isBusy={isBusy}
                onAsked={(asked) => {
                  setAsking(false);
                  move("ask", { membershipId, ...asked });
                }}
                onLeft={() => setAsking(false)}
              />
            )
          }
        />
      )}
    </>
  );
}

const rideOf = (seat: EventSeat, { rides = [] }: RideRowProps["details"]) =>
  rides.find(({ way, driver_id }) => way === seat.way && driver_id === seat.driver_id);

/** When and where the car leaves, as far as the reader may know. */
const placeOf = (ride: Ride | undefined) => ({
  ...(ride?.leaves_local && { leaves_local: ride.leaves_local }),
  ...(ride?.meeting_point && { meeting_point: ride.meeting_point }),
});

type SeatButtonsProps = {
  group: SeatGroup;
  /** "Leo", or "Leo, back" beside another way. */
  about: string;
  /** The move that is being sent. */
  sending: SeatMove | null;
  onChosen: (choice: SeatChoice) => void;
};

const SeatButtons = ({ group: { seat }, about, sending, onChosen }: SeatButtonsProps) =>
  choicesOf(seat).map((choice) => (
    <Button
      key={choice.text}
      kind={choice.kind ?? "quiet"}
      aria-label={`${choice.text}, ${about}`}
      isBusy={sending === choice.move}
      aria-disabled={sending !== null}
      onClick={() => onChosen(choice)}
    >
      {choice.text}
    </Button>
  ));
