import { pageTitle } from "../../domain/shell/shell";
import { createSafeStorage } from "../effects/base/storage.effects";
import { keepArrivals } from "../effects/shell/arrivals.effects";
import type { Session } from "../features/session/use-access";

/** What every change of the page brings: its title, where it is scrolled to, the focus. */
export function wireArrivals(session: Session, page: Window) {
  const name = () => {
    const title = pageTitle(page.location.pathname, session.getSnapshot().context.auth.newFeedCards);
    if (page.document.title !== title) page.document.title = title;
  };
  session.subscribe(name);
  keepArrivals(
    page,
    createSafeStorage(() => page.sessionStorage),
    name,
  );
}
