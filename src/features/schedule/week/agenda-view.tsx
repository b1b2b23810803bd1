import { useSelector } from "@xstate/react";
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import type { ActorRefFrom } from "xstate";
import { dayHeading } from "../../../../domain/dates/wall-time";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { agendaOf, dayAfter, type ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import type { Direction } from "../../../../domain/schedule/week/agenda-pages";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import {
  type ScheduleMachine,
  selectAsks,
  selectEnds,
  selectPageFault,
} from "../../../../machines/schedule/schedule.machine";
import { Button } from "../../../ui/base/button";
import { Muted, Stack } from "../../../ui/base/page";
import { Poster } from "../../../ui/brand/poster";
import { WeeksDrawing } from "../../../ui/brand/poster-drawings";
import { PageWay } from "../../../ui/schedule/agenda-list";
import { Agenda, type CardPorts, dayId } from "./agenda";

export type AgendaViewProps = CardPorts & {
  schedule: ActorRefFrom<ScheduleMachine>;
  window: ScheduleWindow;
  events: readonly ScheduleEvent[];
  /** The day in the URL. */
  day: string | null;
};

/** Days with events that the first frame draws, more than a tall screen shows; the others follow in time that nothing else needs. */
const firstDays = 7;

/** The agenda from today on. Earlier pages load by a button, later ones also by scrolling near the end. */
export function AgendaView({ schedule, window, events, day, ...ports }: AgendaViewProps) {
  const [isEarlierShown, setEarlierShown] = useState(false);
  const { today } = window;
  const first = events[0]?.first_day ?? today;
  const from = isEarlierShown && first < today ? first : today;
  const days = useMemo(() => agendaOf(events, from), [events, from]);
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole
    ? days
    : days.filter(({ date }, index) => index < firstDays || (day !== null && date <= day));
  const next = days.find(({ date }) => date >= today);
  const isFree = !isEarlierShown && next !== undefined && next.date >= dayAfter(today, 7);
  useEffect(() => {
    if (day !== null) showDay(day);
  }, [day]);
  return (
    <Stack $gap={4}>
      <More schedule={schedule} direction="earlier" onPressed={() => setEarlierShown(true)} />
      {isFree && (
        <Poster tone="signature" title={agendaTexts.freeWeek} drawing={<WeeksDrawing />} isLow>
          <p>{agendaTexts.nextUp(dayHeading(next.date, today))}</p>
          <p>
            <Button kind="secondary" onClick={() => showDay(next.date)}>
              {agendaTexts.takeMeThere}
            </Button>
          </p>
        </Poster>
      )}
      <Agenda days={shown} today={today} {...ports} />
      <More schedule={schedule} direction="later" />
    </Stack>
  );
}

type MoreProps = Pick<AgendaViewProps, "schedule"> & { direction: Direction; onPressed?: () => void };

function More({ schedule, direction, onPressed }: MoreProps) {
  const asks = useSelector(schedule, selectAsks);
  const isAtEnd = useSelector(schedule, selectEnds)[direction] === null;
  const fault = useSelector(schedule, selectPageFault);
  const isLater = direction === "later";
  const ref = useRef<HTMLDivElement>(null);
  const want = () => schedule.send({ type: "page.wanted", direction });
  useScrolledNear(ref, () => {
    if (isLater && fault === null) want();
  });
  if (isAtEnd) return <Muted>{isLater ? agendaTexts.noneLater : agendaTexts.noneEarlier}</Muted>;
  return (
    <PageWay ref={ref} data-unframed={isLater ? undefined : ""}>
      <Button
        kind={isLater ? "secondary" : "quiet"}
        isBusy={asks.some((ask) => ask.direction === direction && !ask.isWhole)}
        onClick={() => {
          onPressed?.();
          want();
        }}
      >
        {isLater ? agendaTexts.later : agendaTexts.earlier}
      </Button>
      {isLater && fault !== null && <Muted role="alert">{fault}</Muted>}
    </PageWay>
  );
}

/** Loads more when scrolling comes near the end. A list too short to scroll has the button only. */
function useScrolledNear(ref: RefObject<HTMLElement | null>, onNear: () => void) {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    const look = () => {
      const top = ref.current?.getBoundingClientRect().top;
      if (top !== undefined && top < window.innerHeight + near) tell();
    };
    document.addEventListener("scroll", look, { passive: true, capture: true });
    return () => document.removeEventListener("scroll", look, { capture: true });
  }, [ref]);
}

/** Pixels: about three cards. */
const near = 600;

/** Scrolls a day to the top and focuses its heading. */
const showDay = (date: string) => show(document.getElementById(dayId(date)));

/** Shows that day, or the next one with events. */
export function showDayFrom(date: string) {
  const days = [...document.querySelectorAll<HTMLElement>(`section[id^="${dayId("")}"]`)];
  show(days.find(({ id }) => id >= dayId(date)) ?? null);
}

function show(section: HTMLElement | null) {
  section?.scrollIntoView({ block: "start" });
  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
