import type { BrowserContext, Route } from "playwright-core";

/**
 * Answers a context's requests to a third party's server. A page, above all a popup, may close while a request is answered: nobody
 * awaits the handler, so its unhandled rejection would end the process with all later tests.
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
