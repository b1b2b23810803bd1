/** `prerendering` is Chromium's flag for a page that runs in the background before it is opened. */
type PrerenderedDocument = EventTarget & { readonly prerendering?: boolean };

/** Resolves once the page is shown: at once, unless the browser is prerendering it. */
export const untilShown = (document: PrerenderedDocument) =>
  new Promise<void>((resolve) => {
    if (document.prerendering)
      document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    else resolve();
  });

type PrerenderedPage = { document: PrerenderedDocument; location: Pick<Location, "reload"> };

/** Reloads a prerendered page if the state it started with has changed by the time it is shown. */
export async function reloadIfStale(page: PrerenderedPage, read: () => unknown) {
  if (!page.document.prerendering) return;
  const before = JSON.stringify(read());
  await untilShown(page.document);
  if (JSON.stringify(read()) !== before) page.location.reload();
}
