import type { MailPage, MailTurn } from "../../../domain/answer-link/answer-link";
import { ownTurnText } from "../../../domain/duty/own-turn";
import { slotText, turnTexts } from "../../../domain/duty/turn-texts";
import type { MailTurnMachine } from "../../../machines/answer-link/mail-turn.machine";
import { usePress } from "../../controls/base/use-press";
import { Button } from "../../ui/base/button";
import { keepFocus } from "../../ui/base/keep-focus";
import { List, ListRow } from "../../ui/base/list-row";
import type { LinkActor } from "./link-row";

type LinkTurnsProps = { actor: LinkActor; page: MailPage; machine: MailTurnMachine };

/** The family's turns at the event, each with its two buttons. */
export const LinkTurns = ({ actor, page, machine }: LinkTurnsProps) => (
  <section aria-label={turnTexts.title} ref={keepFocus}>
    <List>
      {(page.turns ?? []).map((turn) => (
        <TurnLine key={`${turn.duty_id}.${turn.slot}`} actor={actor} turn={turn} machine={machine} />
      ))}
    </List>
  </section>
);

function TurnLine({ actor, turn, machine }: Omit<LinkTurnsProps, "page"> & { turn: MailTurn }) {
  const { phase, said, refusal, press } = usePress(machine, "", {
    onSaved: (page) => page && actor.send({ type: "page.changed", page }),
    onLost: () => actor.send({ type: "page.outdated" }),
  });
  const isBusy = phase === "sending";
  const button = (move: "keep" | "offer", text: string) => (
    <Button
      kind={move === "keep" ? "primary" : "quiet"}
      aria-label={`${text}, ${turn.name}`}
      isBusy={isBusy && said?.move === move}
      aria-disabled={isBusy}
      onClick={() => press({ turn, move })}
    >
      {text}
    </Button>
  );
  return (
    <ListRow
      title={ownTurnText(turn)}
      detail={slotText({ ...turn, is_own: true })}
      isBusy={isBusy}
      fault={phase === "lost" || phase === "refused" ? refusal : null}
      end={
        <>
          {turn.state !== "offered" && button("offer", turnTexts.offer)}
          {turn.state === "planned" && button("keep", turnTexts.keep)}
          {turn.state === "offered" && button("keep", turnTexts.keepAfterAll)}
        </>
      }
    />
  );
}
