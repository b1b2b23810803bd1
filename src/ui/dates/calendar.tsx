import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { clipTo, type Day, type Month, type Selection } from "../../../domain/dates/calendar";
import { type CalendarMove, monthsShown } from "../../../domain/dates/calendar-moves";
import { isPress, monthsOfSwipe, moveOf } from "./calendar-keys";
import { CalendarMonth } from "./calendar-month";
import { calendarStyle } from "./calendar-style";
import { createPreview, dayAt } from "./range-preview";

export type CalendarProps = {
  /** The first month shown. */
  view: Month;
  months?: number;
  today: Day;
  focus: Day;
  picked: Selection;
  /** The date is in the past, such as a birthday. */
  isOfPast?: boolean;
  isRange: boolean;
  /** The start is picked and the end is not: pointer and tab stop preview the range. */
  isChoosingEnd: boolean;
  /** Focuses the tab stop's day on mount. */
  takesFocus?: boolean;
  onPicked: (day: Day) => void;
  onMoved: (move: CalendarMove) => void;
  onShifted: (months: number) => void;
};

/**
 * Consecutive months. One handler of each kind serves all days, and days are not components. The tab stop is set on its
 * cell directly in the DOM, so that moving it does not re-render a month.
 */
export function Calendar(props: CalendarProps) {
  const { view, focus, picked, isOfPast = false, isRange, isChoosingEnd, today } = props;
  const root = useRef<HTMLDivElement>(null);
  const isMoving = useRef(props.takesFocus ?? false);
  const [preview] = useState(createPreview);
  const tabStop = useRef<HTMLElement>(null);
  const swipe = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    if (!root.current) return;
    preview.redraw(root.current, isChoosingEnd ? picked.start : null);
    const stop = root.current.querySelector<HTMLElement>(`[data-day="${focus}"]`);
    if (tabStop.current) tabStop.current.tabIndex = -1;
    if (stop) stop.tabIndex = 0;
    tabStop.current = stop;
    if (isMoving.current) {
      isMoving.current = false;
      preview.pointTo(focus);
      stop?.focus();
    }
  });

  const press = (event: KeyboardEvent) => {
    const move = moveOf(event);
    if (move) {
      isMoving.current = true;
      props.onMoved(move);
    } else if (isPress(event)) props.onPicked(focus);
    else return;
    event.preventDefault();
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "touch") preview.pointTo(dayAt(event.target));
  };
  const startSwipe = ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
    isMoving.current = false;
    swipe.current = isPrimary && pointerType !== "mouse" ? { x, y } : null;
  };
  const endSwipe = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const from = swipe.current;
    swipe.current = null;
    const months = from && monthsOfSwipe(currentTarget, clientX - from.x, clientY - from.y);
    if (months) props.onShifted(months);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers serve the grids inside
    <div
      ref={root}
      className={calendarStyle()}
      onClick={(event) => {
        const day = dayAt(event.target);
        if (day !== null) props.onPicked(day);
      }}
      onKeyDown={press}
      onPointerOver={hover}
      onPointerLeave={() => preview.pointTo(null)}
      onPointerDown={startSwipe}
      onPointerUp={endSwipe}
      onPointerCancel={() => {
        swipe.current = null;
      }}
    >
      {Array.from({ length: props.months ?? monthsShown }, (_, index) => {
        const month = view + index;
        const { start, end } = clipTo(month, picked);
        return <CalendarMonth key={month} {...{ month, start, end, today, isOfPast, isRange }} />;
      })}
    </div>
  );
}
