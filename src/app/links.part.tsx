import { linesOfLinks } from "../../domain/calendar-link/lines";
import { calendarLinkTexts } from "../../domain/calendar-link/texts";
import { HeldDialog } from "../controls/dialogs/held-dialog";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { calendarLinksWith } from "../effects/calendar-link/calendar-links.actors";
import { copyText } from "../effects/mail-links/copy.effects";
import { CalendarLinks } from "../features/calendar-link/calendar-links";
import type { DialogOf } from "../screens/shell/page-dialogs";

/** One's calendar links, at `?links`. */
export function wireLinks({ client, announce }: Pick<AppPorts, "client" | "announce">): DialogOf<unknown> {
  const machine = calendarLinksWith(client, linesOfLinks);
  const copy = async (link: string) => {
    const { kind } = await copyText(navigator, link);
    announce(
      kind === "copied"
        ? { tone: "success", text: calendarLinkTexts.copied }
        : { tone: "error", text: calendarLinkTexts.copyFailed },
    );
  };
  return ({ isOpen, close }) => (
    <HeldDialog isOpen={isOpen} title={calendarLinkTexts.title} onClosed={close}>
      {() => <CalendarLinks machine={machine} now={Date.now} onCopied={copy} />}
    </HeldDialog>
  );
}
