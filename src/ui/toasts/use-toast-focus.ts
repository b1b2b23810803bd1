import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from "react";

/** F8 focuses the newest toast. Escape dismisses the focused one; after the last one the focus is restored. */
export function useToastFocus(
  list: RefObject<HTMLElement | null>,
  count: number,
  onHeld: (by: "focus") => void,
  onReleased: (by: "focus") => void,
) {
  const cameFrom = useRef<HTMLElement>(null);
  const isHeld = useRef(false);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const [newest] = stops(list.current);
      if (event.key !== "F8" || !newest) return;
      event.preventDefault();
      const active = document.activeElement;
      if (active instanceof HTMLElement && !list.current?.contains(active)) cameFrom.current = active;
      newest.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [list]);

  const release = () => {
    if (isHeld.current) onReleased("focus");
    isHeld.current = false;
  };

  // Removing a focused element fires no blur event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: count changes with the list's content
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) release();
  }, [count]);

  return {
    onFocus: () => {
      isHeld.current = true;
      onHeld("focus");
    },
    onBlur: release,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.target.closest("li")?.querySelector<HTMLElement>("button[data-dismiss]")?.click();
    },
    /** A keyboard press has `detail` 0; a pointer press never took the focus. */
    onClick: (event: MouseEvent) => {
      if (event.detail !== 0 || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>("[data-dismiss]");
      const others = stops(list.current);
      const next = others[pressed ? others.indexOf(pressed) + 1 : 0] ?? others.at(-2);
      (next ?? cameFrom.current)?.focus();
    },
  };
}

const stops = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>("li:not([data-motion='leaving']) [data-dismiss]") ?? []),
];
