import type { Day } from "../../../domain/dates/calendar";

/**
 * Marks the days after a start, up to the one aimed at, as the range to come: straight on the cells, so that a hover
 * renders nothing, and only on those that change. React knows nothing of `data-preview` and leaves it be.
 */
export function createPreview() {
  let cells: readonly HTMLElement[] = [];
  let first: Day = 0;
  let start: Day | null = null;
  let aimed: Day | null = null;

  const mark = (day: Day) => {
    const isToCome = start !== null && aimed !== null && day > start && day <= aimed;
    cells[day - first]?.toggleAttribute("data-preview", isToCome);
  };
  const aim = (to: Day | null) => {
    if (start === null) return;
    const [before, after] = [aimed ?? start, to ?? start];
    aimed = to;
    for (let day = Math.min(before, after) + 1; day <= Math.max(before, after); day++) mark(day);
  };

  return {
    /** After a render the cells may be others; in document order they are consecutive days. */
    redraw(root: Element, newStart: Day | null) {
      if (start === null && newStart === null) return;
      cells = [...root.querySelectorAll<HTMLElement>("[data-day]")];
      first = Number(cells[0]?.dataset.day);
      start = newStart;
      if (start === null) aimed = null;
      for (const index of cells.keys()) mark(first + index);
    },
    aim,
  };
}

/** The day under a pointer or below a press, if it is one. */
export function dayAt(target: EventTarget): Day | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return cell ? Number(cell.dataset.day) : null;
}
