import type { Day } from "../../domain/calendar";

/**
 * Marks the days after a start, up to the one aimed at, as the range to come: straight on the cells, so that a hover
 * renders nothing, and only on those that change. React knows nothing of `data-preview` and leaves it be.
 */
export function createPreview() {
  let cells: readonly HTMLElement[] = [];
  let first: Day = 0;
  let start: Day | null = null;
  let end: Day = 0;

  const mark = (day: Day) => {
    const cell = cells[day - first];
    if (!cell) return;
    if (start === null || day <= start || day > end) cell.removeAttribute("data-preview");
    else cell.setAttribute("data-preview", day === end ? "end" : "between");
  };

  return {
    /** After a render the cells may be others; in document order they are consecutive days. */
    redraw(root: Element, newStart: Day | null, to: Day | null) {
      if (start === null && newStart === null) return;
      cells = [...root.querySelectorAll<HTMLElement>("[data-day]")];
      first = Number(cells[0]?.dataset.day);
      start = newStart;
      end = to ?? first - 1;
      for (const index of cells.keys()) mark(first + index);
    },
    aim(to: Day | null) {
      if (start === null) return;
      const [before, after] = [Math.max(start, end), Math.max(start, to ?? start)];
      if (before === after) return;
      end = after;
      for (let day = Math.min(before, after); day <= Math.max(before, after); day++) mark(day);
    },
  };
}

/** The day under a pointer or below a press, if it is one. */
export function dayAt(target: EventTarget): Day | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return cell ? Number(cell.dataset.day) : null;
}
