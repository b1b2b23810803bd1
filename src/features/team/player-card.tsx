import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { problemTexts } from "../../../domain/base/texts";
import { dayText } from "../../../domain/dates/wall-time";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import {
  attendanceText,
  nextAnswerText,
  type PlayerFacts,
  playerCardTexts as texts,
} from "../../../domain/team/player-card";
import { type PlayerCardMachine, selectFacts, selectStep } from "../../../machines/team/player-card.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { startBeside } from "../../ui/schedule/start-beside";
import { FactList } from "../../ui/team/fact-list";

export type PlayerCardProps = { machine: PlayerCardMachine; membershipId: string };

/** What is next for the player, and how often they came this season. */
export function PlayerCard({ machine, membershipId }: PlayerCardProps) {
  const [input] = useState({ membershipId });
  const card = useActorRef(machine, { input });
  const step = useSelector(card, selectStep);
  const facts = useSelector(card, selectFacts);
  if (step === "failed")
    return (
      <InlineNotice
        role="alert"
        title={problemTexts.unreachable}
        actions={
          <Button kind="secondary" onClick={() => card.send({ type: "retry.pressed" })}>
            Try again
          </Button>
        }
      />
    );
  return (
    <FactList aria-busy={step === "reading"} aria-label={facts === null ? texts.opening : undefined}>
      <div>
        <dt>{texts.next}</dt>
        <dd>{facts ? <Next {...facts} /> : "\u00a0"}</dd>
      </div>
      <div>
        <dt>{texts.season}</dt>
        <dd>{facts ? (facts.attendance ? attendanceText(facts.attendance) : texts.notMarked) : "\u00a0"}</dd>
      </div>
    </FactList>
  );
}

const Next = ({ next }: PlayerFacts) =>
  next === null ? (
    texts.noNext
  ) : (
    <>
      {[eventTitle(next.event), dayText(next.event.first_day), ...startBeside(next.event)].join(", ")}{" "}
      <b data-answer={next.answer ?? "none"}>{nextAnswerText(next.answer)}</b>
    </>
  );
