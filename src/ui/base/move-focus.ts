/** Focuses the page's heading, in place of an element that is removed with the focus. Browsers would focus the body. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });

/** As a ref: takes the focus when it appears, since the button that was pressed for it is gone. */
export const focusOnShown = (node: HTMLElement | null) => node?.focus();
