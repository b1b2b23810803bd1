const tabbable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [contenteditable]";

/** Carries the focus from a dialog's last stop to its first and back, where the platform would leave the page. */
export function wrapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = stopsOf(dialog);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  const isInside = dialog.contains(document.activeElement) && document.activeElement !== dialog;
  if (!other || (isInside && document.activeElement !== edge)) return;
  event.preventDefault();
  other.focus();
}

/** What the Tab key stops at, first to last. */
export const stopsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.closest("[inert]"),
  );
