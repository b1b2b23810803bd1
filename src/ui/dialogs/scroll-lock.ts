let locks = 0;

/** Locks the page's scrolling. Locks nest: scrolling is back when the last one is released. */
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

/** Reserves the scrollbar's width, so that the layout does not shift. */
function freeze(root: HTMLElement) {
  const scrollbar = window.innerWidth - root.clientWidth;
  root.style.setProperty("overflow", "hidden");
  if (scrollbar > 0) root.style.setProperty("padding-inline-end", `${scrollbar}px`);
}

function thaw(root: HTMLElement) {
  root.style.removeProperty("overflow");
  root.style.removeProperty("padding-inline-end");
}
