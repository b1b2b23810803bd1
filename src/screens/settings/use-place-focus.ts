import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus with what the dialog shows: to its heading where a row leads, which speaks the new title, and back
 * to that row. Rows are remembered by their label, since the list is rendered again.
 */
export function usePlaceFocus(root: RefObject<HTMLElement | null>, title: string, isOverview: boolean) {
  const row = useRef<string | null>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    const back = isOverview && row.current !== null && `[data-row="${CSS.escape(row.current)}"]`;
    const target =
      (back && root.current?.querySelector<HTMLElement>(back)) ||
      root.current?.closest("dialog")?.querySelector<HTMLElement>("h2");
    target?.focus();
  }, [root, title, isOverview]);
  return (pressed: EventTarget) => {
    const pressedRow = pressed instanceof Element ? pressed.closest<HTMLElement>("[data-row]") : null;
    if (pressedRow) row.current = pressedRow.dataset.row ?? null;
  };
}
