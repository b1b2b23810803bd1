import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate";

/**
 * Fills a machine's placeholder actor. A machine's `onError` only shows a text, so an exception is reported to the
 * window's `error` event and the console first. After an abort nothing is reported.
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
