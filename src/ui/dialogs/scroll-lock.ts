let locks = 0;

/** Keeps the page behind where it is. Locks nest: the page scrolls again once the last is released. */
export function lockScroll(): () => void {
  if (locks === 0) freeze(document.documentElement);
  locks += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) thaw(document.documentElement);
  };
}

/** Room is left for the scrollbar, so that nothing shifts when it goes. */
function freeze(root: HTMLElement) {
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.setProperty("overflow", "hidden");
  if (scrollbar > 0) root.style.setProperty("padding-inline-end", `${scrollbar}px`);
}

function thaw(root: HTMLElement) {
  root.style.removeProperty("overflow");
  root.style.removeProperty("padding-inline-end");
}
