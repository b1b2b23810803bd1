import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate";

/**
 * Fills a chart's placeholder actor. A chart's `onError` shows a text and nobody would learn of the bug behind it, so what
 * the work throws goes to the window's `error` event and the console first. After an abort nobody waits for the work.
 */
export const effect = <Output, Input = NonReducibleUnknown>(
  work: (given: { input: Input; signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await work({ input, signal });
    } catch (fault) {
      if (!signal.aborted) reportError(fault);
      throw fault;
    }
  });
