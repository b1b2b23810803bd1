import type { BrowserContext, Route } from "playwright-core";

/**
 * Answers a context's requests to a stranger's server. A page may close while one is answered, popups above all: nobody awaits the
 * handler, so its rejection would end the process and with it all later tests.
 */
export const standInFor = (
  context: BrowserContext,
  pattern: Parameters<BrowserContext["route"]>[0],
  answer: (route: Route) => Promise<void>,
) =>
  context.route(pattern, (route) =>
    answer(route).catch((fault: unknown) => {
      if (!/has been closed/.test(String(fault))) throw fault;
    }),
  );
