/** As a ref: takes the focus when it appears, since the button that was pressed for it is gone. */
export const focusOnShown = (node: HTMLElement | null) => node?.focus();
