import { type ReactNode, useState } from "react";
import type { Row } from "../../../domain/base/collection";
import type { CalendarLink } from "../../../domain/calendar-link/calendar-link";
import { type CalendarLine, isEnded } from "../../../domain/calendar-link/lines";
import { askedText, calendarLinkTexts } from "../../../domain/calendar-link/texts";
import { Button } from "../../ui/base/button";
import { ListRow } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { FormButtons } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";
import { deviceDay, deviceWall } from "../../ui/schedule/device-clock";

export type LinkCardProps = {
  row: Row<CalendarLine>;
  link: CalendarLink;
  /** "Until Fri, May 28". */
  lasts?: string;
  now: () => number;
  /** The buttons that pass the link on; shown while it can be shown. */
  ways: (link: string) => ReactNode;
  onChanged: (to: CalendarLine) => void;
};

/** A link, who asked it last, and what one does with it. */
export function LinkCard({ row, link, lasts, now, ways, onChanged }: LinkCardProps) {
  const { item, change, refusal } = row;
  const {
    link: address,
    guest_name: guest,
    is_mine: isMine,
    last_fetched_at: at,
    last_fetched_by: by,
  } = link;
  const isOver = isEnded(link);
  const asked = askedText(link, at && deviceWall(at), deviceDay(now()));
  const { leaves_out_declined: leavesOut } = change?.to?.link ?? link;
  return (
    <ListRow
      title={item.title}
      detail={[lasts, asked, at !== null && by !== "page" && calendarLinkTexts.trust]
        .filter(Boolean)
        .join(" ")}
      isBusy={change !== null}
      fault={refusal}
      below={
        <Stack $gap={2}>
          {isOver && <Muted>{calendarLinkTexts.ended}</Muted>}
          {!isOver && address === null && (
            <Muted>{isMine ? calendarLinkTexts.notShown : calendarLinkTexts.othersMade}</Muted>
          )}
          {!isOver && guest === null && (
            <Tick
              name={`leaves-out-${item.id}`}
              label={calendarLinkTexts.leavesOut}
              isTicked={leavesOut}
              onTicked={(isOn) => onChanged({ ...item, link: { ...link, leaves_out_declined: isOn } })}
            />
          )}
          <Buttons
            title={item.title}
            isBusy={change?.to?.pendingAction === "off"}
            onSwitchedOff={() => onChanged({ ...item, pendingAction: "off" })}
          >
            {!isOver && address !== null && ways(address)}
          </Buttons>
        </Stack>
      }
    />
  );
}

type ButtonsProps = { title: string; isBusy: boolean; onSwitchedOff: () => void; children: ReactNode };

/** Switching off asks first, since the calendars that use the link lose its events. */
function Buttons({ title, isBusy, onSwitchedOff, children }: ButtonsProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <FormButtons>
        <Button kind="quiet" aria-label={`${calendarLinkTexts.off}, ${title}`} onClick={() => setAsked(true)}>
          {calendarLinkTexts.off}
        </Button>
        {children}
      </FormButtons>
    );
  return (
    <>
      <Muted role="status">{calendarLinkTexts.offWarning}</Muted>
      <FormButtons>
        <Button kind="quiet" onClick={() => setAsked(false)}>
          {calendarLinkTexts.keep}
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={onSwitchedOff}>
          {calendarLinkTexts.off}
        </Button>
      </FormButtons>
    </>
  );
}
