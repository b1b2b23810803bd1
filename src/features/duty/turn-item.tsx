import { turnKey } from "../../../domain/duty/given-turn";
import { turnTexts } from "../../../domain/duty/turn-texts";
import { helpDetail, helpTitle } from "../../../domain/needs-you/help-item-texts";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import type { TurnMachine } from "../../../machines/duty/turn.machine";
import { usePress } from "../../controls/base/use-press";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { Muted } from "../../ui/base/page";
import type { HelpItemProps } from "../../ui/duty/help-item-props";
import { zoneBeside } from "../../ui/schedule/device-clock";

export type TurnItemProps = HelpItemProps & { machine: TurnMachine };

/** A turn to which the family has not agreed: one press does, and one lets go of it. */
export function TurnItem({ item, start, machine, onSaved }: TurnItemProps) {
  const { team_id: teamId = "", event_id: eventId = "", duty_id: dutyId = "", slot = 1, version = 0 } = item;
  const key = { eventId, dutyId, slot };
  const { phase, said, refusal, press } = usePress(machine, turnKey(key), { onSaved, onLost: onSaved });
  const isBusy = phase === "sending";
  const button = (move: "keep" | "offer", text: string) => (
    <Button
      kind={move === "keep" ? "primary" : "quiet"}
      aria-label={`${text}, ${helpTitle(item)}`}
      isBusy={isBusy && said?.move === move}
      aria-disabled={isBusy}
      onClick={() => press({ ...key, teamId, move, version })}
    >
      {text}
    </Button>
  );
  return (
    <ListRow
      start={start}
      title={helpTitle(item)}
      detail={helpDetail(item, zoneBeside(item))}
      isBusy={isBusy}
      fault={phase === "lost" || phase === "refused" ? refusal : null}
      end={
        phase === "queued" ? (
          <Muted role="status">{answerTexts.queued}</Muted>
        ) : (
          <>
            {button("offer", turnTexts.offer)}
            {button("keep", turnTexts.keep)}
          </>
        )
      }
    />
  );
}
