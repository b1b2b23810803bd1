import { useState } from "react";
import type { Car } from "../../../domain/ride/event-rides";
import { rideTexts } from "../../../domain/ride/ride-texts";
import type { RideWay } from "../../../domain/ride/seat-moves";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { AskForm } from "./ask-form";
import type { RideRowProps } from "./ride-row-props";
import { useSeat } from "./use-seat";

/** An own player and the ways on which the car has a seat for them. */
export type AskPlayer = { membershipId: string; name: string; ways: readonly RideWay[] };

type AskDriverProps = RideRowProps & { car: Car; players: readonly AskPlayer[]; onLeft: () => void };

/** A seat in this car for one of the own players; it is given at once. */
export function AskDriver({ players, ...one }: AskDriverProps) {
  const [chosen, setChosen] = useState(players[0]?.membershipId);
  const player = players.find(({ membershipId }) => membershipId === chosen) ?? players[0];
  return (
    player && (
      <Stack $gap={2}>
        {players.length === 1 ? (
          <Muted>{rideTexts.askFor(player.name)}</Muted>
        ) : (
          <ChoiceChips
            legend={rideTexts.who}
            name="player"
            options={players.map(({ membershipId: value, name: label }) => ({ value, label }))}
            value={player.membershipId}
            onChosen={setChosen}
          />
        )}
        <AskForOne key={player.membershipId} {...one} player={player} />
      </Stack>
    )
  );
}

type AskForOneProps = Omit<AskDriverProps, "players"> & { player: AskPlayer };

function AskForOne({ car, player: { membershipId, ways }, onLeft, ...row }: AskForOneProps) {
  const { phase, isBusy, fault, move } = useSeat(
    {
      ...row,
      onSaved: (details) => {
        onLeft();
        row.onSaved(details);
      },
    },
    { membershipId },
  );
  if (phase === "queued") return <Muted role="status">{answerTexts.queued}</Muted>;
  return (
    <>
      {fault && <InlineNotice role="alert" tone="needs-you" title={fault} />}
      <AskForm
        ways={ways}
        event={row.details.event}
        isBusy={isBusy}
        onAsked={(asked) => move("ask", { membershipId, driverId: car.driverId, ...asked })}
        onLeft={onLeft}
      />
    </>
  );
}
