import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { ActorRefFrom } from "xstate";
import type { AbsenceReview } from "../../../domain/absence/absence";
import { awayFormTexts, saidText } from "../../../domain/absence/form-texts";
import {
  type AwayEndMachine,
  selectEnding,
  selectEndRefusal,
  selectSaid,
} from "../../../machines/absence/away-end.machine";
import { Button } from "../../ui/base/button";
import { UndoIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { NoticeHost } from "../../ui/schedule/notice-host";

/** Ends absences; calls back when the page is outdated, with what stands again. */
export function useAwayEnd(machine: AwayEndMachine, onSettled: (review: AbsenceReview | null) => void) {
  const actor = useActorRef(machine);
  const listener = useEffectEvent(onSettled);
  useEffect(() => {
    const subscription = actor.on("absences.settled", ({ review }) => listener(review));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}

/** Says what was just said, with *Undo*. */
export function AwayNotice({ of: actor }: { of: ActorRefFrom<AwayEndMachine> }) {
  const said = useSelector(actor, selectSaid);
  const refusal = useSelector(actor, selectEndRefusal);
  const isEnding = useSelector(actor, selectEnding) !== null;
  if (said === null) return null;
  return (
    <NoticeHost>
      <InlineNotice
        role="status"
        tone={refusal === null ? "done" : "needs-you"}
        title={refusal ?? saidText(said)}
        putAway={{ label: awayFormTexts.putAway, onPressed: () => actor.send({ type: "put-away.pressed" }) }}
        actions={
          <Button
            kind="secondary"
            icon={<UndoIcon size={20} />}
            isBusy={isEnding}
            onClick={() => actor.send({ type: "end.pressed", items: said.items })}
          >
            {awayFormTexts.undo}
          </Button>
        }
      />
    </NoticeHost>
  );
}
