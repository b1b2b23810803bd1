import { type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { stopsOf, wrapFocus } from "./focus-trap";
import { isShown, showDialog, topDialog } from "./open-dialogs";

type Options = {
  isClosable: boolean;
  onCloseRequested: () => void;
  /** Selector of the element to focus first, instead of the browser's choice. */
  focusFirst?: string;
};

/**
 * Props for a dialog that is open while mounted. Every way to close only calls back, and the dialog does not close by
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
    // By default Chromium may focus the scroll container instead of its content.
    const first = dialog.current.querySelector<HTMLElement>(focusFirst) ?? stopsOf(dialog.current)[0];
    first?.focus();
    return close;
  }, [focusFirst]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || topDialog() !== dialog.current) return;
      if (event.key === "Tab" && dialog.current) wrapFocus(dialog.current, event);
      if (event.key !== "Escape") return;
      // Chromium closes a dialog at the second Escape even if `cancel` is prevented.
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
    // A click's target is the common ancestor of press and release, so the place of the press is recorded too.
    onClick: () => {
      if (press.current.began && press.current.ended) request(options);
      press.current = { began: false, ended: false };
    },
  };
}

function request({ isClosable, onCloseRequested }: Options) {
  if (isClosable) onCloseRequested();
}
