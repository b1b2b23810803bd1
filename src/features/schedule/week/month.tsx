import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { dayOf, dayText } from "../../../../domain/dates/wall-time";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import { eventKeyText, keyOf } from "../../../../domain/schedule/event/event-sheet";
import type { ScheduleTeam } from "../../../../domain/schedule/week/agenda";
import { eventsOn, monthTexts as texts, weeksOf } from "../../../../domain/schedule/week/month";
import { routes } from "../../../../domain/shell/routes";
import {
  type MonthMachine,
  selectDay,
  selectStep,
  selectWindow,
} from "../../../../machines/schedule/month.machine";
import { Button } from "../../../ui/base/button";
import { ChevronBackIcon, ChevronForwardIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted, Stack } from "../../../ui/base/page";
import { deviceBoard } from "../../../ui/schedule/device-board";
import { DayRoom, MonthGrid, MonthHead, PrintedMonth } from "../../../ui/schedule/month-grid";
import { startBeside } from "../../../ui/schedule/start-beside";
import { FoundGroup } from "../../../ui/search/found-group";

export type MonthProps = {
  machine: MonthMachine;
  today: string;
  onOpened: (href: string) => void;
  onPrinted: () => void;
};

/** A month: its days with marks, the chosen day's events below, and the same on paper. */
export function Month({ machine, today, onOpened, onPrinted }: MonthProps) {
  const [input] = useState({ day: today });
  const month = useActorRef(machine, { input });
  const step = useSelector(month, selectStep);
  const day = useSelector(month, selectDay);
  const window = useSelector(month, selectWindow);
  const weeks = weeksOf(day, deviceBoard(today).weekStart);
  const events = window?.events ?? [];
  const teams = new Map((window?.teams ?? []).map((team) => [team.id, team]));
  const name = monthName(day);
  return (
    <Stack $gap={4}>
      <MonthHead>
        <h3 aria-live="polite">{name}</h3>
        <Button
          kind="quiet"
          aria-label={texts.before}
          onClick={() => month.send({ type: "month.moved", by: -1 })}
        >
          <ChevronBackIcon />
        </Button>
        <Button
          kind="quiet"
          aria-label={texts.after}
          onClick={() => month.send({ type: "month.moved", by: 1 })}
        >
          <ChevronForwardIcon />
        </Button>
        <Button kind="secondary" aria-disabled={step !== "shown"} onClick={onPrinted}>
          {texts.print}
        </Button>
      </MonthHead>
      {step === "failed" ? (
        <InlineNotice
          role="alert"
          title={texts.failed}
          actions={
            <Button kind="secondary" onClick={() => month.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      ) : (
        <MonthGrid
          label={name}
          isBusy={step === "reading"}
          weeks={weeks}
          today={today}
          chosen={day}
          marksOf={(date) => eventsOn(events, date).map((event) => markOf(event, teams))}
          onChosen={(date) => month.send({ type: "day.chosen", day: date })}
        />
      )}
      {step !== "failed" && (
        <DayRoom>
          {step === "shown" && (
            <DayList day={day} events={eventsOn(events, day)} teams={teams} onOpened={onOpened} />
          )}
        </DayRoom>
      )}
      {step === "shown" && (
        <PrintedMonth
          name={name}
          weeks={weeks}
          linesOf={(date) =>
            eventsOn(events, date).map((event) => ({
              key: event.id,
              text: lineOf(event),
              detail: [teams.get(event.team_id)?.name, ...event.mine.map(({ first_name }) => first_name)]
                .filter(Boolean)
                .join(" · "),
              isOff: event.status === "called_off",
            }))
          }
        />
      )}
    </Stack>
  );
}

type Teams = ReadonlyMap<string, ScheduleTeam>;

const markOf = (event: ScheduleEvent, teams: Teams) => ({
  key: event.id,
  colour: teams.get(event.team_id)?.colour_one,
  isOff: event.status === "called_off",
});

/** "17:30 Practice". */
const lineOf = (event: ScheduleEvent) => [...startBeside(event), eventTitle(event)].join(" ");

type DayListProps = {
  day: string;
  events: readonly ScheduleEvent[];
  teams: Teams;
  onOpened: (href: string) => void;
};

const DayList = ({ day, events, teams, onOpened }: DayListProps) =>
  events.length === 0 ? (
    <Muted>{texts.nothing}</Muted>
  ) : (
    <FoundGroup
      title={dayText(day)}
      rows={events.map((event) => ({
        key: event.id,
        href: `${routes.schedule.pattern}?event=${eventKeyText(keyOf(event))}`,
        name: lineOf(event),
        detail: [teams.get(event.team_id)?.name, event.venue?.name].filter(Boolean).join(" · "),
        isStruck: event.status === "called_off",
      }))}
      onOpened={onOpened}
    />
  );

/** "December 2026". */
const monthName = (day: string) =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    dayOf(day) * 86_400_000,
  );
