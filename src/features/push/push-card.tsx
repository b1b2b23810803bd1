import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { pushTexts } from "../../../domain/push/push-subscription";
import {
  type PushSubscriptionMachine,
  selectCard,
  selectRefusal,
} from "../../../machines/push/push-subscription.machine";
import { Button } from "../../ui/base/button";
import { BellIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted } from "../../ui/base/page";

export type PushCardProps = { pushSubscription: ActorRefFrom<PushSubscriptionMachine> };

/** Offers push once on each device, and shows the result. */
export function PushCard({ pushSubscription }: PushCardProps) {
  const card = useSelector(pushSubscription, selectCard);
  const refusal = useSelector(pushSubscription, selectRefusal);
  const gotThat = (
    <Button kind="secondary" onClick={() => pushSubscription.send({ type: "got-that.pressed" })}>
      {pushTexts.gotThat}
    </Button>
  );
  switch (card) {
    case null:
      return null;
    case "install":
      return (
        <Notice title={pushTexts.install} actions={gotThat}>
          {pushTexts.installMore}
        </Notice>
      );
    case "denied":
      return (
        <Notice title={pushTexts.denied} actions={gotThat}>
          {pushTexts.deniedMore}
        </Notice>
      );
    case "rings":
      return (
        <InlineNotice tone="done" title={pushTexts.rings} actions={gotThat} role="status">
          {pushTexts.ringsMore}
        </InlineNotice>
      );
    default:
      return (
        <Notice
          title={pushTexts.ask}
          actions={
            <>
              <Button
                isBusy={card === "busy"}
                onClick={() => pushSubscription.send({ type: "ring.pressed" })}
              >
                {pushTexts.ring}
              </Button>
              <Button
                kind="quiet"
                aria-disabled={card === "busy"}
                onClick={() => pushSubscription.send({ type: "not-now.pressed" })}
              >
                {pushTexts.notNow}
              </Button>
            </>
          }
        >
          {pushTexts.askMore}
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
