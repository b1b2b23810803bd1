import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { focusHeading } from "../base/move-focus";
import { topDialog } from "./open-dialogs";

type Options = { isClosable: boolean; onCloseRequested: () => void };

/**
 * A non-modal dialog next to the page, which stays usable. Focuses its title and restores the focus when closed, or at a press on *Back*.
 * Escape closes it, and so does a press on the page outside of controls.
 */
export function useSidePanel({ isClosable, onCloseRequested }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const request = useEffectEvent(() => {
    if (isClosable) onCloseRequested();
  });

  useLayoutEffect(() => {
    const panel = dialog.current;
    if (!panel) return;
    opener.current = document.activeElement;
    panel.show();
    panel.querySelector<HTMLElement>("[data-title]")?.focus();
    return () => panel.close();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || topDialog()) return;
      event.preventDefault();
      request();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || topDialog()) return;
      if (target.closest("main") && !target.closest(pressable)) request();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("click", onClick);
    };
  }, []);

  const focusPage = () => {
    const { current } = opener;
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
    if (isThere) current.focus();
    else focusHeading();
  };
  return { dialog, focusPage };
}

/** Controls with their own action, and the panel itself: pressing them does not close it. */
const pressable = "a, button, input, select, textarea, label, summary, dialog, [tabindex]";
