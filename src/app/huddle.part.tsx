import type { ComponentType } from "react";
import { saidTexts } from "../../domain/huddle/huddle-texts";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { huddlesWith } from "../effects/huddle/huddle.actors";
import { copyText } from "../effects/mail-links/copy.effects";
import { openOutbox } from "../effects/outbox/outbox.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { namePage } from "../effects/shell/page-name.effects";
import type { HuddleProps } from "../screens/huddle/chat.screen";
import { OneHuddle, type OneHuddleProps } from "../screens/huddle/one-huddle";
import { withOwnMachines } from "./own-machines";

/** An opened huddle. */
export function wireHuddle(ports: LivePorts): ComponentType<HuddleProps> {
  const { client, announce } = ports;
  const { now } = serverClockOf(client);
  const openHuddle = huddlesWith(ports, window);
  const copy = async (text: string) => {
    const isCopied = (await copyText(window.navigator, text)).kind === "copied";
    announce(
      isCopied ? { tone: "success", text: saidTexts.copied } : { tone: "error", text: saidTexts.copyFailed },
    );
  };
  return withOwnMachines<Pick<OneHuddleProps, "outbox">, HuddleProps>(ports, {
    open: () => ({ outbox: openOutbox(ports, window).messages }),
    draw: ({ outbox }, props) => (
      <OneHuddle
        key={props.id}
        {...props}
        openHuddle={openHuddle}
        outbox={outbox}
        now={now}
        copy={copy}
        onNamed={(name) => namePage(window, name)}
      />
    ),
  });
}
