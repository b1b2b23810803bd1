import { type ComponentType, lazy, useState } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { huddlesWith } from "../effects/huddle/huddle.actors";
import { openOutbox } from "../effects/outbox/outbox.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { namePage } from "../effects/shell/page-name.effects";
import { CardComments, type CommentsPorts, type CommentsProps } from "../screens/feed/card-comments";
import type { HuddleProps } from "../screens/huddle/chat.screen";
import { OneHuddle, type OneHuddleProps } from "../screens/huddle/one-huddle";
import { copyWords } from "./copy-words";
import { withOwnMachines } from "./own-machines";

/** An opened huddle. */
export function wireHuddle(ports: LivePorts): ComponentType<HuddleProps> {
  const { client } = ports;
  const { now } = serverClockOf(client);
  const openHuddle = huddlesWith(ports, window);
  const copy = copyWords(ports);
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

/** The comments of a post, which are a huddle too. */
export function wireComments(ports: LivePorts): ComponentType<CommentsProps> {
  const { now } = serverClockOf(ports.client);
  const openHuddle = huddlesWith(ports, window);
  const HuddleDialogs = lazy(async () => ({
    default: (await import("./chat-dialogs.part")).wireHuddleDialogs(ports),
  }));
  const shared = { now, copy: copyWords(ports), HuddleDialogs };
  return withOwnMachines<Pick<CommentsPorts, "outbox">, CommentsProps>(ports, {
    open: () => ({ outbox: openOutbox(ports, window).messages }),
    draw: ({ outbox }, props) => (
      <OneCard {...props} openHuddle={openHuddle} shared={{ ...shared, outbox }} />
    ),
  });
}

type OneCardProps = CommentsProps & {
  openHuddle: ReturnType<typeof huddlesWith>;
  shared: Omit<CommentsPorts, "machines" | "readDraft">;
};

function OneCard({ openHuddle, shared, ...props }: OneCardProps) {
  const [{ readDraft, ...machines }] = useState(() => openHuddle(props.huddleKey, props.me));
  return <CardComments {...props} ports={{ ...shared, machines, readDraft }} />;
}
