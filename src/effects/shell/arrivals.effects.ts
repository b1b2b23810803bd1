import { read } from "../../../domain/base/read";
import type { SafeStorage } from "../base/storage.effects";

const positionsKey = "drip.positions";
const kept = 50;
/** For so long a page that loads its content may be too short for its position. */
const patience = 5_000;

/**
 * Scrolls a new page to its top and focuses its heading; Back and a reload restore the scroll position. The browser
 * cannot, since the page is not rendered yet when it would scroll. `onChanged` is called with each new path.
 */
export function saveArrivals(page: Window, storage: SafeStorage, onChanged: (path: string) => void) {
  const { history, location, document } = page;
  const stop = new AbortController();
  const first = { capture: true, signal: stop.signal };
  let entry = entryOf(history);
  const positions = new Map(readPositions(storage.read(positionsKey)));
  let path = location.pathname;
  /** The heading that was focused last. */
  let shown: HTMLElement | undefined;
  let isAwaited = true;
  /** The position that the page has yet to be long enough for. */
  let owed: { top: number; until: number } | null = null;

  const restore = () => {
    if (owed === null) return;
    page.scrollTo(0, owed.top);
    if (page.scrollY >= owed.top || page.performance.now() > owed.until) owed = null;
  };
  const arrive = () => {
    // Back may render its page before this listener knows the new path; `follow` runs right after.
    if (path !== location.pathname) return;
    // The same URL can show another page: the sign-in, or the page for an unreachable server.
    if (!isAwaited && shown?.isConnected) return;
    const heading = [...document.querySelectorAll<HTMLElement>("main h1")].find(isDrawn);
    if (!heading || heading === shown) return;
    const isFirst = shown === undefined;
    shown = heading;
    isAwaited = false;
    owed = { top: positions.get(entry) ?? 0, until: page.performance.now() + patience };
    restore();
    if (isFirst || document.querySelector("dialog[open]")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  const recordPosition = () => {
    positions.delete(entry);
    positions.set(entry, owed?.top ?? page.scrollY);
    owed = null;
  };
  const savePositions = () => {
    recordPosition();
    storage.write(positionsKey, JSON.stringify([...positions].slice(-kept)));
  };
  const follow = () => {
    entry = entryOf(history);
    if (path === location.pathname) return;
    path = location.pathname;
    isAwaited = true;
    arrive();
    onChanged(path);
  };
  history.scrollRestoration = "manual";
  // Capture the event before the router handles it, while the old page is still rendered.
  for (const change of ["pushState", "popstate"])
    page.addEventListener(
      change,
      () => {
        recordPosition();
        follow();
      },
      first,
    );
  page.addEventListener("replaceState", follow, first);
  page.addEventListener("pagehide", savePositions, { signal: stop.signal });
  // Whoever scrolls or presses something is not moved any more.
  for (const own of ["wheel", "touchstart", "pointerdown", "keydown"])
    page.addEventListener(own, () => (owed = null), { ...first, passive: true });
  const drawing = new MutationObserver(() => {
    arrive();
    restore();
  });
  drawing.observe(document.body, { childList: true, subtree: true });
  arrive();
  onChanged(path);
  return () => {
    stop.abort();
    drawing.disconnect();
  };
}

const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0;

/** Gives a history entry a key once, beside what else its state holds. */
function entryOf(history: History): string {
  const [known] = read(history.state, ["entry"]);
  if (typeof known === "string") return known;
  const entry = Math.random().toString(36).slice(2);
  history.replaceState({ ...(history.state instanceof Object ? history.state : {}), entry }, "");
  return entry;
}

function readPositions(text: string | null): readonly (readonly [string, number])[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list)
      ? list.flatMap((each) => {
          const [entry, top] = read(each, ["0", "1"]);
          return typeof entry === "string" && typeof top === "number" ? [[entry, top] as const] : [];
        })
      : [];
  } catch {
    return [];
  }
}
