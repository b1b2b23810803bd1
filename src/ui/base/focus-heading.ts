/** Focuses the page's heading, in place of an element that is removed with the focus. Browsers would focus the body. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
