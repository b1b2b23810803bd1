import type { ComponentType } from "react";
import { linesOfLinks } from "../../domain/calendar-link/lines";
import { calendarLinkTexts } from "../../domain/calendar-link/texts";
import { calendarLinksMachine } from "../../machines/calendar-link/calendar-links.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { returnsOf } from "../effects/base/attention.effects";
import { calendarLinkActors } from "../effects/calendar-link/calendar-link.effects";
import { copyText } from "../effects/mail-links/copy.effects";
import type { LinksDialogProps } from "../screens/schedule/event-place";
import { LinksDialog } from "../screens/schedule/links-dialog";

/** The dialog of one's calendar links. */
export function wireLinks({
  client,
  announce,
}: Pick<AppPorts, "client" | "announce">): ComponentType<LinksDialogProps> {
  const machine = calendarLinksMachine.provide({
    actors: {
      ...calendarLinkActors(client, () => crypto.randomUUID(), linesOfLinks),
      network: returnsOf(window),
    },
  });
  const copy = async (link: string) => {
    const { kind } = await copyText(navigator, link);
    announce(
      kind === "copied"
        ? { tone: "success", text: calendarLinkTexts.copied }
        : { tone: "error", text: calendarLinkTexts.copyFailed },
    );
  };
  return (props) => <LinksDialog {...props} machine={machine} now={Date.now} onCopied={copy} />;
}
