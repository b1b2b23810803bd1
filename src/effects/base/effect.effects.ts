import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate";

/**
 * Fills a machine's placeholder actor. A machine's `onError` only shows a text, so an exception is reported to the
 * window's `error` event and the console first. After an abort nothing is reported, and the result never comes: React's StrictMode starts
 * the stopped actor again, which would take it for that of its second run.
 */
export const effect = <Output, Input = NonReducibleUnknown>(
  work: (given: { input: Input; signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      const outcome = await work({ input, signal });
      return signal.aborted ? await never : outcome;
    } catch (fault) {
      if (signal.aborted) return never;
      reportError(fault);
      throw fault;
    }
  });

const never = new Promise<never>(() => {});
