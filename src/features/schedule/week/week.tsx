import type { KeyboardEvent } from "react";
import { weekText } from "../../../../domain/dates/wall-time";
import { dayAfter, holdsWeekFrom } from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { beginsToday, boardStart } from "../../../../domain/schedule/week/board-week";
import { Button } from "../../../ui/base/button";
import { ChevronBackIcon, ChevronForwardIcon } from "../../../ui/base/icons";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { deviceBoard } from "../../../ui/schedule/device-board";
import { WeekHead } from "../../../ui/schedule/week-frame";
import { WideWeek } from "./week-board";
import { PhoneWeek } from "./week-phone";
import type { WeekProps } from "./week-props";

/** Seven days: on phones a chosen day and its list, on wide screens people by days. */
export function Week(props: WeekProps) {
  const { window, day, isWide, isOutOfReach, onDay } = props;
  const board = deviceBoard(window.today);
  const first = boardStart(day, board);
  const week = Array.from({ length: 7 }, (_, at) => dayAfter(first, at));
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -7, ArrowRight: 7 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onDay(dayAfter(day, by));
  };
  return (
    <Stack $gap={4}>
      <WeekHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys on it change the week; the buttons beside it do the same */}
        <h2 tabIndex={0} onKeyDown={step}>
          {weekText(first)}
          {first === window.today && beginsToday(board) && <small>{agendaTexts.fromToday}</small>}
        </h2>
        <Button kind="quiet" aria-label={agendaTexts.previousWeek} onClick={() => onDay(dayAfter(day, -7))}>
          <ChevronBackIcon />
        </Button>
        <Button kind="quiet" onClick={() => onDay(window.today)}>
          {agendaTexts.today}
        </Button>
        <Button kind="quiet" aria-label={agendaTexts.nextWeek} onClick={() => onDay(dayAfter(day, 7))}>
          <ChevronForwardIcon />
        </Button>
      </WeekHead>
      {!holdsWeekFrom(first, window) ? (
        isOutOfReach ? (
          <Muted>{agendaTexts.rainDelayWhy}</Muted>
        ) : (
          <Skeleton rows={3} label={agendaTexts.opening} />
        )
      ) : isWide ? (
        <WideWeek {...props} week={week} />
      ) : (
        <PhoneWeek {...props} week={week} />
      )}
    </Stack>
  );
}
