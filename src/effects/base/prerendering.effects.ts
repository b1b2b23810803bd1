/** Chromium's `prerendering`: drawn ahead of the press that leads here. */
type DrawnDocument = EventTarget & { readonly prerendering?: boolean };

/** Resolves once the page is before somebody: at once, unless the browser drew it ahead of the press that leads to it. */
export const untilSeen = (document: DrawnDocument) =>
  new Promise<void>((resolve) => {
    if (document.prerendering)
      document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    else resolve();
  });

type DrawnPage = { document: DrawnDocument; location: Pick<Location, "reload"> };

/** A page that was drawn ahead begins anew if what it began with is no longer so when it is seen. */
export async function beginAnewIfStale(page: DrawnPage, read: () => unknown) {
  if (!page.document.prerendering) return;
  const before = JSON.stringify(read());
  await untilSeen(page.document);
  if (JSON.stringify(read()) !== before) page.location.reload();
}
