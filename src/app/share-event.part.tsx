import type { ComponentType } from "react";
import { product } from "../../domain/base/product";
import { shareTexts } from "../../domain/base/share-texts";
import { shareEventTexts } from "../../domain/share/texts";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { shareLink } from "../effects/base/share.effects";
import { copyText } from "../effects/mail-links/copy.effects";
import { shareEventWith } from "../effects/share/share-event.actors";
import { AddToCalendar, type AddToCalendarProps } from "../features/share/add-to-calendar";
import { ShareEvent, type ShareEventProps } from "../features/share/share-event";

type Ports = Pick<AppPorts, "client" | "announce">;

/** The sheet of an event's public link, loaded when it opens. */
export function wireShareEvent(
  ports: Ports,
  page: Window,
): ComponentType<Pick<ShareEventProps, "eventKey" | "hold" | "onLeft">> {
  const { announce } = ports;
  const machine = shareEventWith(ports, page).share;
  const say = (isDone: boolean, texts: { done: string; failed: string }) =>
    announce(isDone ? { tone: "success", text: texts.done } : { tone: "error", text: texts.failed });
  const share = async (url: string) => {
    const outcome = await shareLink(page.navigator, { title: product.name, url });
    if (outcome === "copied" || outcome === "failed")
      say(outcome === "copied", { done: shareTexts.copied, failed: shareTexts.failed });
  };
  const copy = async (address: string) => {
    const { kind } = await copyText(page.navigator, address);
    say(kind === "copied", { done: shareEventTexts.copied, failed: shareEventTexts.copyFailed });
  };
  return (props) => <ShareEvent {...props} machine={machine} onShared={share} onCopied={copy} />;
}

/** The ways of an event into a calendar, loaded when they are asked for. */
export function wireAddToCalendar(
  ports: Ports,
  page: Window,
): ComponentType<Omit<AddToCalendarProps, "machine" | "ownCalendar">> {
  const { file, ownCalendar } = shareEventWith(ports, page);
  return (props) => <AddToCalendar {...props} machine={file} ownCalendar={ownCalendar} />;
}
