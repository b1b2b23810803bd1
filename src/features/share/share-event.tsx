import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import { shareEventTexts } from "../../../domain/share/texts";
import {
  type ShareEventMachine,
  selectLink,
  selectShareRefusal,
  selectShareStep,
} from "../../../machines/share/share-event.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { CopyIcon, ShareIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Link } from "../../ui/base/link";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { Actions, Lines } from "../../ui/schedule/event-head";

export type ShareEventProps = {
  machine: ShareEventMachine;
  eventKey: EventKey;
  hold: (isHeld: boolean) => void;
  onLeft: () => void;
  /** Opens the device's share sheet; where there is none, copies the link. */
  onShared: (address: string) => void;
  onCopied: (address: string) => void;
};

/** The public link of an event. */
export function ShareEvent({ machine, eventKey, hold, onLeft, onShared, onCopied }: ShareEventProps) {
  const [input] = useState({ key: eventKey });
  const share = useActorRef(machine, { input });
  const step = useSelector(share, selectShareStep);
  const link = useSelector(share, selectLink);
  const refusal = useSelector(share, selectShareRefusal);
  const isRemoving = step === "removing";
  useHold(hold, isRemoving);
  const head = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted, at the start and after a removal.
  useEffect(() => {
    if (step !== "removing") head.current?.focus();
  }, [step]);
  return (
    <Stack $gap={4}>
      <Stack $gap={2} tabIndex={-1} data-autofocus ref={head}>
        <p>{shareEventTexts.whoSees}</p>
        <div role="status">{step === "removed" && <InlineNotice title={shareEventTexts.removed} />}</div>
        {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      </Stack>
      {step === "making" && <Skeleton rows={2} label={shareEventTexts.opening} />}
      {link && (
        <>
          <Actions>
            <Button
              icon={<ShareIcon size={20} />}
              aria-disabled={isRemoving}
              onClick={() => onShared(link.address)}
            >
              {shareEventTexts.share}
            </Button>
            <Button
              kind="secondary"
              icon={<CopyIcon size={20} />}
              aria-disabled={isRemoving}
              onClick={() => onCopied(link.address)}
            >
              {shareEventTexts.copy}
            </Button>
            {link.mayRemove && (
              <Button
                kind="danger"
                isBusy={isRemoving}
                onClick={() => share.send({ type: "remove.pressed" })}
              >
                {shareEventTexts.remove}
              </Button>
            )}
          </Actions>
          <Lines>
            <Link href={link.address}>{link.address}</Link>
          </Lines>
          <Muted>
            {shareEventTexts.until} {shareEventTexts.previews}
          </Muted>
        </>
      )}
      <DialogFoot>
        <Button kind="quiet" aria-disabled={isRemoving} onClick={() => isRemoving || onLeft()}>
          Back
        </Button>
        {(step === "removed" || step === "failed") && (
          <Button onClick={() => share.send({ type: "make.pressed" })}>
            {step === "failed" ? "Try again" : shareEventTexts.makeNew}
          </Button>
        )}
      </DialogFoot>
    </Stack>
  );
}
