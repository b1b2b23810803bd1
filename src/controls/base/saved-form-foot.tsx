import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { baseCodeTexts } from "../../../domain/base/code-texts";
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
  /** Label of the save button. */
  save: string;
  leave?: string;
  /** Label of the save button after a conflict. */
  keep?: string;
  /** Fixes the buttons at the dialog's lower edge, for forms longer than the screen. */
  isAtEdge?: boolean;
  /** What saving does, above the buttons. */
  review?: ReactNode;
  /** Renders the other person's version after a conflict, next to what was typed. */
  theirs?: (theirs: Saved) => ReactNode;
};

/** A form's error, the other person's version after a conflict, and its buttons. */
export function SavedFormFoot<Form, Field extends string, Saved>({
  of,
  isUnready,
  save,
  leave = "Cancel",
  keep = "Keep mine",
  isAtEdge = false,
  review,
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
          title={baseCodeTexts.REQUEST_412_CHANGED}
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
        {review}
        <Button kind="quiet" aria-disabled={isSaving} onClick={() => of.send({ type: "left" })}>
          {leave}
        </Button>
        <Button type="submit" isBusy={isSaving} isUnready={isUnready}>
          {theirs === null ? save : keep}
        </Button>
      </Foot>
    </>
  );
}

/** Whether saving is in progress; a dialog stays open until it has ended. */
export const useIsSaving = <Form, Field extends string, Saved>(
  form: ActorRefFrom<SavedFormMachine<Form, Field, Saved>>,
) => useSelector(form, selectIsSaving<Form, Field, Saved>);
