import { type RefObject, useEffect, useLayoutEffect } from "react";
import { onTopDialogChanged, topDialog } from "./open-dialogs";

/**
 * Keeps an element on top: in the top layer, inside the topmost dialog (everything outside is inert), and
 * re-shown when an element of no higher rank opens above it. It needs its own parent element to be moved from and back to.
 */
export function useFloatingHost(
  home: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
  rank: number,
) {
  useLayoutEffect(() => {
    const place = () => {
      const parent = topDialog() ?? home.current;
      if (!host.current || !parent) return;
      if (host.current.parentElement !== parent) move(host.current, parent);
      show(host.current);
    };
    place();
    const stopFollowing = onTopDialogChanged(place);
    return () => {
      stopFollowing();
      if (host.current) home.current?.append(host.current);
    };
  }, [home, host]);

  useEffect(() => {
    const onToggle = (event: Event) => {
      if (!host.current || !(event.target instanceof HTMLElement)) return;
      if (Number(event.target.dataset.floating ?? -1) >= rank) return;
      if ("newState" in event && event.newState === "open") showAgain(host.current);
    };
    document.addEventListener("toggle", onToggle, true);
    return () => document.removeEventListener("toggle", onToggle, true);
  }, [host, rank]);
}

/** Elements of a higher rank are above those of a lower. */
export const floatingRank = { overlay: 0, toasts: 1 } as const;

/** `moveBefore`, if supported, keeps focus and running animations. */
function move(element: HTMLElement, parent: HTMLElement) {
  if (!("moveBefore" in parent) || typeof parent.moveBefore !== "function") return parent.append(element);
  parent.moveBefore(element, null);
  showAgain(element);
}

function showAgain(element: HTMLElement) {
  if (element.contains(document.activeElement)) return;
  if (element.matches(":popover-open")) element.hidePopover();
  show(element);
}

function show(element: HTMLElement) {
  if ("showPopover" in element && !element.matches(":popover-open")) element.showPopover();
}
