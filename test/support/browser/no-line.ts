import type { BrowserContext } from "playwright-core";

/** Keeps later pages of a context without a live line: its reply does not end, so Playwright's "networkidle" would never come. */
export const withoutLine = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (asked, init) =>
      new URL(asked instanceof Request ? asked.url : asked, location.href).pathname === "/user/me/live"
        ? Promise.reject(new TypeError("There is no live line in this test."))
        : fetch(asked, init);
  });
