import { lockScroll } from "./scroll-lock";

/** The modal dialogs now open, the topmost last. What floats above all of them stands in the topmost: the rest is inert. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Shows a dialog above all others and locks the page behind, until the returned function is called. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const unlock = lockScroll();
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
    unlock();
  };
}

export const topDialog = () => open.at(-1) ?? null;

export const isShown = (dialog: HTMLDialogElement) => open.includes(dialog);

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Calls at once when another dialog has become the topmost, before the old one closes. */
export function onTopDialogChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
