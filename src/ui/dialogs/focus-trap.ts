const tabbable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [contenteditable]";

/** Wraps the focus between a dialog's last and first tab stop, where the browser would leave the page. */
export function wrapFocus(dialog: HTMLElement, event: KeyboardEvent) {
  const stops = stopsOf(dialog);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  const isInside = dialog.contains(document.activeElement) && document.activeElement !== dialog;
  if (!other || (isInside && document.activeElement !== edge)) return;
  event.preventDefault();
  other.focus();
}

/** The tab stops in order. */
export const stopsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.closest("[inert]"),
  );
