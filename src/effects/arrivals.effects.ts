/**
 * A new page begins at its top, with the focus on its heading; Back returns to where one was. The browser
 * cannot do it: the page it would scroll is not drawn yet. `onChanged` hears of each new path.
 */
export function keepArrivals(page: Window, onChanged: (path: string) => void) {
  const { history, location, document } = page;
  let entry = entryOf(history);
  const positions = new Map<string, number>();
  let path = location.pathname;
  let isFirst = true;

  const drawnHeading = () => [...document.querySelectorAll<HTMLElement>("main h1")].find(isDrawn);
  /** The heading of the last page that was arrived at. */
  let shown: HTMLElement | undefined;

  const arrive = () => {
    const heading = drawnHeading();
    if (!heading || heading === shown) return;
    shown = heading;
    drawing.disconnect();
    page.scrollTo(0, positions.get(entry) ?? 0);
    if (isFirst || document.querySelector("dialog[open]")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const drawing = new MutationObserver(arrive);
  const awaitHeading = () => drawing.observe(document.body, { childList: true, subtree: true });

  const follow = () => {
    entry = entryOf(history);
    if (path === location.pathname) return;
    path = location.pathname;
    isFirst = false;
    awaitHeading();
    arrive();
    onChanged(path);
  };
  history.scrollRestoration = "manual";
  for (const change of ["pushState", "popstate"])
    page.addEventListener(
      change,
      () => {
        positions.set(entry, page.scrollY);
        follow();
      },
      first,
    );
  page.addEventListener("replaceState", follow, first);
  awaitHeading();
  arrive();
  onChanged(path);
}

/** Before the router hears of it: the old page still stands, and the new one is drawn right after. */
const first = { capture: true };

const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0;

/** A page of the history gets a name once, beside whatever else its state holds. */
function entryOf(history: History): string {
  const state: unknown = history.state;
  if (state instanceof Object && "entry" in state && typeof state.entry === "string") return state.entry;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...(state instanceof Object ? state : {}), entry }, "");
  return entry;
}
