import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { answerWords } from "../../../../domain/schedule/answer/answer-texts";
import { joinable, likelyPair, type Pair, pairsOf } from "../../../../domain/schedule/answer/same-player";
import { samePlayerTexts } from "../../../../domain/schedule/answer/same-player-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import {
  type SamePlayerMachine,
  selectIsJoining,
  selectPairs,
  selectParting,
  selectSaid,
  selectSameRefusal,
  selectTicked,
} from "../../../../machines/schedule/same-player.machine";
import { useHold } from "../../../controls/dialogs/held-dialog";
import { Button } from "../../../ui/base/button";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { ListRow, RowGroup } from "../../../ui/base/list-row";
import { Muted, Stack } from "../../../ui/base/page";
import { SectionHead } from "../../../ui/base/section-head";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { Tick, Ticks } from "../../../ui/fields/tick";

type Participant = EventDetails["participants"][number];

export type SamePlayerProps = {
  machine: SamePlayerMachine;
  details: EventDetails;
  hold: (isHeld: boolean) => void;
  onChanged: () => void;
  onLeft: () => void;
};

/** For staff: joins two roster rows of one player, or separates them. */
export function SamePlayer({ machine, details, hold, onChanged, onLeft }: SamePlayerProps) {
  const { event, participants } = details;
  const [input] = useState(() => ({
    teamId: event.team_id,
    ticked: likelyPair(participants),
    pairs: pairsOf(participants),
  }));
  const same = useActorRef(machine, { input });
  useAfterMerging(same, onChanged, onLeft);
  useEffect(() => same.send({ type: "pairs.read", pairs: pairsOf(participants) }), [same, participants]);
  const ticked = useSelector(same, selectTicked);
  const pairs = useSelector(same, selectPairs);
  const said = useSelector(same, selectSaid);
  const refusal = useSelector(same, selectSameRefusal);
  const isJoining = useSelector(same, selectIsJoining);
  const parting = useSelector(same, selectParting);
  const isBusy = isJoining || parting !== null;
  useHold(hold, isBusy);
  const head = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted.
  useEffect(() => head.current?.focus(), []);
  // Scrolls the result into view, since the list may be long.
  useEffect(() => {
    if (said !== null || refusal !== null) head.current?.focus();
  }, [said, refusal]);
  const players = joinable(participants, pairs);
  return (
    <Stack $gap={4}>
      <Stack $gap={2} tabIndex={-1} data-autofocus ref={head}>
        <p>{samePlayerTexts.why}</p>
        <Muted>{samePlayerTexts.quiet}</Muted>
        <div role="status">{said && <InlineNotice tone="done" title={said} />}</div>
        {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      </Stack>
      {pairs.length > 0 && (
        <Pairs
          pairs={pairs}
          participants={participants}
          parting={parting}
          isBusy={isBusy}
          onUndone={(id) => same.send({ type: "undo.pressed", id })}
        />
      )}
      {players.length > 1 ? (
        <Ticks>
          <legend>{samePlayerTexts.which}</legend>
          {players.map((player) => (
            <Tick
              key={player.membership_id}
              name="player"
              label={nameOf(player)}
              detail={answerOf(player)}
              isTicked={ticked.includes(player.membership_id)}
              isUnavailable={isBusy}
              onTicked={() => same.send({ type: "player.ticked", id: player.membership_id })}
            />
          ))}
        </Ticks>
      ) : (
        <Muted>{samePlayerTexts.nobody}</Muted>
      )}
      <DialogFoot>
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => same.send({ type: "left" })}>
          Back
        </Button>
        {players.length > 1 && (
          <Button isBusy={isJoining} onClick={() => same.send({ type: "same.pressed" })}>
            {samePlayerTexts.title}
          </Button>
        )}
      </DialogFoot>
    </Stack>
  );
}

type PairsProps = {
  pairs: readonly Pair[];
  participants: readonly Participant[];
  parting: string | null;
  isBusy: boolean;
  onUndone: (id: string) => void;
};

function Pairs({ pairs, participants, parting, isBusy, onUndone }: PairsProps) {
  const rowOf = (wanted: string) => participants.find(({ membership_id }) => membership_id === wanted);
  return (
    <section aria-label={samePlayerTexts.pairs}>
      <SectionHead level={3}>{samePlayerTexts.pairs}</SectionHead>
      <RowGroup>
        {pairs.map((pair) => {
          const rows = [pair.counts_as, pair.membership_id].flatMap((id) => rowOf(id) ?? []);
          const names = rows.map(nameOf);
          return (
            <ListRow
              key={pair.membership_id}
              title={names.join(" + ")}
              detail={rows.map(answerOf).join(" · ")}
              end={
                <Button
                  kind="secondary"
                  isBusy={parting === pair.membership_id}
                  aria-disabled={isBusy}
                  aria-label={samePlayerTexts.undoLabel(names)}
                  onClick={() => onUndone(pair.membership_id)}
                >
                  {samePlayerTexts.undo}
                </Button>
              }
            />
          );
        })}
      </RowGroup>
    </section>
  );
}

const nameOf = ({ name, number }: Participant) => (number === null ? name : `${name} #${number}`);

/** Distinguishes rows of the same name by their answer and its author. */
function answerOf({ answer, answered_by, is_resting }: Participant): string {
  if (is_resting) return "resting";
  if (answer === null) return "No answer";
  return answered_by ? `${answerWords[answer]}, by ${answered_by.name}` : answerWords[answer];
}

function useAfterMerging(
  same: ReturnType<typeof useActorRef<SamePlayerMachine>>,
  onChanged: () => void,
  onLeft: () => void,
) {
  const sendChanged = useEffectEvent(onChanged);
  const sendLeft = useEffectEvent(onLeft);
  useEffect(() => {
    const subscriptions = [
      same.on("pairs.changed", () => sendChanged()),
      same.subscribe({ complete: () => sendLeft() }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [same]);
}
