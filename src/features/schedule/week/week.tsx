import type { KeyboardEvent } from "react";
import { isoDateOf } from "../../../../domain/dates/calendar";
import { dayOf, weekText } from "../../../../domain/dates/wall-time";
import { weekOf } from "../../../../domain/schedule/series/series";
import { dayAfter, showsWeekOf } from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { Button } from "../../../ui/base/button";
import { ChevronBackIcon, ChevronForwardIcon } from "../../../ui/base/icons";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { WeekHead } from "../../../ui/schedule/week-frame";
import { WideWeek } from "./week-board";
import { PhoneWeek } from "./week-phone";
import type { WeekProps } from "./week-props";

/** Seven days from Sunday on: on phones a chosen day and its list, on wide screens people by days. */
export function Week(props: WeekProps) {
  const { window, day, isWide, isOutOfReach, onDay } = props;
  const first = isoDateOf(weekOf(dayOf(day)));
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
      {!showsWeekOf(day, window) ? (
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
