import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { bellTexts } from "../../../domain/push/bell";
import { type BellMachine, selectCard, selectRefusal } from "../../../machines/push/bell.machine";
import { Button } from "../../ui/base/button";
import { BellIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted } from "../../ui/base/page";

export type BellCardProps = { bell: ActorRefFrom<BellMachine> };

/** Offers push once on each device, and shows the result. */
export function BellCard({ bell }: BellCardProps) {
  const card = useSelector(bell, selectCard);
  const refusal = useSelector(bell, selectRefusal);
  const gotThat = (
    <Button kind="secondary" onClick={() => bell.send({ type: "got-that.pressed" })}>
      {bellTexts.gotThat}
    </Button>
  );
  switch (card) {
    case null:
      return null;
    case "install":
      return (
        <Notice title={bellTexts.install} actions={gotThat}>
          {bellTexts.installMore}
        </Notice>
      );
    case "denied":
      return (
        <Notice title={bellTexts.denied} actions={gotThat}>
          {bellTexts.deniedMore}
        </Notice>
      );
    case "rings":
      return (
        <InlineNotice tone="done" title={bellTexts.rings} actions={gotThat} role="status">
          {bellTexts.ringsMore}
        </InlineNotice>
      );
    default:
      return (
        <Notice
          title={bellTexts.ask}
          actions={
            <>
              <Button isBusy={card === "busy"} onClick={() => bell.send({ type: "ring.pressed" })}>
                {bellTexts.ring}
              </Button>
              <Button
                kind="quiet"
                aria-disabled={card === "busy"}
                onClick={() => bell.send({ type: "not-now.pressed" })}
              >
                {bellTexts.notNow}
              </Button>
            </>
          }
        >
          {bellTexts.askMore}
          {refusal && <Muted role="alert">{refusal}</Muted>}
        </Notice>
      );
  }
}

type NoticeProps = { title: string; actions: ReactNode; children: ReactNode };

const Notice = ({ title, actions, children }: NoticeProps) => (
  <InlineNotice title={title} icon={<BellIcon />} actions={actions} role="status">
    {children}
  </InlineNotice>
);
