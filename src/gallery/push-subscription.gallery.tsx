import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import { messageTexts } from "../../domain/problem/message-texts";
import type { PushReading, RingOutcome } from "../../domain/push/push-subscription";
import { type Device, pushSubscriptionOf } from "../../machines/push/push-subscription-of";
import { PushCard } from "../features/push/push-card";
import { PushSwitch } from "../features/push/push-switch";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

/** The offer after a *Got it*; `isPressed` shows its result. */
function Card({ isPressed = false, ...device }: Device & { isPressed?: boolean }) {
  const [machine] = useState(() => pushSubscriptionOf(device));
  const pushSubscription = useActorRef(machine);
  useEffect(() => {
    const subscription = pushSubscription.subscribe((snapshot) => {
      if (snapshot.can({ type: "got-it.saved" })) pushSubscription.send({ type: "got-it.saved" });
      else if (isPressed && snapshot.matches("offered")) pushSubscription.send({ type: "ring.pressed" });
    });
    return () => subscription.unsubscribe();
  }, [pushSubscription, isPressed]);
  return <PushCard pushSubscription={pushSubscription} />;
}

const unknownService: RingOutcome = { kind: "refused", text: messageTexts.PUSH_TOKEN_400_SERVICE };

export const pushCardEntry: GalleryEntry = {
  name: "Bell card",
  group: "Schedule",
  states: [
    { name: "Offered", render: () => <Card /> },
    { name: "Being switched on", render: () => <Card isPressed /> },
    { name: "Rings", render: () => <Card isPressed outcome={{ kind: "ringing", tokenId: "t1" }} /> },
    { name: "Denied", render: () => <Card isPressed permission="denied" /> },
    { name: "Install first", render: () => <Card reading={{ kind: "needsInstall" }} /> },
    { name: "Refused", render: () => <Card isPressed outcome={unknownService} /> },
    {
      name: "360 px",
      render: () => (
        <Narrow>
          <Card />
        </Narrow>
      ),
    },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Card />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Card />
        </div>
      ),
    },
  ],
};

const switchOf = (name: string, reading: PushReading): GalleryEntry["states"][number] => {
  const machine = pushSubscriptionOf({ reading });
  return { name, render: () => <PushSwitch machine={machine} /> };
};

export const pushSwitchEntry: GalleryEntry = {
  name: "Bell switch",
  group: "Schedule",
  states: [
    switchOf("Off", { kind: "off" }),
    switchOf("On", { kind: "on", tokenId: "t1" }),
    switchOf("Lost", { kind: "lost" }),
    switchOf("Silent", { kind: "silent" }),
    switchOf("Denied", { kind: "denied" }),
    switchOf("Install first", { kind: "needsInstall" }),
    switchOf("Unable", { kind: "unable" }),
  ],
};
