import { focusHeading } from "../base/move-focus";
import { lockScroll } from "./scroll-lock";

/** The open modal dialogs, topmost last. Floating elements move into the topmost, since the rest is inert. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Shows a dialog on top and locks the page's scrolling until the returned function is called. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const unlock = lockScroll();
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
    // The element that had the focus before may be gone: an event that was called off has no button for it.
    const { activeElement: left, body } = document;
    if (open.length === 0 && (left === null || left === body || dialog.contains(left))) focusHeading();
    unlock();
  };
}

export const topDialog = () => open.at(-1) ?? null;

export const isShown = (dialog: HTMLDialogElement) => open.includes(dialog);

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Calls synchronously when another dialog becomes the topmost, before the old one closes. */
export function onTopDialogChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
