type Thrifty = Navigator & { connection?: { saveData?: boolean } };

/** Loads what a later press would wait for, once the page is idle; nothing on a connection that saves data. */
export function warmUp(page: Window, load: () => Promise<unknown>): void {
  if ((page.navigator as Thrifty).connection?.saveData) return;
  // A failed load is tried again at the press, which also tells of it.
  const work = () => void load().catch(() => {});
  // Safari has no idle callback.
  if (page.requestIdleCallback) page.requestIdleCallback(work);
  else page.setTimeout(work);
}
