import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import { toldLine } from "../../../../domain/schedule/event/event-words";
import {
  selectIsUndoing,
  selectTold,
  selectToldAt,
  selectUndoRefusal,
  type ToldMachine,
} from "../../../../machines/schedule/told.machine";
import { Button } from "../../../ui/base/button";
import { ShareIcon, UndoIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";

export type ToldActor = ActorRefFrom<ToldMachine>;

/** Says when families will be notified, with Undo until then. */
export function ToldNotice({ told: actor, onShared }: { told: ToldActor; onShared: () => void }) {
  const told = useSelector(actor, selectTold);
  const at = useSelector(actor, selectToldAt);
  const refusal = useSelector(actor, selectUndoRefusal);
  const isUndoing = useSelector(actor, selectIsUndoing);
  if (told === null) return null;
  return (
    <InlineNotice
      role="status"
      tone={refusal === null ? "done" : "needs-you"}
      title={refusal ?? toldLine(told, at)}
      putAway={{ label: eventSheetTexts.putAway, onPressed: () => actor.send({ type: "put-away.pressed" }) }}
      actions={
        <>
          {!told.isForGood && (
            <Button
              kind="secondary"
              icon={<UndoIcon size={20} />}
              isBusy={isUndoing}
              onClick={() => actor.send({ type: "undo.pressed" })}
            >
              Undo
            </Button>
          )}
          <Button icon={<ShareIcon size={20} />} onClick={onShared}>
            Share
          </Button>
        </>
      }
    />
  );
}
