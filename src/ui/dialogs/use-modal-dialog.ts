import { type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { stopsOf, wrapFocus } from "./focus-trap";
import { isShown, showDialog, topDialog } from "./open-dialogs";

type Options = {
  isClosable: boolean;
  onCloseRequested: () => void;
  /** Finds what is focused first, where it is not the platform's choice. */
  focusFirst?: string;
};

/**
 * Opens the dialog it is spread onto for as long as it is mounted. Every way out asks first and nothing closes by
 * itself: Escape, the backdrop (where the press began and ended there) and the system's back gesture.
 */
export function useModalDialog({ focusFirst = "[data-autofocus]", ...options }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(options);
  const press = useRef({ began: false, ended: false });
  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    if (!dialog.current) return;
    const close = showDialog(dialog.current);
    // Left alone, Chromium may focus the scroll box instead of what is in it.
    const first = dialog.current.querySelector<HTMLElement>(focusFirst) ?? stopsOf(dialog.current)[0];
    first?.focus();
    return close;
  }, [focusFirst]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || topDialog() !== dialog.current) return;
      if (event.key === "Tab" && dialog.current) wrapFocus(dialog.current, event);
      if (event.key !== "Escape") return;
      // Chromium closes a dialog on its second Escape, whatever `cancel` says.
      event.preventDefault();
      request(latest.current);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const closedby: "closerequest" | "none" = options.isClosable ? "closerequest" : "none";
  return {
    ref: dialog,
    closedby,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      request(options);
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const { currentTarget: closed } = event;
      if (event.target !== closed || closed.open || !isShown(closed)) return;
      if (!options.isClosable) closed.showModal();
      request(options);
    },
    onPointerDown: (event: PointerEvent) => {
      press.current = { began: event.target === event.currentTarget, ended: false };
    },
    onPointerUp: (event: PointerEvent) => {
      press.current.ended = event.target === event.currentTarget;
    },
    // The target of a click that began and ended apart is what holds both places, so it tells nothing.
    onClick: () => {
      if (press.current.began && press.current.ended) request(options);
      press.current = { began: false, ended: false };
    },
  };
}

function request({ isClosable, onCloseRequested }: Options) {
  if (isClosable) onCloseRequested();
}
