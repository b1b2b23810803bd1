import type { ComponentType } from "react";
import { linesOfLinks } from "../../domain/calendar-link/lines";
import { calendarLinkTexts } from "../../domain/calendar-link/texts";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { calendarLinksWith } from "../effects/calendar-link/calendar-links.actors";
import { copyText } from "../effects/mail-links/copy.effects";
import type { LinksDialogProps } from "../screens/schedule/event-place";
import { LinksDialog } from "../screens/schedule/links-dialog";

/** The dialog of one's calendar links. */
export function wireLinks({
  client,
  announce,
}: Pick<AppPorts, "client" | "announce">): ComponentType<LinksDialogProps> {
  const machine = calendarLinksWith(client, linesOfLinks);
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
