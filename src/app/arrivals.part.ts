import { pageTitle } from "../../domain/shell/shell";
import { createSafeStorage } from "../effects/base/storage.effects";
import { saveArrivals } from "../effects/shell/arrivals.effects";
import { savePageNames } from "../effects/shell/page-name.effects";
import type { Session } from "../features/session/use-access";

/** Updates title, scroll position and focus at every navigation. */
export function wireArrivals(session: Session, page: Window) {
  const nameOf = savePageNames(page, title);
  function title() {
    const { pathname } = page.location;
    const text = pageTitle(pathname, session.getSnapshot().context.auth.newFeedCards, nameOf(pathname));
    if (page.document.title !== text) page.document.title = text;
  }
  session.subscribe(title);
  saveArrivals(
    page,
    createSafeStorage(() => page.sessionStorage),
    title,
  );
}
