import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { undoNoticeText } from "../../../../domain/schedule/event/event-fact-texts";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import {
  selectChange,
  selectChangedAt,
  selectIsUndoing,
  selectUndoRefusal,
  type UndoNoticeMachine,
} from "../../../../machines/schedule/undo-notice.machine";
import { Button } from "../../../ui/base/button";
import { ShareIcon, UndoIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";

export type UndoNoticeActor = ActorRefFrom<UndoNoticeMachine>;

/** Says when families will be notified, with Undo until then. */
export function UndoNotice({
  undoNotice: actor,
  onShared,
}: {
  undoNotice: UndoNoticeActor;
  onShared: () => void;
}) {
  const change = useSelector(actor, selectChange);
  const at = useSelector(actor, selectChangedAt);
  const refusal = useSelector(actor, selectUndoRefusal);
  const isUndoing = useSelector(actor, selectIsUndoing);
  if (change === null) return null;
  return (
    <InlineNotice
      role="status"
      tone={refusal === null ? "done" : "needs-you"}
      title={refusal ?? undoNoticeText(change, at)}
      putAway={{ label: eventSheetTexts.putAway, onPressed: () => actor.send({ type: "put-away.pressed" }) }}
      actions={
        <>
          {!change.isForGood && (
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
