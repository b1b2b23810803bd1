import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { messageTexts } from "../../../domain/base/message-texts";
import {
  type SavedFormMachine,
  selectIsSaving,
  selectRefusal,
  selectTheirs,
} from "../../../machines/base/saved-form.setup";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { FormButtons } from "../../ui/fields/form";

export type SavedFormFootProps<Form, Field extends string, Saved> = {
  of: ActorRefFrom<SavedFormMachine<Form, Field, Saved>>;
  isUnready: boolean;
  /** What the button says that saves. */
  save: string;
  leave?: string;
  /** The form ends its dialog and may be longer than the screen: the buttons stay at the lower edge. */
  isAtEdge?: boolean;
  /** How it stands since somebody else changed it, beside what was typed. */
  theirs?: (theirs: Saved) => ReactNode;
};

/** Why the form was not saved, what somebody else made of it meanwhile, and its buttons. */
export function SavedFormFoot<Form, Field extends string, Saved>({
  of,
  isUnready,
  save,
  leave = "Cancel",
  isAtEdge = false,
  theirs: describe,
}: SavedFormFootProps<Form, Field, Saved>) {
  const isSaving = useSelector(of, selectIsSaving<Form, Field, Saved>);
  const refusal = useSelector(of, selectRefusal<Form, Field, Saved>);
  const theirs = useSelector(of, selectTheirs<Form, Field, Saved>);
  const Foot = isAtEdge ? DialogFoot : FormButtons;
  return (
    <>
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {theirs !== null && (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={messageTexts.REQUEST_412_CHANGED}
          actions={
            <Button kind="secondary" onClick={() => of.send({ type: "theirs.taken" })}>
              Take theirs
            </Button>
          }
        >
          {describe?.(theirs)}
        </InlineNotice>
      )}
      <Foot>
        <Button kind="quiet" aria-disabled={isSaving} onClick={() => of.send({ type: "left" })}>
          {leave}
        </Button>
        <Button type="submit" isBusy={isSaving} isUnready={isUnready}>
          {theirs === null ? save : "Keep mine"}
        </Button>
      </Foot>
    </>
  );
}

/** A dialog stays open until it is known what became of what it sent. */
export const useIsSaving = <Form, Field extends string, Saved>(
  form: ActorRefFrom<SavedFormMachine<Form, Field, Saved>>,
) => useSelector(form, selectIsSaving<Form, Field, Saved>);
