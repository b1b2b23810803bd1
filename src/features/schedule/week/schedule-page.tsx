import { useSelector } from "@xstate/react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { ownRequests } from "../../../../domain/needs-you/needs-you";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import {
  clashesOf,
  dayAfter,
  holdsWeekFrom,
  isShownFor,
  rangeAround,
  type ScheduleWindow,
  type WindowRange,
} from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { boardStart } from "../../../../domain/schedule/week/board-week";
import {
  selectAnswers,
  selectFreshness,
  selectPhase,
  selectReadAt,
  selectWanted,
  selectWindow,
} from "../../../../machines/schedule/schedule.machine";
import { Button } from "../../../ui/base/button";
import { keepFocus } from "../../../ui/base/keep-focus";
import { Muted, Stack } from "../../../ui/base/page";
import { StickyTitle } from "../../../ui/base/sticky-title";
import { deviceBoard } from "../../../ui/schedule/device-board";
import { deviceDay } from "../../../ui/schedule/device-clock";
import { ViewTabs } from "../../../ui/schedule/view-tabs";
import { TeamColumns } from "../../../ui/team/team-columns";
import { TeamRequests } from "../../../ui/team/team-requests";
import type { CardPorts } from "./agenda";
import { AgendaView, showDayFrom } from "./agenda-view";
import { AskingYou } from "./asking-you";
import { Filter } from "./schedule-filter";
import type { SchedulePageProps, ScheduleView, WithWindow } from "./schedule-page-props";
import { NoTeam, NothingYet } from "./schedule-posters";
import { NotThere, State } from "./schedule-state";
import { Week } from "./week";

/** The household's schedule. */
export function SchedulePage(props: SchedulePageProps) {
  const { schedule, place, onMoved, isWide, now } = props;
  const phase = useSelector(schedule, selectPhase);
  const window = useWindowOfToday(schedule, now());
  const panelId = useId();
  const team = window?.teams.find(({ id }) => id === place.teamId);
  const hasEvents = phase === "shown" && window !== null && !isEmpty(window);
  useDaysOf(
    schedule,
    window && {
      first: boardStart((place.view === "week" && place.day) || window.today, deviceBoard(window.today)),
      last: place.view === "week" && !isWide ? dayAfter(place.day ?? window.today, daysBelow) : null,
    },
  );
  return (
    <>
      <StickyTitle
        end={
          hasEvents && (
            <>
              {isWide && props.compose}
              <ViewTabs
                label={agendaTexts.views}
                views={views}
                chosen={place.view}
                panelId={panelId}
                onChosen={(view) => onMoved({ view })}
              />
            </>
          )
        }
      >
        {team?.name ?? agendaTexts.title}
      </StickyTitle>
      {phase === "shown" && window ? (
        <Stack $gap={4}>
          <State schedule={schedule} now={now} />
          <Body {...props} window={window} panelId={panelId} />
        </Stack>
      ) : (
        <NotThere schedule={schedule} phase={phase} />
      )}
    </>
  );
}

/** Replaces the "today" of a stored window by the device's day until the server has replied. */
function useWindowOfToday(schedule: SchedulePageProps["schedule"], now: number) {
  const window = useSelector(schedule, selectWindow);
  const readAt = useSelector(schedule, selectReadAt);
  const isFresh = useSelector(schedule, selectFreshness) === "fresh";
  const here = deviceDay(now);
  const today = isFresh || readAt === null || deviceDay(readAt) === here ? window?.today : here;
  return useMemo(
    () => (window && today !== undefined && today !== window.today ? { ...window, today } : window),
    [window, today],
  );
}

/** Days that stand below the phone's board after the chosen one. */
const daysBelow = 6;

/** Reads the board of the day in the URL, whether set by a press, a link or Back, and the days below it. */
function useDaysOf(
  schedule: SchedulePageProps["schedule"],
  shown: { first: string; last: string | null } | null,
) {
  const wanted = useSelector(schedule, selectWanted);
  const isShown = useSelector(schedule, selectPhase) === "shown";
  const { from, days } = shown === null ? wanted : rangeOf(shown, wanted);
  const isOther = isShown && from !== wanted.from;
  useEffect(() => {
    if (isOther) schedule.send({ type: "window.moved", from, days });
  }, [schedule, isOther, from, days]);
}

function rangeOf({ first, last }: { first: string; last: string | null }, wanted: WindowRange) {
  const board = rangeAround(first, wanted);
  return last === null ? board : rangeAround(dayAfter(last, -6), board);
}

/** Only a window with the current days can show that the schedule is empty. */
const isEmpty = (window: ScheduleWindow) =>
  window.events.length === 0 && holdsWeekFrom(boardStart(window.today, deviceBoard(window.today)), window);

function Body(props: WithWindow) {
  if (props.window.teams.length === 0) return <NoTeam {...props} />;
  return isEmpty(props.window) ? <NothingYet {...props} /> : <Shown {...props} />;
}

