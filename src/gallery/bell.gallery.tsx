import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import { messageTexts } from "../../domain/problem/message-texts";
import type { BellReading, RingOutcome } from "../../domain/push/bell";
import { bellOf, type Device } from "../../machines/push/bell-of";
import { BellCard } from "../features/push/bell-card";
import { BellSwitch } from "../features/push/bell-switch";
import type { GalleryEntry } from "./entry";
import { LargeText, Narrow } from "./looks";

/** The offer after a *Got it*; `isPressed` shows its result. */
function Card({ isPressed = false, ...device }: Device & { isPressed?: boolean }) {
  const [machine] = useState(() => bellOf(device));
  const bell = useActorRef(machine);
  useEffect(() => {
    const subscription = bell.subscribe((snapshot) => {
      if (snapshot.can({ type: "got-it.saved" })) bell.send({ type: "got-it.saved" });
      else if (isPressed && snapshot.matches("offered")) bell.send({ type: "ring.pressed" });
    });
    return () => subscription.unsubscribe();
  }, [bell, isPressed]);
  return <BellCard bell={bell} />;
}

const unknownService: RingOutcome = { kind: "refused", text: messageTexts.PUSH_TOKEN_400_SERVICE };

export const bellCardEntry: GalleryEntry = {
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

const switchOf = (name: string, reading: BellReading): GalleryEntry["states"][number] => {
  const machine = bellOf({ reading });
  return { name, render: () => <BellSwitch machine={machine} /> };
};

export const bellSwitchEntry: GalleryEntry = {
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
