import type { KeyboardEvent } from "react";
import type { CalendarMove } from "../../../domain/dates/calendar-moves";

const moves: Record<string, CalendarMove> = {
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
  PageUp: "page-up",
  PageDown: "page-down",
  ShiftPageUp: "year-up",
  ShiftPageDown: "year-down",
};

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === "rtl";

/** The move of a key in the ARIA date grid; null for other keys. */
export function moveOf(event: KeyboardEvent<Element>): CalendarMove | null {
  const { key, shiftKey, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    return (key === "ArrowRight") === isRightToLeft(currentTarget) ? "previous" : "next";
  }
  return (shiftKey ? moves[`Shift${key}`] : null) ?? moves[key] ?? null;
}

export const isPress = ({ key }: KeyboardEvent) => key === "Enter" || key === " ";

const shortestSwipe = 40;

/** Months by which a swipe shifts the view: 1, -1 or 0, depending on the reading direction. */
export function monthsOfSwipe(element: Element, across: number, down: number) {
  if (Math.abs(across) < shortestSwipe || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across < 0 === isRightToLeft(element) ? -1 : 1;
}
