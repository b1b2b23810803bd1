import type { Day } from "../../../domain/dates/calendar";

/**
 * Marks the days from the start to the hovered one as a preview, directly on the cells, so that a hover
 * does not render, and only on those that change. React does not manage `data-preview`, so it keeps it.
 */
export function createPreview() {
  let cells: readonly HTMLElement[] = [];
  let first: Day = 0;
  let start: Day | null = null;
  let pointed: Day | null = null;

  const mark = (day: Day) => {
    const isToCome = start !== null && pointed !== null && day > start && day <= pointed;
    cells[day - first]?.toggleAttribute("data-preview", isToCome);
  };
  const pointTo = (to: Day | null) => {
    if (start === null) return;
    const [before, after] = [pointed ?? start, to ?? start];
    pointed = to;
    for (let day = Math.min(before, after) + 1; day <= Math.max(before, after); day++) mark(day);
  };

  return {
    /** After a render the cells may have changed; in document order they are consecutive days. */
    redraw(root: Element, newStart: Day | null) {
      if (start === null && newStart === null) return;
      cells = [...root.querySelectorAll<HTMLElement>("[data-day]")];
      first = Number(cells[0]?.dataset.day);
      start = newStart;
      if (start === null) pointed = null;
      for (const index of cells.keys()) mark(first + index);
    },
    pointTo,
  };
}

/** The day of an event's target, if it is one. */
export function dayAt(target: EventTarget): Day | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return cell ? Number(cell.dataset.day) : null;
}
