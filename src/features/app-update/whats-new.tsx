import { useActorRef, useSelector } from "@xstate/react";
import type { User } from "../../../domain/account/user";
import { type ReleaseNotes, releaseTexts } from "../../../domain/app-update/release-notes";
import {
  selectIsOpened,
  selectIsSaving,
  selectOffered,
  selectRefusal,
  type WhatsNewMachine,
} from "../../../machines/app-update/whats-new.machine";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { Bullets } from "../../ui/base/bullets";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { FormButtons } from "../../ui/fields/form";

export type WhatsNewProps = { machine: WhatsNewMachine; me: User };

/** One line about the newest release, which opens its notes; gone once they were read. */
export function WhatsNew({ machine, me }: WhatsNewProps) {
  const actor = useActorRef(machine, { input: { me } });
  const notes = useSelector(actor, selectOffered);
  const isOpened = useSelector(actor, selectIsOpened);
  const isSaving = useSelector(actor, selectIsSaving);
  const refusal = useSelector(actor, selectRefusal);
  if (notes === null) return null;
  return (
    <>
      <InlineNotice
        title={releaseTexts.title}
        actions={
          <Button kind="secondary" onClick={() => actor.send({ type: "notes.opened" })}>
            {releaseTexts.open}
          </Button>
        }
      >
        {notes.title}
      </InlineNotice>
      <ModalDialog
        isOpen={isOpened}
        title={notes.title}
        onClosed={() => actor.send({ type: "notes.closed" })}
      >
        <Stack $gap={4}>
          <Lines notes={notes} />
          {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
          <FormButtons>
            <Button isBusy={isSaving} onClick={() => actor.send({ type: "got-it.pressed" })}>
              {releaseTexts.done}
            </Button>
          </FormButtons>
        </Stack>
      </ModalDialog>
    </>
  );
}

const Lines = ({ notes: { lines, for_staff } }: { notes: ReleaseNotes }) => (
  <>
    <List lines={lines} />
    {for_staff.length > 0 && (
      <Stack $gap={2}>
        <SectionHead level={3}>{releaseTexts.forStaff}</SectionHead>
        <List lines={for_staff} />
      </Stack>
    )}
  </>
);

const List = ({ lines }: { lines: readonly string[] }) => (
  <Bullets>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Bullets>
);
