import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { type GivenTurn, type TurnMove, turnKey } from "../../../domain/duty/given-turn";
import {
  type EventDuty,
  type EventTurn,
  slotText,
  turnTexts,
  whyTexts,
} from "../../../domain/duty/turn-texts";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import type { TurnMachine } from "../../../machines/duty/turn.machine";
import { usePress } from "../../controls/base/use-press";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { DutyIcon } from "../../ui/duty/duty-icons";
import type { WhoseTurnProps } from "./whose-turn";

export type TurnRowProps = {
  machine: TurnMachine;
  eventKey: EventKey;
  duty: Omit<EventDuty, "slots">;
  slot: EventTurn;
  /** The event can still be changed. */
  isOpen: boolean;
  /** The form of staff; its code is loaded at the press that opens it. */
  WhoseTurn: ComponentType<WhoseTurnProps>;
  /** For staff: the players, for whose families a turn can be set. */
  players: readonly { membership_id: string; name: string }[] | null;
  onSaved: (details: EventDetails | null) => void;
  onLost: () => void;
};

/** One family's part of a duty at an event, with what the reader can do about it. */
export function TurnRow({
  WhoseTurn,
  machine,
  eventKey,
  duty,
  slot,
  isOpen,
  players,
  onSaved,
  onLost,
}: TurnRowProps) {
  const key = { eventId: eventKey.eventId, dutyId: duty.duty_id, slot: slot.slot };
  const { phase, said, refusal, press, retry } = usePress(machine, turnKey(key), { onSaved, onLost });
  const [isChanging, setChanging] = useState(false);
  const move = (move: TurnMove, membershipId?: string) => {
    setChanging(false);
    const given: GivenTurn = {
      ...key,
      teamId: eventKey.teamId,
      move,
      version: slot.version,
      ...(membershipId !== undefined && { membershipId }),
    };
    press(given);
  };
  const button = (name: TurnMove, text: string, kind: "secondary" | "quiet", membershipId?: string) => (
    <Button
      kind={kind}
      aria-label={`${text}, ${duty.name}`}
      isBusy={phase === "sending" && said?.move === name}
      aria-disabled={phase === "sending"}
      onClick={() => move(name, membershipId)}
    >
      {text}
    </Button>
  );
  const why = slot.is_own && slot.state === "planned" && slot.why && whyTexts[slot.why];
  return (
    <ListRow
      start={<DutyIcon sign={duty.sign} />}
      title={duty.name}
      detail={[
        phase === "queued" ? answerTexts.queued : slotText(slot),
        why,
        isOpen && slot.gives && turnTexts.trade(slot.gives),
      ]
        .filter(Boolean)
        .join("\n")}
      isBusy={phase === "sending"}
      fault={phase === "lost" || phase === "refused" ? refusal : null}
      end={
        isOpen && (
          <>
            {familyMoves(slot, button)}
            {phase === "refused" && (
              <Button kind="quiet" onClick={retry}>
                {turnTexts.again}
              </Button>
            )}
            {players && (
              <Button
                kind="quiet"
                aria-expanded={isChanging}
                aria-label={`${turnTexts.change}, ${duty.name}`}
                onClick={() => setChanging(!isChanging)}
              >
                {turnTexts.change}
              </Button>
            )}
          </>
        )
      }
      below={
        isChanging &&
        players && (
          <Suspense>
            <WhoseTurn
              slot={slot}
              players={players}
              onSet={(membershipId) => move("set", membershipId)}
              onMove={(name) => move(name)}
            />
          </Suspense>
        )
      }
    />
  );
}

type MoveButton = (move: TurnMove, text: string, kind: "secondary" | "quiet", as?: string) => ReactNode;

/** What the family can do: let go of its turn, confirm it, or take a free one. */
function familyMoves({ state, is_own, take_as }: EventTurn, button: MoveButton) {
  if (is_own && state === "planned")
    return (
      <>
        {button("offer", turnTexts.offer, "quiet")}
        {button("keep", turnTexts.keep, "secondary")}
      </>
    );
  if (is_own && state === "taken") return button("offer", turnTexts.offer, "quiet");
  if (is_own && state === "offered") return button("keep", turnTexts.keepAfterAll, "secondary");
  return take_as !== undefined && button("take", turnTexts.take, "secondary", take_as);
}