function Shown(props: WithWindow) {
  const { schedule, window, panelId, place, onMoved, isWide, compose, now } = props;
  const [hidden, setHidden] = useState(props.hiddenClashes.read);
  const answers = useSelector(schedule, selectAnswers);
  const freshness = useSelector(schedule, selectFreshness);
  const clashes = useMemo(
    () => clashesOf(window).filter(({ key }) => !hidden.includes(key)),
    [window, hidden],
  );
  const events = useMemo(
    () => window.events.filter((event) => isShownFor(place, event)),
    [window.events, place],
  );
  const ports: CardPorts = {
    answers,
    teams: useMemo(() => new Map(window.teams.map((each) => [each.id, each])), [window.teams]),
    clashes,
    onClashHidden: (key) => {
      props.hiddenClashes.add(key);
      setHidden((known) => [...known, key]);
    },
    hrefOf: props.hrefOf,
    onOpened: props.onOpened,
    actionsOf: (event) => isNear(event, window, now()) && props.callOff?.(event),
    now,
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const key = shortcutOf(event);
    if (key === null || (key === "n" && !compose)) return;
    event.preventDefault();
    if (key === "n") props.onOpened(props.newHref("practice"));
    else {
      if (place.view === "week") onMoved({ day: window.today });
      showDayFrom(window.today);
    }
  };
  return (
    <>
      <Filter
        window={window}
        place={place}
        onMoved={onMoved}
        awayHref={props.awayHref}
        monthHref={props.monthHref}
        linksHref={props.linksHref}
        isWide={isWide}
        onOpened={props.onOpened}
      />
      {props.away?.(window)}
      <Layout
        isBoard={place.view === "week" && isWide}
        needsYou={
          <>
            <AskingYou
              needsYou={props.needsYou}
              callLists={props.callLists}
              isBeside={place.view === "agenda" && isWide}
              onOpened={props.onOpened}
              receipts={props.receipts}
              onGotIt={props.onGotIt}
              schedule={schedule}
              window={window}
              clashes={clashes}
              onClashHidden={ports.onClashHidden}
              room={props.lineRoom}
              now={now}
            />
            {props.usualAsked}
            <TeamRequests of={ownRequests(props.needsYou)} />
            {props.pushSubscription}
          </>
        }
        compose={!isWide && compose}
      >
        <div
          role="tabpanel"
          id={panelId}
          aria-label={nameOf(place.view)}
          onKeyDown={pressKey}
          ref={keepFocus}
        >
          {events.length === 0 && window.events.length > 0 ? (
            <Stack $gap={3}>
              <Muted>{agendaTexts.nothingForThem}</Muted>
              <p>
                <Button kind="secondary" onClick={() => onMoved({ who: null, teamId: null })}>
                  {agendaTexts.everybody}
                </Button>
              </p>
            </Stack>
          ) : place.view === "agenda" ? (
            <AgendaView schedule={schedule} window={window} events={events} day={place.day} {...ports} />
          ) : (
            <Week
              window={window}
              events={events}
              day={place.day ?? window.today}
              isWide={isWide}
              isOutOfReach={freshness === "offline" || freshness === "old"}
              onDay={(day) => onMoved({ day })}
              {...ports}
            />
          )}
        </div>
      </Layout>
    </>
  );
}

/** Shortcuts: T for today, N for new. Ignored with modifiers and in text fields. */
function shortcutOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): "t" | "n" | null {
  const isTyping = target instanceof HTMLElement && target.matches("input, textarea, select");
  if (isTyping || altKey || ctrlKey || metaKey) return null;
  const letter = key.toLowerCase();
  return letter === "t" || letter === "n" ? letter : null;
}

const views = [
  { id: "agenda", name: agendaTexts.agenda },
  { id: "week", name: agendaTexts.week },
] as const;
const nameOf = (view: ScheduleView) => (view === "agenda" ? agendaTexts.agenda : agendaTexts.week);

/** Whether staff can call the event off from its card: it begins within a day. */
function isNear(event: ScheduleEvent, { teams }: ScheduleWindow, now: number) {
  const isStaff = teams.some(({ id, is_staff }) => is_staff && id === event.team_id);
  return (
    isStaff &&
    event.status === "on" &&
    Date.parse(event.starts_at) - now < 86_400_000 &&
    Date.parse(event.ends_at) > now
  );
}

type LayoutProps = { isBoard: boolean; needsYou: ReactNode; compose: ReactNode; children: ReactNode };

/** The board takes the whole width; next to a list is room for *Needs you*. */
const Layout = ({ isBoard, needsYou, compose, children }: LayoutProps) =>
  isBoard ? (
    <Stack $gap={4}>
      {needsYou}
      {children}
    </Stack>
  ) : (
    <TeamColumns aside={needsYou} actions={compose}>
      {children}
    </TeamColumns>
  );
