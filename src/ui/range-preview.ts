import type { Day } from "../../domain/calendar";

/**
 * Marks the days from the start to `to` as the range to come, straight on the cells: a hover renders nothing.
 * Only days that change are touched. React knows nothing of `data-preview` and leaves it be.
 */
export function showPreview(root: HTMLElement, start: Day | null, to: Day | null) {
  for (const cell of root.querySelectorAll<HTMLElement>("[data-day]")) {
    const day = Number(cell.dataset.day);
    const isInside = start !== null && to !== null && day > start && day <= to;
    const preview = isInside ? (day === to ? "end" : "between") : undefined;
    if (cell.dataset.preview === preview) continue;
    if (preview) cell.dataset.preview = preview;
    else delete cell.dataset.preview;
  }
}

/** The day under a pointer or below a press, if it is one. */
export function dayAt(target: EventTarget): Day | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return cell ? Number(cell.dataset.day) : null;
}
