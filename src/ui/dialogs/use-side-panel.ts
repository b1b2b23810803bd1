import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { topDialog } from "./open-dialogs";

type Options = { isClosable: boolean; onCloseRequested: () => void };

/**
 * Shows the dialog it is spread onto beside the page, which stays in use. Its title is focused, and the focus goes back where it was.
 * Escape closes it, and so does a press on the page where there is nothing to press.
 */
export function useSidePanel({ isClosable, onCloseRequested }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  const request = useEffectEvent(() => {
    if (isClosable) onCloseRequested();
  });

  useLayoutEffect(() => {
    const panel = dialog.current;
    if (!panel) return;
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

  return dialog;
}

/** What does something of its own, and the panel itself, wherever in the page it stands. */
const pressable = "a, button, input, select, textarea, label, summary, dialog, [tabindex]";
