import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { ActorRefFrom } from "xstate";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import { weeklyTexts } from "../../../../domain/schedule/series/series-texts";
import {
  type SeriesMadeMachine,
  selectIsTakingBack,
  selectMade,
  selectTakeBackRefusal,
} from "../../../../machines/schedule/series-made.machine";
import { Button } from "../../../ui/base/button";
import { UndoIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";

export type { SeriesMadeMachine };

/** The series just created; calls back when all are taken back. */
export function useMade(machine: SeriesMadeMachine, onTakenBack: () => void) {
  const made = useActorRef(machine);
  const listener = useEffectEvent(onTakenBack);
  useEffect(() => {
    const subscription = made.on("series.taken-back", () => listener());
    return () => subscription.unsubscribe();
  }, [made]);
  return { made, isMade: useSelector(made, selectMade).length > 0 };
}

/** Names the created series while they can be taken back. */
export function MadeNotice({ made: actor }: { made: ActorRefFrom<SeriesMadeMachine> }) {
  const made = useSelector(actor, selectMade);
  const refusal = useSelector(actor, selectTakeBackRefusal);
  const isTaking = useSelector(actor, selectIsTakingBack);
  if (made.length === 0) return null;
  return (
    <InlineNotice
      role="status"
      tone={refusal === null ? "done" : "needs-you"}
      title={refusal ?? weeklyTexts.made(made.reduce((sum, { count }) => sum + count, 0))}
      putAway={{ label: eventSheetTexts.putAway, onPressed: () => actor.send({ type: "put-away.pressed" }) }}
      actions={
        <Button
          kind="secondary"
          icon={<UndoIcon size={20} />}
          isBusy={isTaking}
          onClick={() => actor.send({ type: "take-back.pressed" })}
        >
          {weeklyTexts.takeBack}
        </Button>
      }
    />
  );
}
