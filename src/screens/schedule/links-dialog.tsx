import { calendarLinkTexts } from "../../../domain/calendar-link/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { CalendarLinks, type CalendarLinksProps } from "../../features/calendar-link/calendar-links";
import type { LinksDialogProps } from "./event-place";

/** One's calendar links, at `?links`. */
export const LinksDialog = ({ isOpen, onClosed, ...list }: LinksDialogProps & CalendarLinksProps) => (
  <HeldDialog isOpen={isOpen} title={calendarLinkTexts.title} onClosed={onClosed}>
    {() => <CalendarLinks {...list} />}
  </HeldDialog>
);
