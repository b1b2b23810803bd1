import { useState } from "react";
import { type EventSeat, type SeatGroup, seatGroups } from "../../../domain/ride/event-rides";
import { rideTexts } from "../../../domain/ride/ride-texts";
import { choicesOf, type SeatChoice } from "../../../domain/ride/seat-choices";
import type { RideWay, SeatMove } from "../../../domain/ride/seat-moves";
import { seatText } from "../../../domain/ride/seat-words";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import type { MyPart } from "../../../domain/schedule/answer/answering";
import type { TeamColours } from "../../../domain/team/colours";
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
  team: TeamColours | undefined;
};

/** One own player's rides, and what the family can do about them. */
export function OwnSeat({ part, seats, openWays, team, ...row }: OwnSeatProps) {
  const { membership_id: membershipId, first_name: name } = part;
  const { phase, said, isBusy, fault, move, retry } = useSeat(row, { membershipId });
  const [isAsking, setAsking] = useState(false);
  const [isAlways, setAlways] = useState(false);
  const groups = seatGroups(seats);
  const player = part.child_id === null ? "you" : name;
  const send = ({ move: kind, staysWanted, isAlone }: SeatChoice, { ways, seat }: SeatGroup) =>
    move(kind, {
      membershipId,
      ways,
      ...((kind !== "leave" || staysWanted) && seat.driver_id !== undefined && { driverId: seat.driver_id }),
      ...(kind === "agree" && isAlways && { isAlways }),
      ...(isAlone &&
        part.child_id && { alone: { childId: part.child_id, until: row.details.event.last_day } }),
    });
  const mayAsk = openWays.length > 0 && part.may_answer;
  return (
    <ListRow
      start={<CapAvatar team={team} number={part.number} initial={[...name][0] ?? ""} isMine size={40} />}
      title={name}
      detail={
        phase === "queued"
          ? answerTexts.queued
          : groups.map(({ seat }) => seatText(seat, player)).join("\n") || undefined
      }
      isBusy={isBusy}
      fault={fault}
      end={
        phase !== "queued" && (
          <>
            {groups.map((group) => (
              <SeatButtons
                key={group.ways.join()}
                group={group}
                name={name}
                sending={isBusy ? (said?.move ?? null) : null}
                onChosen={(choice) => send(choice, group)}
              />
            ))}
            {phase === "refused" && (
              <Button kind="quiet" onClick={retry}>
                {rideTexts.again}
              </Button>
            )}
            {mayAsk && (
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
        )
      }
      below={
        isAsking && mayAsk ? (
          <AskForm
            ways={openWays}
            note={rideTexts.shows(name)}
            isBusy={isBusy}
            onAsked={(ways) => {
              setAsking(false);
              move("ask", { membershipId, ways });
            }}
            onLeft={() => setAsking(false)}
          />
        ) : (
          part.child_id !== null &&
          groups.some(({ seat: { state } }) => state === "offered") && (
            <Tick
              name={`always-${membershipId}`}
              label={rideTexts.always(groups[0]?.seat.driver_name ?? "", name)}
              detail={rideTexts.alwaysWhy}
              isTicked={isAlways}
              onTicked={setAlways}
            />
          )
        )
      }
    />
  );
}

type SeatButtonsProps = {
  group: SeatGroup;
  name: string;
  /** The move that is being sent. */
  sending: SeatMove | null;
  onChosen: (choice: SeatChoice) => void;
};

const SeatButtons = ({ group: { seat }, name, sending, onChosen }: SeatButtonsProps) =>
  choicesOf(seat).map((choice) => (
    <Button
      key={choice.text}
      kind={choice.kind ?? "quiet"}
      aria-label={`${choice.text}, ${name}`}
      isBusy={sending === choice.move}
      aria-disabled={sending !== null}
      onClick={() => onChosen(choice)}
    >
      {choice.text}
    </Button>
  ));
